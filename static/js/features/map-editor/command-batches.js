// Splits a command about many hexes into messages that the server accepts. Pure.

/** The most bytes of hexes in one message. The server accepts 64 KiB by default. */
const MOST_BYTES = 60_000;
const encoder = new TextEncoder();

/**
 * Returns the command itself, or several when its cells need more than one message.
 * @template {{cells: any[]}} Command
 * @param {Command} command @param {number} [most]
 * @returns {Command[]}
 */
export function splitCommand(command, most = MOST_BYTES) {
  /** @type {any[][]} */
  const parts = [[]];
  let size = 0;
  for (const cell of command.cells) {
    const more = encoder.encode(JSON.stringify(cell)).length + 1;
    if (size > 0 && size + more > most) {
      parts.push([]);
      size = 0;
    }
    parts[parts.length - 1]?.push(cell);
    size += more;
  }
  return parts.map((cells) => ({ ...command, cells }));
}
