import { GROUNDS } from "../kit/inks.js";
import { placeSheet, sheetHeight } from "./placeSheet.js";
import { line, rect, shape } from "./shapes.js";

/** @typedef {"oak" | "black" | "white"} Wood */

/** @type {Record<Wood, { face: string, edge: string }>} */
const WOODS = {
  oak: { face: "#c39a67", edge: "#9c7648" },
  black: { face: "#2b2a2c", edge: "#151416" },
  white: { face: "#f7f4ee", edge: "#cfc8bc" },
};

/**
 * A framed sheet; `width` is the frame's outer width.
 * @param {import("../posters/art.js").Art} art
 * @param {{ x: number, y: number, width: number, bar: number, mat: number, wood: Wood, id?: string }} frame
 *   bar: how thick the wood is; mat: how wide the card round the sheet
 */
export function frame(art, { x, y, width, bar, mat, wood, id = "s" }) {
  const { face, edge } = WOODS[wood];
  const inner = width - 2 * bar;
  const sheet = inner - 2 * mat;
  const height = sheetHeight(sheet) + 2 * mat + 2 * bar;
  const [left, top, right, bottom] = [x + bar, y + bar, x + width - bar, y + height - bar];
  return {
    height,
    marks: [
      rect([x, y, width, height], face),
      line(
        `M${x} ${y}L${left} ${top}M${x + width} ${y}L${right} ${top}M${x} ${y + height}L${left} ${bottom}M${x + width} ${y + height}L${right} ${bottom}`,
        edge,
        1.5,
      ),
      rect([left, top, inner, height - 2 * bar], "#fbf9f4"),
      mat > 0
        ? rect(
            [left + mat - 3, top + mat - 3, sheet + 6, height - 2 * bar - 2 * mat + 6],
            "#ddd6c9",
          )
        : "",
      placeSheet(art, { x: left + mat, y: top + mat, width: sheet, id }),
      shape(
        `M${left} ${top}h${inner}v${bar * 0.4}h${-inner + bar * 0.4}V${bottom}h${-bar * 0.4}z`,
        "#000",
        { opacity: 0.16 },
      ),
      shape(
        `M${left + inner * 0.55} ${top}h${inner * 0.24}L${left + inner * 0.3} ${bottom}h${-inner * 0.24}z`,
        "#fff",
        { opacity: 0.07 },
      ),
      line(`M${x} ${y + height}h${width}V${y}`, edge, 2.5),
    ].join(""),
  };
}

/** What a frame throws on the wall behind it. @param {{ x: number, y: number, width: number, height: number }} box */
export function frameShadow({ x, y, width, height }) {
  return (
    rect([x + 16, y + 24, width, height], "#1d1914", { opacity: 0.34, filter: "url(#soft)" }) +
    rect([x + 3, y + 4, width + 2, height + 2], "#1d1914", { opacity: 0.2 })
  );
}

/** Colours walls are painted in. */
export const WALLS = [
  GROUNDS.wall,
  GROUNDS.wallCool,
  GROUNDS.wallWarm,
  GROUNDS.wallDark,
  "#c9d2c4",
  "#e8d9b8",
  "#b9c6cf",
  "#d9b7a6",
];
