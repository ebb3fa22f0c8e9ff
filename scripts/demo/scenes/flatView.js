import { GROUNDS } from "../kit/inks.js";
import { createRandom } from "../kit/random.js";
import { blend } from "../posters/art.js";
import { placeSheet, sheetHeight } from "./placeSheet.js";
import { scene } from "./scene.js";
import { rect } from "./shapes.js";

const WIDTH = 896;

/**
 * A poster seen straight on, on a table.
 * @param {string} slug
 * @param {import("../posters/art.js").Art} art
 */
export function flatView(slug, art) {
  const random = createRandom(`flat ${slug}`);
  const ground = blend(
    GROUNDS.table,
    random.pick([GROUNDS.wall, GROUNDS.wallCool, GROUNDS.wallWarm]),
    0.45,
  );
  const [x, y, height] = [(1200 - WIDTH) / 2, 122, sheetHeight(WIDTH)];
  return scene({
    width: 1200,
    height: 1500,
    children: [
      rect([0, 0, 1200, 1500], ground),
      rect([0, 0, 1200, 1500], "url(#light)"),
      rect([x + 10, y + 22, WIDTH - 6, height - 4], "#2a241c", {
        opacity: 0.3,
        filter: "url(#soft)",
      }),
      rect([x - 1, y + 1, WIDTH + 3, height + 3], "#2a241c", { opacity: 0.14 }),
      placeSheet(art, { x, y, width: WIDTH, digits: 0 }),
    ],
  });
}
