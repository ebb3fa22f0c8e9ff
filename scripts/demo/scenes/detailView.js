import { GROUNDS } from "../kit/inks.js";
import { element, number } from "../kit/svg.js";
import { drawMarks } from "../posters/drawMarks.js";
import { SHEET } from "../posters/marks.js";
import { scene } from "./scene.js";
import { rect } from "./shapes.js";

/**
 * A poster from so near that dots and line ends show.
 * @param {import("../posters/art.js").Art} art
 */
export function detailView(art) {
  const { x, y, width } = art.closeUp;
  const height = width * 1.25;
  const crop = {
    left: x - width / 2,
    top: y - height / 2,
    right: x + width / 2,
    bottom: y + height / 2,
  };
  const viewBox = [crop.left, crop.top, width, height].map((value) => number(value, 1)).join(" ");
  const sheet = element("svg", { viewBox, width: 1200, height: 1500 }, [
    rect([10, 14, SHEET.width, SHEET.height], "#2a241c", { opacity: 0.3, filter: "url(#soft)" }),
    rect([-0.5, 0, SHEET.width + 2, SHEET.height + 2], "#2a241c", { opacity: 0.25 }),
    element("svg", SHEET, [
      rect([0, 0, SHEET.width, SHEET.height], art.paper),
      drawMarks(art.marks, { digits: 1, crop }),
    ]),
  ]);
  return scene({
    width: 1200,
    height: 1500,
    blur: 9,
    children: [rect([0, 0, 1200, 1500], GROUNDS.table), sheet],
  });
}
