import { lay } from "../../kit/lay.js";
import { cornerOf } from "../notebookThings.js";

/**
 * The notebook lying flat.
 * @param {import("../../kit/stationery.js").Stationery} book
 * @param {{ x: number, y: number, high: number, turn: number }} spot
 */
export function layBook(book, { x, y, high, turn }) {
  const { width, height } = book;
  const thing = { href: "#front", width, height, rx: cornerOf(book) };
  return lay(thing, { x, y, scale: high / height, turn, lift: 30 });
}
