// What the keys for copies and for removing units do. Their part arrives after the page has opened
// (several-keys.js).

/** Without effect until they have arrived. */
export const severalKeys = {
  any: () => false,
  remove: () => {},
  mayCopy: () => false,
  copy: () => {},
  mayPaste: () => false,
  paste: () => {},
};

/** @param {typeof severalKeys} given */
export function setSeveralKeys(given) {
  Object.assign(severalKeys, given);
}
