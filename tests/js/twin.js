// Answers test_verify_twins.py and test_log_text.py: node twin.js log|verify|hash|dice FILE, JSON in and JSON out.

import { readFileSync } from "node:fs";
import { logLineText } from "../../static/js/text/log-line.js";
import { catalogue } from "../../static/js/text/catalogue.js";
import { createMessages } from "../../static/js/text/messages.js";
import { hexToBytes, bytesToHex, hmac, sha256 } from "../../static/js/dice-check/sha256.js";
import { deriveFace, Malformed, nextMix, verify } from "../../static/js/dice-check/verify-dice.js";

const tasks = {
  log({ log, systems }) {
    const messages = createMessages(catalogue, systems);
    const lineAt = (n) => log.find((line) => line.n === n);
    return log.map((line) => logLineText(line, { messages, naming: { orientation: "flat" }, seatName: () => undefined, lineAt }));
  },
  verify(document) {
    try {
      return verify(document);
    } catch (error) {
      if (error instanceof Malformed) return "malformed";
      throw error;
    }
  },
  hash(text) {
    const message = hexToBytes(text);
    return [bytesToHex(sha256(message)), bytesToHex(hmac(message, message.slice().reverse()))];
  },
  dice([seed, table, stream, counter, command, mix, sides]) {
    const message = [table, stream, counter, command, ...(mix ? [mix] : [])].join("|");
    return [deriveFace(hexToBytes(seed), message, sides), nextMix(mix, "s1", command)];
  },
};

const [task, file] = process.argv.slice(2);
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(file, "utf8")).map(tasks[task])));
