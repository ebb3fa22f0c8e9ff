import { GROUNDS } from "../../kit/inks.js";
import { litGround } from "../../kit/stillLife.js";
import { deskScene } from "./deskScene.js";
import { lineScene } from "./lineScene.js";
import { mantelScene } from "./mantelScene.js";
import { pinboardScene } from "./pinboardScene.js";
import { shelfScene } from "./shelfScene.js";
import { stoolScene } from "./stoolScene.js";
import { windowScene } from "./windowScene.js";

/**
 * @typedef {object} Setting
 * @property {import("../../kit/stationery.js").Stationery} card
 * @property {string} wall the wall as SVG
 * @property {readonly [string, string, string]} colours of things about
 * @property {string} place the card in words, to begin the alt text with
 */
/** @typedef {(setting: Setting) => import("../../kit/stillLife.js").StillLife} DrawScene */

const SCENES = [
  shelfScene,
  lineScene,
  deskScene,
  windowScene,
  mantelScene,
  pinboardScene,
  stoolScene,
];
const WALLS = [
  GROUNDS.wallWarm,
  GROUNDS.wallCool,
  "#c5cfc0",
  GROUNDS.wall,
  "#7f97a0",
  "#e8d3a8",
  "#d9a98c",
  GROUNDS.wallDark,
  "#b9c6cf",
  "#efe9de",
  "#54655c",
  "#cdbfd2",
  "#e6cdbf",
];
/** @type {readonly (readonly [string, string, string])[]} */
const COLOURS = [
  ["#c2563c", "#3f6f63", "#33415c"],
  ["#caa04a", "#4a5a86", "#8a6a4a"],
  ["#31584e", "#d98e5f", "#c9b79c"],
  ["#7a4a5e", "#c9a24f", "#4f6d7a"],
  ["#2f4858", "#c9593f", "#a9b39a"],
];

/**
 * The card in a room; rooms, walls and colours take turns at different paces.
 * @param {import("../../kit/stationery.js").Stationery} card
 * @param {number} index
 */
export function cardInRoom(card, index) {
  const draw = SCENES[index % SCENES.length] ?? shelfScene;
  const name = card.kind === "greeting" ? "A greeting card" : "A postcard";
  return draw({
    card,
    wall: litGround({
      width: 1200,
      height: 1500,
      colour: WALLS[index % WALLS.length] ?? GROUNDS.wall,
    }),
    colours: COLOURS[index % COLOURS.length] ?? ["#c2563c", "#3f6f63", "#33415c"],
    place: `${name} with ${card.shows}`,
  });
}
