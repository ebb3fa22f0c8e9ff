import { createRandom } from "../kit/random.js";
import { element } from "../kit/svg.js";
import { blend } from "../posters/art.js";
import { frame, frameShadow, WALLS } from "./frame.js";
import { ROOMS } from "./rooms.js";
import { scene } from "./scene.js";
import { rect } from "./shapes.js";

/**
 * A poster in a room.
 * @param {string} slug
 * @param {import("../posters/art.js").Art} art
 * @param {number} index which room, by turns
 */
export function wallView(slug, art, index) {
  const random = createRandom(`wall ${slug}`);
  const wall = random.pick(WALLS);
  const wood = random.pick(/** @type {const} */ (["oak", "black", "white"]));
  const room = ROOMS[index % ROOMS.length] ?? ROOMS[0];
  if (room === undefined) throw new Error("vitrine: there is no room to hang a poster in.");
  const isMirrored = Math.floor(index / ROOMS.length) % 2 === 1;
  const { x: left, y, width, back, front } = room({ wall, random });
  const x = isMirrored ? 1200 - left - width : left;
  const side = (/** @type {string} */ things) =>
    isMirrored ? element("g", { transform: "matrix(-1 0 0 1 1200 0)" }, [things]) : things;
  const framed = frame(art, { x, y, width, bar: 11, mat: 0, wood });
  return scene({
    width: 1200,
    height: 1500,
    children: [
      rect([0, 0, 1200, 1500], wall),
      rect([0, 0, 1200, 1500], "url(#light)"),
      rect([0, 1298, 1200, 32], blend(wall, "#ffffff", 0.5)),
      rect([0, 1294, 1200, 5], blend(wall, "#000000", 0.16)),
      rect([0, 1330, 1200, 170], blend("#b59a78", wall, 0.15)),
      rect([0, 1330, 1200, 16], "#000", { opacity: 0.12 }),
      side(back),
      frameShadow({ x, y, width, height: framed.height }),
      framed.marks,
      side(front),
    ],
  });
}
