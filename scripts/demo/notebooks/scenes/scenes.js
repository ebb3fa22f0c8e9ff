import { GROUNDS } from "../../kit/inks.js";
import { litGround } from "../../kit/stillLife.js";
import { bagScene } from "./bagScene.js";
import { chairScene } from "./chairScene.js";
import { linenScene } from "./linenScene.js";
import { sofaScene } from "./sofaScene.js";
import { stoneScene } from "./stoneScene.js";
import { uprightScene } from "./uprightScene.js";
import { woodDeskScene } from "./woodDeskScene.js";

/**
 * @typedef {object} Setting
 * @property {import("../../kit/stationery.js").Stationery} book
 * @property {readonly [string, string, string]} colours of things about
 * @property {{ wall: string, wood: string, floor: string }} tone the wall as SVG, two colours
 * @property {string} place the notebook in words, to begin the alt text with
 */
/** @typedef {(setting: Setting) => import("../../kit/stillLife.js").StillLife} DrawScene */

const SCENES = [
  woodDeskScene,
  uprightScene,
  linenScene,
  bagScene,
  stoneScene,
  chairScene,
  sofaScene,
];
const WALLS = [
  "#d6dad9",
  "#e3c9b0",
  "#b9c6b6",
  "#e9dfc9",
  "#8fa3ad",
  "#d9b8a4",
  "#3c4248",
  "#cfc6d6",
  "#dfe4e2",
  "#a9b8a0",
  "#e6d3b0",
];
const WOODS = ["#c1935c", "#a5703f", "#d8b585", "#8a6038", "#b98f5c"];
const FLOORS = ["#9fb0a6", "#c98f72", "#7f8d99"];
/** @type {readonly (readonly [string, string, string])[]} */
const COLOURS = [
  ["#3f6f63", "#d9a441", "#c2563c"],
  ["#c2563c", "#4a5a86", "#5f7f76"],
  ["#4a5a86", "#c2563c", "#b98a5a"],
  ["#b3243a", "#2f4858", "#8a9a7b"],
  ["#d98e5f", "#31584e", "#6f7ba0"],
];

/**
 * The notebook where one would use it; places, walls and colours take turns at different paces.
 * @param {import("../../kit/stationery.js").Stationery} book
 * @param {number} index
 */
export function notebookInRoom(book, index) {
  const draw = SCENES[index % SCENES.length] ?? woodDeskScene;
  const name = book.kind === "pocket" ? "A pocket notebook" : "A desk notebook";
  return draw({
    book,
    colours: COLOURS[index % COLOURS.length] ?? ["#3f6f63", "#d9a441", "#c2563c"],
    tone: {
      wall: litGround({
        width: 1200,
        height: 1500,
        colour: WALLS[index % WALLS.length] ?? GROUNDS.wall,
      }),
      wood: WOODS[index % WOODS.length] ?? "#c1935c",
      floor: FLOORS[index % FLOORS.length] ?? GROUNDS.floor,
    },
    place: `${name} with ${book.shows} on its cover`,
  });
}
