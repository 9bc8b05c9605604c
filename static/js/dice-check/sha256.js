// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) without crypto.subtle, which browsers do not offer over
// plain
// HTTP in a local network. tests/js/test_verify_twins.py compares it with Python's hashlib.

const BLOCK = 64;

/** The first 32 fractional bits of the cube roots and square roots of the first primes. */
const ROUND_CONSTANTS = new Uint32Array(64);
const INITIAL_STATE = new Uint32Array(8);
for (let n = 2, count = 0; count < 64; n += 1) {
  let prime = true;
  for (let d = 2; d * d <= n; d += 1) prime &&= n % d !== 0;
  if (!prime) continue;
  if (count < 8) INITIAL_STATE[count] = rootFraction(n, 2n);
  ROUND_CONSTANTS[count] = rootFraction(n, 3n);
  count += 1;
}

/**
 * Returns the first 32 fractional bits of a root, computed exactly in whole numbers.
 * @param {number} n @param {bigint} degree
 */
function rootFraction(n, degree) {
  const power = BigInt(n) << (32n * degree);
  let root = BigInt(Math.floor(n ** (1 / Number(degree)) * 2 ** 32));
  while (root ** degree > power) root -= 1n;
  while ((root + 1n) ** degree <= power) root += 1n;
  return Number(root & 0xffffffffn);
}

const schedule = new Uint32Array(64);

/** Rotates 32 bits to the right. @param {number} x @param {number} n */
function rotateRight(x, n) {
  return (x >>> n) | (x << (32 - n));
}

/**
 * Updates the state with one block.
 * @param {Uint32Array} state @param {DataView} view @param {number} at offset of the block
 */
function compress(state, view, at) {
  for (let i = 0; i < 16; i += 1) schedule[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const x = schedule[i - 15];
    const y = schedule[i - 2];
    const s0 = rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3);
    const s1 = rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10);
    schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i] + schedule[i]) | 0;
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] += word;
  });
}

/**
 * Returns the SHA-256 digest of a message.
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(message) {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  const state = INITIAL_STATE.slice();
  for (let at = 0; at < length; at += BLOCK) compress(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

/**
 * Returns the HMAC-SHA-256 of a message.
 * @param {Uint8Array} key @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function hmac(key, message) {
  const blockKey = key.length > BLOCK ? sha256(key) : key;
  const padded = new Uint8Array(BLOCK);
  padded.set(blockKey);
  const inner = concatBytes(padded.map((byte) => byte ^ 0x36), message);
  return sha256(concatBytes(padded.map((byte) => byte ^ 0x5c), sha256(inner)));
}

/** @param {Uint8Array} a @param {Uint8Array} b */
function concatBytes(a, b) {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Returns a text in UTF-8. @param {string} text */
export function utf8Bytes(text) {
  return new TextEncoder().encode(text);
}

/** Returns bytes as hexadecimal digits. @param {Uint8Array} bytes */
export function bytesToHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the bytes of hexadecimal digits. @param {string} text an even number of digits */
export function hexToBytes(text) {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
