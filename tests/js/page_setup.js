// Loaded before tests of page modules: libraries come from .cache/client, texts from static/messages.

import { readdirSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const libraries = new URL("../../.cache/client/package.json", import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    return /^[.\/]|^\w+:/.test(specifier) ? next(specifier, context) : next(specifier, { ...context, parentURL: libraries });
  },
});

const folder = new URL("../../static/messages/en/", import.meta.url);
const files = ["codes", "page"].flatMap((part) => readdirSync(new URL(part, folder)).map((name) => new URL(`${part}/${name}`, folder)));
globalThis.hexframeMessages = files.map((file) => readFileSync(file, "utf8")).join("\n");
