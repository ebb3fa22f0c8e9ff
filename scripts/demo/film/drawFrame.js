import { GROUNDS, INKS, PAPERS } from "../kit/inks.js";
import { circle, element, number, svg } from "../kit/svg.js";

/** How long the film is, in seconds. */
export const FILM_SECONDS = 14;

/** The size of a frame as it is drawn; it is shown in any. */
const FRAME = { width: 1600, height: 1000 };
const SHEET = { x: 440, y: 90, width: 720, height: 820 };
/** Where the fruit's middle is. */
const FRUIT = "translate(800 520)";
const BODY =
  "M0-150C60-225 240-215 265-55C288 95 175 262 90 262C52 262 34 240 0 240C-34 240-52 262-90 262C-175 262-288 95-265-55C-240-215-60-225 0-150Z";

/** How far the second ink lies from the first, at these seconds: to the right and up, and turned. */
const OFF = [
  { at: 0, x: 34, y: -24, turn: 1.4 },
  { at: 8, x: 34, y: -24, turn: 1.4 },
  { at: 8.6, x: 34, y: -4, turn: 1.4 },
  { at: 9.1, x: 34, y: -4, turn: 1.4 },
  { at: 9.8, x: 6, y: -4, turn: 0.3 },
  { at: 10.3, x: 6, y: -4, turn: 0.3 },
  { at: 10.8, x: 0, y: 0, turn: 0 },
];
/** How near the camera is, and what it looks at. */
const VIEW = [
  { at: 0, scale: 1, x: 800, y: 500 },
  { at: 5.5, scale: 1, x: 800, y: 500 },
  { at: 6.6, scale: 3.2, x: 610, y: 225 },
  { at: 11, scale: 3.2, x: 610, y: 225 },
  { at: 12, scale: 1, x: 800, y: 500 },
];

/**
 * A frame of the film: a fruit is printed in two inks, and the second is brought where it belongs.
 * @param {number} seconds since its beginning
 */
export function drawFrame(seconds) {
  const off = between(OFF, seconds);
  const view = between(VIEW, seconds);
  const camera = `translate(800 500)scale(${number(view.scale, 3)})translate(${number(-view.x, 1)} ${number(-view.y, 1)})`;
  const moved = `translate(${number(off.x, 1)} ${number(off.y, 1)})rotate(${number(off.turn, 2)} 800 520)`;
  const [blue, vermilion] = [rollerAt(seconds, 0.4), rollerAt(seconds, 3)];
  return svg({
    ...FRAME,
    children: [
      element("defs", {}, [
        element("clipPath", { id: "body" }, [element("path", { d: BODY })]),
        printed("blue", blue),
        printed("vermilion", vermilion),
      ]),
      element("rect", { ...FRAME, fill: GROUNDS.table }),
      element("g", { transform: camera }, [
        element("rect", {
          ...SHEET,
          x: SHEET.x + 10,
          y: SHEET.y + 12,
          fill: "#000",
          opacity: 0.12,
        }),
        element("rect", { ...SHEET, fill: PAPERS.white }),
        element("g", { "clip-path": "url(#vermilion)" }, [
          element("g", { transform: moved, opacity: 0.92 }, vermilionPlate()),
        ]),
        element("g", { "clip-path": "url(#blue)", opacity: 0.9 }, bluePlate()),
        roller(blue, INKS.blue),
        roller(vermilion, INKS.vermilion),
      ]),
    ],
  });
}

function bluePlate() {
  return [
    ...crosses(INKS.blue),
    element("g", { transform: FRUIT }, [
      element("g", { "clip-path": "url(#body)" }, [shade()]),
      element("path", { d: BODY, fill: "none", stroke: INKS.blue, "stroke-width": 12 }),
      element("path", {
        d: "M0-140C-4-200 18-250 52-285M8-205C60-300 160-310 215-275C170-205 90-170 8-205Z",
        fill: INKS.blue,
        "fill-opacity": 0.55,
        stroke: INKS.blue,
        "stroke-width": 12,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
    ]),
  ];
}

function vermilionPlate() {
  return [
    ...crosses(INKS.vermilion),
    element("path", { transform: FRUIT, d: BODY, fill: INKS.vermilion }),
  ];
}

/** The fruit's shadow side, as dots that grow towards its edge. */
function shade() {
  const pitch = 26;
  let d = "";
  for (let row = -13; row <= 13; row += 1) {
    for (let column = -13; column <= 13; column += 1) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * pitch;
      const y = row * pitch * 0.87;
      const dark = Math.hypot(x + 90, y + 80) / 330 - 0.42;
      if (dark > 0.06) d += circle(x, y, Math.min(0.62, dark) * pitch);
    }
  }
  return element("path", { d, fill: INKS.blue });
}

/** @param {string} stroke */
function crosses(stroke) {
  const d = `${circle(0, 0, 16)}M-30 0H30M0-30V30`;
  return [
    [SHEET.x + 60, SHEET.y + 60],
    [SHEET.x + SHEET.width - 60, SHEET.y + 60],
    [SHEET.x + 60, SHEET.y + SHEET.height - 60],
    [SHEET.x + SHEET.width - 60, SHEET.y + SHEET.height - 60],
  ].map(([x = 0, y = 0]) =>
    element("path", {
      transform: `translate(${x} ${y})`,
      d,
      fill: "none",
      stroke,
      "stroke-width": 4,
    }),
  );
}

/**
 * Where a roller is that starts at this second: it takes two across the sheet.
 * @param {number} seconds @param {number} start
 */
function rollerAt(seconds, start) {
  const share = Math.min(1, Math.max(0, (seconds - start) / 2));
  return SHEET.x - 130 + ease(share) * (SHEET.width + 260);
}

/** What is printed by now: all that the roller has passed. @param {string} id @param {number} x */
function printed(id, x) {
  return element("clipPath", { id }, [
    element("rect", { x: 0, y: 0, width: Math.max(0, x), height: FRAME.height }),
  ]);
}

/** @param {number} x @param {string} fill */
function roller(x, fill) {
  const isAway = x <= SHEET.x - 125 || x >= SHEET.x + SHEET.width + 125;
  if (isAway) return "";
  const bar = { y: SHEET.y - 40, height: SHEET.height + 80, rx: 14 };
  return element("g", {}, [
    element("rect", { ...bar, x: x - 52, width: 120, fill: "#000", opacity: 0.16 }),
    element("rect", { ...bar, x: x - 60, width: 110, fill: INKS.ink }),
    element("rect", { x: x - 44, y: SHEET.y, width: 78, height: SHEET.height, fill }),
    element("rect", {
      x: x - 34,
      y: SHEET.y,
      width: 14,
      height: SHEET.height,
      fill: "#fff",
      opacity: 0.35,
    }),
  ]);
}

/**
 * The values of the moments before and after, mixed.
 * @template {{ at: number }} Moment
 * @param {readonly Moment[]} moments by time @param {number} seconds
 * @returns {Moment}
 */
function between(moments, seconds) {
  const next = moments.findIndex(({ at }) => at > seconds);
  const after = moments.at(next);
  const before = moments.at(next === -1 ? -1 : Math.max(0, next - 1));
  if (!before || !after) throw new Error("A film needs moments.");
  const share = after.at > before.at ? ease((seconds - before.at) / (after.at - before.at)) : 0;
  const mixed = Object.entries(before).map(([name, value]) => {
    const goal = /** @type {Record<string, number>} */ (after)[name] ?? value;
    return [name, value + (goal - value) * share];
  });
  return /** @type {Moment} */ (Object.fromEntries(mixed));
}

/** Begins and ends gently. @param {number} share */
function ease(share) {
  return share * share * (3 - 2 * share);
}
