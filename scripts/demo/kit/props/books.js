import { rect } from "../../scenes/shapes.js";

/**
 * Books lying on one another, the lowest standing on y; x is the left edge.
 * @param {{ x: number, y: number, colours: readonly string[] }} pile
 */
export function lyingBooks({ x, y, colours }) {
  return colours
    .map((colour, index) => {
      const [width, height] = [300 - ((index * 53) % 70), 44 + ((index * 17) % 22)];
      const left = x + ((index * 29) % 40);
      const top =
        y -
        colours.slice(0, index + 1).reduce((sum, _, before) => sum + 44 + ((before * 17) % 22), 0);
      return (
        rect([left, top, width, height], colour, { rx: 4 }) +
        rect([left + 26, top, 10, height], "#fff", { opacity: 0.45 }) +
        rect([left + width - 60, top, 10, height], "#fff", { opacity: 0.45 }) +
        rect([left, top + height - 8, width, 8], "#000", { opacity: 0.12 })
      );
    })
    .join("");
}

/**
 * Books in a row, standing on y from x to the right.
 * @param {{ x: number, y: number, colours: readonly string[], tall?: number }} row
 */
export function standingBooks({ x, y, colours, tall = 330 }) {
  let left = x;
  return colours
    .map((colour, index) => {
      const [width, height] = [40 + ((index * 23) % 34), tall - ((index * 67) % 90)];
      const book =
        rect([left, y - height, width, height], colour, { rx: 3 }) +
        rect([left + 6, y - height + 34, width - 12, 8], "#fff", { opacity: 0.5 }) +
        rect([left + 6, y - 56, width - 12, 8], "#fff", { opacity: 0.5 }) +
        rect([left + width - 8, y - height, 8, height], "#000", { opacity: 0.14 });
      left += width + 3;
      return book;
    })
    .join("");
}
