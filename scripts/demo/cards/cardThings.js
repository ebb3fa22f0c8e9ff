import { PAPERS } from "../kit/inks.js";
import { blend } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/stationery.js").Stationery} Stationery */

/** The envelope of a greeting card, closed, in the card's units. */
export const ENVELOPE = { width: 1300, height: 940 };
/** The rest come in kraft. */
const ENVELOPE_PAPERS = new Map([
  ["confetti", PAPERS.cream],
  ["balloons", PAPERS.sky],
  ["good-day", PAPERS.rose],
  ["thank-you", PAPERS.rose],
  ["little-houses", PAPERS.cream],
]);

/**
 * The card as things to lay: `#front`, `#back` and, for a greeting card, `#envelope`,
 * `#pocket` and `#flap`.
 * @param {Stationery} card
 */
export function cardThings(card) {
  return card.kind === "greeting"
    ? [front(card), blankBack(card), envelope(card), pocket(card), openFlap(card)]
    : [front(card), writtenBack(card)];
}

/** @param {Stationery} card */
function front({ slug, width, height, draw, inks, paper, kind }) {
  const size = { width, height };
  const fold =
    kind === "greeting"
      ? [
          element("rect", { width: 5, height, fill: "#fff", opacity: 0.4 }),
          element("rect", { x: 5, width: 5, height, fill: "#000", opacity: 0.07 }),
        ]
      : [];
  return element("g", { id: "front" }, [
    element("clipPath", { id: "face" }, [element("rect", size)]),
    ...(kind === "greeting"
      ? [element("rect", { x: 4, y: 3, ...size, fill: blend(paper, "#8a8073", 0.25) })]
      : []),
    element("g", { "clip-path": "url(#face)" }, [
      element("rect", { ...size, fill: paper }),
      ...draw({ ...size, seed: slug, inks, paper }),
      ...fold,
    ]),
  ]);
}

/** @param {Stationery} card */
function blankBack({ width, height, inks }) {
  return element("g", { id: "back" }, [
    element("rect", { width, height, fill: "#faf7f0" }),
    element("g", { transform: `translate(${width / 2} ${height - 90})` }, [mark(inks[0])]),
  ]);
}

/** Lines for an address, a place for a stamp.
 * @param {Stationery} card */
function writtenBack({ width, height, inks }) {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const [ink] = inks;
  const lines = range(4).map(
    (row) => `M${long * 0.56} ${short * (0.48 + row * 0.11)}h${long * 0.37}`,
  );
  const turn = width > height ? undefined : `translate(${width} 0)rotate(90)`;
  return element("g", { id: "back" }, [
    element("rect", { width, height, fill: "#faf7f0" }),
    element("g", { transform: turn, fill: "none", stroke: ink, "stroke-width": 3 }, [
      element("path", { d: `M${long / 2} ${short * 0.1}v${short * 0.8}${lines.join("")}` }),
      element("path", {
        "stroke-dasharray": "10 7",
        d: `M${long * 0.83} ${short * 0.1}h${long * 0.1}v${short * 0.18}h-${long * 0.1}z`,
      }),
      element("g", { transform: `translate(${long * 0.88} ${short * 0.19})`, stroke: "none" }, [
        mark(ink),
      ]),
      element("g", { transform: `translate(${long * 0.09} ${short * 0.86})`, stroke: "none" }, [
        mark(ink),
      ]),
    ]),
  ]);
}

/** The studio's mark: a disc that turns into dots.
 * @param {string} ink */
function mark(ink) {
  const dots = range(3).flatMap((row) =>
    range(3).map((column) => `M${-22 + column * 22} ${-22 + row * 22}h0`),
  );
  return element("path", {
    fill: "none",
    stroke: ink,
    "stroke-width": 14,
    "stroke-linecap": "round",
    d: dots.join(""),
  });
}

/** @param {Stationery} card */
function envelope(card) {
  const { width, height } = ENVELOPE;
  const { body, seam } = envelopeColours(card);
  return element("g", { id: "envelope" }, [
    element("rect", { width, height, rx: 10, fill: body }),
    element("path", {
      fill: "none",
      stroke: seam,
      "stroke-width": 5,
      d: `M6 ${height - 6}L${width * 0.43} ${height * 0.46}Q${width / 2} ${height * 0.38} ${width * 0.57} ${height * 0.46}L${width - 6} ${height - 6}`,
    }),
    element("path", {
      fill: body,
      stroke: seam,
      "stroke-width": 5,
      d: `M4 8L${width * 0.45} ${height * 0.56}Q${width / 2} ${height * 0.63} ${width * 0.55} ${height * 0.56}L${width - 4} 8z`,
    }),
  ]);
}

/** The envelope's face when its flap is open.
 * @param {Stationery} card */
function pocket(card) {
  const { width, height } = ENVELOPE;
  const { body, seam } = envelopeColours(card);
  return element("g", { id: "pocket" }, [
    element("path", { fill: body, d: `M0 0L${width / 2} 330L${width} 0V${height}H0z` }),
    element("path", {
      fill: "none",
      stroke: seam,
      "stroke-width": 5,
      d: `M0 0L${width / 2} 330L${width} 0M4 ${height - 4}L${width * 0.44} ${height * 0.5}M${width - 4} ${height - 4}L${width * 0.56} ${height * 0.5}`,
    }),
  ]);
}

/** The open flap with its lining, its lower edge on the envelope's upper one.
 * @param {Stationery} card */
function openFlap(card) {
  const { width, height } = ENVELOPE;
  const { body, lining } = envelopeColours(card);
  const [top, inset] = [height * 0.58, 60];
  const stripes = range(24)
    .map((index) => `M${index * 60} 0v-${height}`)
    .join("");
  const d = `M${inset} 0L${width * 0.46} ${-top + inset}Q${width / 2} ${-top} ${width * 0.54} ${-top + inset}L${width - inset} 0z`;
  return element("g", { id: "flap" }, [
    element("path", {
      fill: body,
      d: `M0 6L${width * 0.45} ${-top}Q${width / 2} ${-top - 50} ${width * 0.55} ${-top}L${width} 6z`,
    }),
    element("path", { fill: lining, d }),
    element("clipPath", { id: "lining" }, [element("path", { d })]),
    element("path", { "clip-path": "url(#lining)", stroke: body, "stroke-width": 14, d: stripes }),
  ]);
}

/** @param {Stationery} card */
function envelopeColours({ inks, slug }) {
  const body = ENVELOPE_PAPERS.get(slug) ?? PAPERS.kraft;
  return { body, lining: inks[1] ?? inks[0], seam: blend(body, "#4a3c28", 0.22) };
}
