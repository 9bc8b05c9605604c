
import { textById } from "../text/t.js";



/**
 * Texts of the map. The page may give its own for the codes of refusals.
 */


/**
 * Returns the text of a code: the page's, else the board's own, else the code itself.
 * @param {((code: string, params: Record<string, unknown>) => string) | undefined} text
 * @param {string} code @param {Record<string, any>} [params]
 */
export function boardText(text, code, params = {}) {
  const said = text?.(code, params);
  if (said && said !== code) return said;
  return textById(`board-${code.replace("board.", "")}`, params) ?? code;
}
