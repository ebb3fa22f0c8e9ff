import { createRandom } from "../kit/random.js";
import { blend } from "../posters/art.js";
import { frame, frameShadow, WALLS } from "./frame.js";
import { scene } from "./scene.js";
import { line, oval, rect, shape } from "./shapes.js";

/** @typedef {import("../posters/art.js").Art} Art */
/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {{ width: number, y: number, under: (wall: string) => string, over: string }} Setting */

const SETTINGS = [hanging, onLedge, onFloor, bySunlight];

/**
 * A poster in a thin frame with a mat.
 * @param {string} slug
 * @param {Art} art
 * @param {number} index which setting, by turns
 */
export function framedView(slug, art, index) {
  const random = createRandom(`framed ${slug}`);
  const wall = random.pick(WALLS.filter((each) => each !== art.paper));
  const wood = random.pick(/** @type {const} */ (["oak", "black", "white", "oak"]));
  const setting = (SETTINGS[index % SETTINGS.length] ?? hanging)(random);
  const { width, y } = setting;
  const x = (1200 - width) / 2;
  const framed = frame(art, { x, y, width, bar: 20, mat: 58, wood });
  return scene({
    width: 1200,
    height: 1500,
    children: [
      rect([0, 0, 1200, 1500], wall),
      rect([0, 0, 1200, 1500], "url(#light)"),
      setting.under(wall),
      frameShadow({ x, y, width, height: framed.height }),
      framed.marks,
      setting.over,
    ],
  });
}

/** @returns {Setting} */
function hanging() {
  return { width: 860, y: 150, under: () => "", over: "" };
}

/** On a narrow shelf, beside something small. @param {Random} random @returns {Setting} */
function onLedge(random) {
  const thing = random.pick([jar, cup]);
  return {
    width: 780,
    y: 1262 - 1048,
    under: (wall) =>
      rect([36, 1302, 1128, 60], blend(wall, "#000000", 0.35), {
        opacity: 0.5,
        filter: "url(#soft)",
      }),
    over: thing() + rect([40, 1260, 1120, 34], "#c8a170") + rect([40, 1290, 1120, 8], "#9c7648"),
  };
}

/** On the floor, leaning. @returns {Setting} */
function onFloor() {
  const boards =
    [1318, 1366, 1432].map((y) => `M0 ${y}h1200`).join("") +
    "M240 1276v42M820 1276v42M520 1318v48M1010 1318v48M160 1366v66M700 1366v66M380 1432v68M940 1432v68";
  return {
    width: 800,
    y: 1310 - 1076,
    under: (wall) =>
      rect([0, 1200, 1200, 76], blend(wall, "#ffffff", 0.55)) +
      rect([0, 1196, 1200, 6], blend(wall, "#000000", 0.18)) +
      rect([0, 1276, 1200, 224], "#b59a78") +
      line(boards, "#9d8362", 3) +
      oval([620, 1316, 430, 20], "#2a1d10", { opacity: 0.5, filter: "url(#soft)" }),
    over: "",
  };
}

/** In the light of a window with panes. @returns {Setting} */
function bySunlight() {
  const panes =
    "M-60 180L360 60V520L-60 640zM400 48L820 -72V388L400 508zM-60 690L360 570V1030L-60 1150zM400 558L820 438V898L400 1018z";
  return {
    width: 840,
    y: 164,
    under: () => shape(panes, "#fff8e6", { opacity: 0.4 }),
    over: shape(panes, "#fff8e6", { opacity: 0.1 }),
  };
}

function jar() {
  return (
    line("M1040 1130q-10-150-60-240M1044 1130q6-170 40-250M1040 1130q-4-90 10-190", "#6b6a4f", 5) +
    [
      [978, 886],
      [1086, 876],
      [1050, 936],
      [1006, 960],
      [1074, 980],
    ]
      .map(([x = 0, y = 0]) => oval([x, y, 17], "#cf8f3c"))
      .join("") +
    shape("M1000 1260q-22-80 16-112v-24h52v24q38 32 16 112z", "#7f8f88")
  );
}

function cup() {
  return (
    rect([988, 1232, 150, 28], "#2546a8") +
    rect([1000, 1206, 128, 26], "#efe6d4") +
    line("M1094 1150q40-6 38 22q-4 24-40 22", "#b3243a", 9) +
    shape("M1012 1136h84v50q0 20-20 20h-44q-20 0-20-20z", "#b3243a")
  );
}
