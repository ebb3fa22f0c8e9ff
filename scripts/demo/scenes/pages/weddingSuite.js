import { INKS, PAPERS } from "../../kit/inks.js";
import { element } from "../../kit/svg.js";
import { times } from "../../posters/geometry.js";
import { letters } from "../../posters/letters.js";
import { print } from "../print.js";
import { line, oval, rect, shape } from "../shapes.js";
import { tableTop } from "../tableTop.js";

/** @typedef {import("../../posters/marks.js").Mark} Mark */

const { green, ochre, ink } = INKS;
const LEAF = "M0 0q-24-46 0-96q24 50 0 96z";

/** An invitation, its envelope with a printed lining, an answer card, place names and eucalyptus. */
export function weddingSuite() {
  return tableTop("#e4d3c8", [
    envelope(),
    print({
      box: [230, 130, 500, 700],
      paper: PAPERS.white,
      turn: -6,
      id: "a",
      lift: 18,
      marks: invitation(),
    }),
    print({ box: [860, 640, 470, 330], paper: PAPERS.cream, turn: 5, id: "b", marks: answer() }),
    ...times(3, (index) =>
      print({
        box: [70 + index * 262, 920 + (index % 2) * 60, 290, 130],
        paper: [PAPERS.white, green, PAPERS.cream][index] ?? PAPERS.white,
        turn: -8 + index * 7,
        id: `n${index}`,
        marks: [
          letters(["Ada", "Jonas", "Mira"][index] ?? "Ada", {
            face: "book",
            size: 64,
            x: 150,
            y: 84,
            colour: index === 1 ? PAPERS.white : green,
            align: "middle",
          }),
        ],
      }),
    ),
    sprig(1440, 820, 12),
    sprig(90, 560, -24),
    element("g", {}, [
      element("circle", {
        cx: 1180,
        cy: 1080,
        r: 50,
        fill: "none",
        stroke: "#c9a04a",
        "stroke-width": 13,
      }),
      element("circle", {
        cx: 1242,
        cy: 1092,
        r: 42,
        fill: "none",
        stroke: "#dcb866",
        "stroke-width": 12,
      }),
    ]),
  ]);
}

/** @returns {Mark[]} */
function invitation() {
  const wreath = times(26, (index) => {
    const turn = (index / 26) * 360;
    return /** @type {Mark} */ ({
      kind: "path",
      colour: index % 4 === 0 ? ochre : green,
      data: LEAF,
      transform: `translate(250 330)rotate(${Math.round(turn)})translate(0 -168)rotate(${index % 2 === 0 ? 62 : 118})scale(.72)`,
    });
  });
  return [
    ...wreath,
    letters("Ada", { face: "book", size: 76, x: 250, y: 306, colour: ink, align: "middle" }),
    letters("&", { face: "cursive", size: 50, x: 250, y: 358, colour: ochre, align: "middle" }),
    letters("Jonas", { face: "book", size: 76, x: 250, y: 410, colour: ink, align: "middle" }),
    letters("are getting married", {
      face: "book",
      size: 38,
      x: 250,
      y: 590,
      colour: ink,
      align: "middle",
    }),
    letters("12 September", {
      size: 25,
      x: 250,
      y: 640,
      colour: green,
      align: "middle",
      tracking: 60,
    }),
  ];
}

/** @returns {Mark[]} */
function answer() {
  return [
    letters("We will be there", { face: "book", size: 50, x: 44, y: 90, colour: green }),
    { kind: "path", colour: ink, width: 3, data: "M44 160h382M44 214h382M44 268h240" },
    { kind: "path", colour: ochre, data: LEAF, transform: "translate(392 300)rotate(30)scale(.7)" },
    {
      kind: "path",
      colour: green,
      data: LEAF,
      transform: "translate(384 300)rotate(-24)scale(.7)",
    },
  ];
}

function envelope() {
  const lining = times(60, (index) => {
    const [x, y] = [
      840 + (index % 12) * 56 + (Math.floor(index / 12) % 2) * 28,
      60 + Math.floor(index / 12) * 62,
    ];
    return shape(LEAF, index % 3 === 0 ? ochre : "#f2e8d3", {
      transform: `translate(${x} ${y + 40})rotate(${(index * 47) % 360})scale(.5)`,
    });
  }).join("");
  return element("g", { transform: "rotate(6 1130 380)" }, [
    rect([826, 260, 640, 400], "#1d1914", { opacity: 0.32, filter: "url(#soft)" }),
    element("clipPath", { id: "flap" }, [
      element("path", { d: "M820 250L1140 10l320 240v40h-640z" }),
    ]),
    shape("M806 250L1140-6l334 256z", "#8fae9f"),
    element("g", { "clip-path": "url(#flap)" }, [rect([800, 0, 700, 300], green), lining]),
    rect([806, 250, 668, 410], "#a9c2b4"),
    shape("M806 250l334 230l334-230v410h-668z", "#9db9aa"),
    shape("M806 660l300-216q34-22 68 0l300 216z", "#b3cabd"),
    line("M806 250l334 230l334-230", "#86a494", 3),
  ]);
}

/** @param {number} x @param {number} y @param {number} turn */
function sprig(x, y, turn) {
  const leaves = times(16, (index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const at = -index * 24;
    return oval(
      [side * 34, at, 34 - index, 24 - index * 0.6],
      index % 3 === 0 ? "#7d9c86" : "#5f8270",
      { transform: `rotate(${side * -28} ${side * 34} ${at})` },
    );
  }).join("");
  return element("g", { transform: `translate(${x} ${y})rotate(${turn})` }, [
    line("M0 60q-10-240 10-440", "#5a6b4e", 6),
    leaves,
  ]);
}
