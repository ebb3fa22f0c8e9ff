import { lay } from "../kit/lay.js";
import { element } from "../kit/svg.js";
import { ENVELOPE } from "./cardThings.js";

/** @typedef {import("../kit/stationery.js").Stationery} Stationery */
/** @typedef {import("../kit/stillLife.js").StillLife} StillLife */

/**
 * Two or three of the card, with envelope or backs.
 * @param {Stationery} card
 * @param {number} index which arrangement
 * @returns {StillLife}
 */
export function cardTogether(card, index) {
  const arrangements =
    card.kind === "greeting"
      ? [besideEnvelope, inEnvelope, fannedOverEnvelope]
      : card.width > card.height
        ? [cascade]
        : [fanned, bundle];
  const arrange = arrangements[index % arrangements.length] ?? fanned;
  return arrange(card);
}

/** @param {Stationery} card @returns {StillLife} */
function besideEnvelope({ width, height, shows }) {
  const front = { href: "#front", width, height };
  return {
    things: [
      lay({ href: "#envelope", ...ENVELOPE }, { x: 640, y: 1010, scale: 0.74, turn: 7 }),
      lay(front, { x: 500, y: 660, scale: 0.8, turn: -6 }),
    ],
    alt: `A greeting card with ${shows}, lying on its envelope.`,
    focus: [0.42, 0.42],
  };
}

/** @param {Stationery} card @returns {StillLife} */
function inEnvelope({ width, height, shows }) {
  const front = { href: "#front", width, height };
  const scale = 0.84;
  const pocket = element(
    "g",
    { transform: `translate(${600 - (ENVELOPE.width / 2) * scale} 640)scale(${scale})` },
    [
      element("rect", {
        x: 6,
        y: 20,
        ...ENVELOPE,
        fill: "#2a241c",
        opacity: 0.32,
        filter: "url(#soft)",
      }),
      element("use", { href: "#flap" }),
      element("rect", { width: ENVELOPE.width, height: 60, fill: "#000", opacity: 0.25 }),
    ],
  );
  const face = element(
    "g",
    { transform: `translate(${600 - (ENVELOPE.width / 2) * scale} 640)scale(${scale})` },
    [
      element("path", {
        fill: "#2a241c",
        opacity: 0.3,
        filter: "url(#near)",
        d: `M0-6L${ENVELOPE.width / 2} 322L${ENVELOPE.width}-6V60L${ENVELOPE.width / 2} 380L0 60z`,
      }),
      element("use", { href: "#pocket" }),
    ],
  );
  return {
    things: [pocket, lay(front, { x: 600, y: 596, scale: 0.74, lift: 8 }), face],
    alt: `A greeting card with ${shows}, half drawn from its lined envelope.`,
    focus: [0.5, 0.35],
  };
}

/** @param {Stationery} card @returns {StillLife} */
function fannedOverEnvelope({ width, height, shows }) {
  const front = { href: "#front", width, height };
  return {
    things: [
      lay({ href: "#envelope", ...ENVELOPE }, { x: 560, y: 1080, scale: 0.72, turn: -5 }),
      lay({ ...front, href: "#back" }, { x: 760, y: 720, scale: 0.64, turn: 13 }),
      lay(front, { x: 620, y: 690, scale: 0.66, turn: 3 }),
      lay(front, { x: 470, y: 690, scale: 0.7, turn: -8 }),
    ],
    alt: `Two greeting cards with ${shows}, fanned over an envelope.`,
    focus: [0.4, 0.44],
  };
}

/** @param {Stationery} card @returns {StillLife} */
function fanned({ width, height, shows }) {
  const front = { href: "#front", width, height };
  return {
    things: [
      lay({ ...front, href: "#back" }, { x: 735, y: 800, scale: 0.7, turn: 14 }),
      lay(front, { x: 610, y: 770, scale: 0.72, turn: 4 }),
      lay(front, { x: 455, y: 760, scale: 0.76, turn: -7 }),
    ],
    alt: `Three postcards fanned, two with ${shows}, one showing its back.`,
    focus: [0.4, 0.5],
  };
}

/** @param {Stationery} card @returns {StillLife} */
function bundle({ width, height, shows, inks }) {
  const front = { href: "#front", width, height };
  const band =
    element("rect", { x: 232, y: 930, width: 636, height: 150, fill: inks[inks.length - 1] }) +
    element("path", {
      fill: "none",
      stroke: "#fff",
      "stroke-width": 4,
      opacity: 0.5,
      d: "M232 946h636M232 1064h636",
    });
  return {
    things: [
      lay({ ...front, href: "#back" }, { x: 800, y: 960, scale: 0.66, turn: 22 }),
      ...[3, -2, 1.5].map((turn, index) =>
        lay(
          { ...front, href: "#back" },
          { x: 550 + index * 4, y: 706 - index * 4, scale: 0.71, turn, lift: 8 },
        ),
      ),
      lay(front, { x: 550, y: 690, scale: 0.71, lift: 10 }),
      band,
    ],
    alt: `A banded bundle of postcards with ${shows}, one loose card showing its back.`,
    focus: [0.45, 0.42],
  };
}

/** @param {Stationery} card @returns {StillLife} */
function cascade({ width, height, shows }) {
  const front = { href: "#front", width, height };
  return {
    things: [
      lay({ ...front, href: "#back" }, { x: 690, y: 1100, scale: 0.7, turn: 9 }),
      lay(front, { x: 560, y: 760, scale: 0.72, turn: -3 }),
      lay(front, { x: 620, y: 430, scale: 0.74, turn: -10 }),
    ],
    alt: `Three postcards in a loose row, two with ${shows}, one showing its back.`,
    focus: [0.5, 0.4],
  };
}
