/** The board's public face. */
export { createBoard } from "./api.js";
