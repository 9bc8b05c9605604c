// Universal VTT files (.dd2vtt, .uvtt, .df2vtt): their picture and the size of its square grid.

/** Suffixes of these files. */
export const UNIVERSAL_VTT = [".dd2vtt", ".uvtt", ".df2vtt"];
/** Returns whether a file is one of these, by its name. @param {File} file */
export const isUniversalVtt = ({ name }) => UNIVERSAL_VTT.some((suffix) => name.toLowerCase().endsWith(suffix));
/** The most bytes of a file: it is read as a whole. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The first bytes of a picture in base64, by content type. @type {[string, string][]} */
const BEGINNINGS = [
  ["iVBORw0KGgo", "image/png"],
  ["/9j/", "image/jpeg"],
  ["UklGR", "image/webp"],
];

/**
 * Reads the text of a file. Returns its picture, and how many squares it is wide; null where the file
 * has no picture that can be used, or no grid.
 * @param {string} text @returns {{bytes: Uint8Array, type: string, squares: number}|null}
 */
export function readUniversalVtt(text) {
  try {
    const { image, resolution } = JSON.parse(text);
    const squares = Number(resolution.map_size.x);
    const base64 = String(image).replace(/^data:[^,]*,/, "");
    const type = BEGINNINGS.find(([start]) => base64.startsWith(start))?.[1];
    if (type === undefined || !(squares > 0 && squares <= 10_000)) return null;
    return { bytes: Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)), type, squares };
  } catch {
    return null; // no JSON, or without these parts
  }
}

/**
 * Returns the picture of a file, and how many squares it is wide, or null.
 * @param {File} file @returns {Promise<{picture: File, squares: number}|null>}
 */
export async function openUniversalVtt(file) {
  if (file.size > MOST_BYTES) return null;
  const found = readUniversalVtt(await file.text());
  if (found === null) return null;
  const picture = new File([/** @type {BlobPart} */ (found.bytes)], file.name, { type: found.type });
  return { picture, squares: found.squares };
}
