// Follows a table over its event stream. The address of the page has server, table and token
// behind the #, which browsers send to nobody.

const given = new URLSearchParams(location.hash.slice(1));
const base = `${given.get("server")}/api/v1/tables/${given.get("table")}`;
const find = (id) => document.getElementById(id);

/** The copy of the view, where it stands, and how often in a row joining failed. */
let view = null;
let epoch = null;
let seq = 0;
let failures = 0;

/** Opens the stream with a new ticket, after the last change that arrived. */
async function join() {
  try {
    const answer = await fetch(`${base}/tickets`, {
      method: "POST",
      headers: { Authorization: `Bearer ${given.get("token")}` },
    });
    if (answer.status === 401 || answer.status === 403) return say(`Stopped: ${(await answer.json()).code}`);
    if (!answer.ok) return again();
    const where = new URLSearchParams({ ticket: (await answer.json()).ticket });
    if (epoch !== null) {
      where.set("epoch", epoch);
      where.set("after", String(seq));
    }
    listen(new EventSource(`${base}/stream?${where}`));
  } catch {
    // the browser tells a page nothing about an answer that is not for its origin
    if (view === null) say(`No answer from ${given.get("server")}. Does the token name ${location.origin}?`);
    again();
  }
}

function again() {
  setTimeout(join, Math.min(15_000, 500 * 2 ** failures++));
}

/** @param {EventSource} stream */
function listen(stream) {
  const leave = () => {
    stream.close();
    again();
  };
  stream.addEventListener("view", (event) => {
    const frame = JSON.parse(event.data);
    failures = 0;
    ({ view, epoch, seq } = frame);
    show(frame.entries);
  });
  stream.addEventListener("change", (event) => {
    const frame = JSON.parse(event.data);
    if (frame.seq <= seq) return;
    if (view === null || frame.seq !== seq + 1) return leave();
    failures = 0;
    for (const [operation, path, value] of frame.patch) {
      const last = path.at(-1);
      let at = view;
      for (const key of path.slice(0, -1)) at = at[key];
      if (operation === "set") at[last] = value;
      else delete at[last];
    }
    seq = frame.seq;
    show(frame.entries);
  });
  stream.addEventListener("close", leave);
  // a ticket opens one stream: join anew instead of letting the browser repeat the address
  stream.addEventListener("error", leave);
}

/** Shows the view, and the last roll among new lines of the log. @param {any[]} entries */
function show(entries) {
  const { conflict, units } = view.scene;
  const active = conflict?.active ? units[conflict.active] : null;
  if (!conflict) say(view.table.name);
  else say(`Round ${conflict.round} · ${active ? `${active.name}'s turn` : conflict.segment}`);
  find("bars").replaceChildren(...Object.values(units).map((unit) => bar(unit, unit === active)));
  const rolls = (entries ?? []).filter(({ params }) => typeof params.total === "number");
  const last = rolls.at(-1);
  if (!last) return;
  const who = last.params.unit?.name || last.by;
  find("roll").textContent = `${who} rolls ${last.params.notation ?? ""}: ${last.params.total}`.replace(" :", ":");
  find("roll").hidden = false;
}

/** @param {string} text */
function say(text) {
  find("turn").textContent = text;
}

/** Returns the row of a unit. Numbers that are withheld have no bar. */
function bar(unit, active) {
  const row = document.createElement("li");
  row.className = [active && "active", unit.destroyed && "down"].filter(Boolean).join(" ");
  const name = document.createElement("span");
  name.textContent = unit.name;
  const number = document.createElement("span");
  row.append(name, number);
  if (unit.integrity === null) {
    number.textContent = unit.condition ?? "";
  } else {
    number.textContent = `${unit.integrity} / ${unit.integrity_max}`;
    const meter = document.createElement("meter");
    Object.assign(meter, { min: 0, max: unit.integrity_max, value: unit.integrity });
    meter.low = unit.integrity_max / 3;
    meter.setAttribute("aria-label", `integrity of ${unit.name}`);
    row.append(meter);
  }
  return row;
}

// somebody types another address behind the #: begin anew
addEventListener("hashchange", () => location.reload());
const missing = ["server", "table", "token"].filter((name) => !given.get(name));
if (missing.length) say(`The address lacks ${missing.join(", ")}`);
else join();
