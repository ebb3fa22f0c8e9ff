import { INKS, PAPERS } from "../../kit/inks.js";
import { times } from "../../posters/geometry.js";
import { halftoneEclipse } from "../../posters/halftoneEclipse.js";
import { frame, frameShadow } from "../frame.js";
import { scene } from "../scene.js";
import { line, oval, rect, shape } from "../shapes.js";

const STACKS = [
  INKS.blue,
  PAPERS.cream,
  INKS.vermilion,
  PAPERS.sky,
  INKS.ochre,
  PAPERS.rose,
  PAPERS.white,
  INKS.green,
  PAPERS.kraft,
  INKS.red,
  PAPERS.grey,
  INKS.violet,
];

/** The studio: the press by the window, shelves of paper, prints on the line. */
export function aboutStudio() {
  const eclipse = halftoneEclipse();
  const framed = frame(eclipse, {
    x: 130,
    y: 190,
    width: 330,
    bar: 10,
    mat: 0,
    wood: "oak",
    id: "a",
  });
  return scene({
    width: 1600,
    height: 1200,
    children: [
      rect([0, 0, 1600, 1200], "#dfd8ca"),
      rect([0, 0, 1600, 1200], "url(#light)"),
      rect([0, 900, 1600, 24], "#f2ede2"),
      rect([0, 924, 1600, 276], "#b89b76"),
      line(
        "M0 980h1600M0 1050h1600M0 1130h1600M260 924v56M900 924v56M1340 924v56M560 980v70M1180 980v70M120 1050v80M760 1050v80M1460 1050v80",
        "#a48863",
        4,
      ),
      shelves(),
      frameShadow({ x: 130, y: 190, width: 330, height: framed.height }),
      framed.marks,
      clothesLine(),
      press(),
      table(),
      lamps(),
    ],
  });
}

/** Paper, by colour. */
function shelves() {
  const [left, top, width] = [1080, 150, 440];
  const boards = times(6, (index) => rect([left, top + index * 150, width, 16], "#c1935c")).join(
    "",
  );
  const stacks = times(15, (index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    const height = 40 + ((index * 37) % 74);
    const foot = top + 150 * (row + 1);
    const colour = STACKS[(index * 5) % STACKS.length] ?? PAPERS.white;
    const sheets = times(
      Math.floor(height / 12),
      (sheet) => `M${left + 30 + column * 136} ${foot - 8 - sheet * 12}h116`,
    ).join("");
    return (
      rect([left + 28 + column * 136, foot - height, 120, height], colour) +
      line(sheets, "#000", { width: 2, opacity: 0.13 })
    );
  }).join("");
  return (
    rect([left + 14, top + 20, width, 760], "#1d1914", { opacity: 0.25, filter: "url(#soft)" }) +
    rect([left, top, width, 770], "#a87f4e") +
    rect([left + 16, top + 16, width - 32, 740], "#8f6a3f") +
    stacks +
    boards +
    rect([left, top, 16, 770], "#c1935c") +
    rect([left + width - 16, top, 16, 770], "#c1935c")
  );
}

/** Prints drying on a line. */
function clothesLine() {
  const sheets = [
    [560, 232, PAPERS.rose, INKS.vermilion],
    [700, 244, PAPERS.white, INKS.blue],
    [840, 240, PAPERS.cream, INKS.green],
  ].map(([x, y, paper, ink], index) => {
    const [left, top] = [Number(x), Number(y)];
    const motif = [
      oval([left + 58, top + 78, 38], String(ink)),
      times(6, (each) => rect([left + 20, top + 30 + each * 18, 76, 9], String(ink))).join(""),
      shape(`M${left + 20} ${top + 130}q40-120 76 0z`, String(ink)),
    ][index];
    return (
      rect([left + 6, top + 10, 116, 160], "#1d1914", { opacity: 0.18, filter: "url(#soft)" }) +
      rect([left, top, 116, 160], String(paper)) +
      motif +
      rect([left + 20, top - 12, 10, 26], "#c1935c") +
      rect([left + 86, top - 12, 10, 26], "#c1935c")
    );
  });
  return line("M500 214q260 50 560 0", "#4a4640", 3) + sheets.join("");
}

/** The duplicator, its lid up, with two drums beside it. */
function press() {
  return [
    oval([760, 1018, 420, 24], "#2a1d10", { opacity: 0.45, filter: "url(#soft)" }),
    rect([470, 780, 560, 230], "#4b5157", { rx: 10 }),
    rect([490, 800, 250, 190], "#3c4248", { rx: 6 }),
    rect([760, 800, 250, 190], "#3c4248", { rx: 6 }),
    line("M590 830h50M860 830h50", "#8d9294", 8),
    rect([440, 560, 620, 228], "#efece4", { rx: 26 }),
    rect([440, 690, 620, 98], "#d9d4c8", { rx: 20 }),
    shape("M500 560l30-74q6-16 24-16h400q18 0 24 16l30 74z", "#cfc9bb"),
    rect([560, 492, 380, 46], "#3c4248", { rx: 6 }),
    oval([600, 640, 46], INKS.vermilion),
    oval([600, 640, 28], "#efece4"),
    oval([600, 640, 12], "#3c4248"),
    oval([720, 640, 46], INKS.blue),
    oval([720, 640, 28], "#efece4"),
    oval([720, 640, 12], "#3c4248"),
    rect([830, 600, 180, 70], "#3c4248", { rx: 8 }),
    rect([846, 614, 90, 42], "#9fc0b4", { rx: 4 }),
    [960, 984].map((x) => oval([x, 622, 8], INKS.ochre) + oval([x, 648, 8], "#efece4")).join(""),
    shape("M1060 720l180 20v26l-180-10z", "#cfc9bb"),
    rect([1090, 706, 130, 34], PAPERS.white),
    rect([1090, 700, 130, 8], INKS.vermilion),
    shape("M440 724l-160 26v18l160-8z", "#cfc9bb"),
    rect([300, 712, 130, 42], PAPERS.cream),
    line("M300 726h130M300 740h130", "#d3c7ac", 3),
  ].join("");
}

/** Where prints are trimmed. */
function table() {
  return (
    oval([300, 1160, 330, 18], "#2a1d10", { opacity: 0.4, filter: "url(#soft)" }) +
    line("M70 960v190M540 960v190", "#7d5a35", 22) +
    rect([30, 930, 550, 34], "#c99b62", { rx: 6 }) +
    rect([70, 912, 220, 18], "#2f6b57") +
    rect([96, 900, 170, 12], PAPERS.white) +
    [
      [360, INKS.vermilion],
      [420, INKS.ochre],
      [480, INKS.blue],
    ]
      .map(
        ([x, ink]) =>
          rect([Number(x), 870, 48, 60], "#d9d6d0", { rx: 5 }) +
          rect([Number(x), 884, 48, 32], String(ink)),
      )
      .join("") +
    rect([90, 1082, 430, 22], "#b5864f") +
    rect([130, 1030, 170, 52], PAPERS.sky) +
    rect([150, 1004, 150, 26], PAPERS.rose) +
    rect([330, 1040, 140, 42], PAPERS.kraft)
  );
}

function lamps() {
  return [330, 760]
    .map(
      (x) =>
        line(`M${x} 0v70`, "#33302c", 5) +
        shape(`M${x - 90} 150q10-84 90-84t90 84z`, INKS.green) +
        oval([x, 150, 90, 9], "#fbe6ae"),
    )
    .join("");
}
