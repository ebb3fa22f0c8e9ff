import { element } from "../kit/svg.js";
import { FACES, glyph } from "./letters.js";

/**
 * The name under which a letter's outline stands in a file.
 * @param {{ face: import("./letters.js").FaceName, character: string }} letter
 */
export function glyphId({ face, character }) {
  return `${face.slice(0, 1)}${character.codePointAt(0)?.toString(36)}`;
}

/**
 * The outlines that a finished drawing refers to, each once.
 * @param {string} drawing SVG
 */
export function glyphDefinitions(drawing) {
  const used = new Set([...drawing.matchAll(/<use href="#([a-z\d]+)"/g)].map(([, id = ""]) => id));
  return [...used].map(outline).join("");
}

/** @param {string} id */
function outline(id) {
  const face = FACES.find((name) => id.startsWith(name.slice(0, 1)));
  if (face === undefined)
    throw new Error(`vitrine: ${id} is a letter of no face; a drawing refers to it.`);
  const character = String.fromCodePoint(Number.parseInt(id.slice(1), 36));
  return element("path", { id, d: glyph(face, character).d });
}
