import { element, number, polyline } from "../kit/svg.js";
import { inside, isIn, touches } from "./crop.js";
import { groupBy } from "./geometry.js";
import { glyphId } from "./glyphDefinitions.js";
import { SHEET } from "./marks.js";
import { screenPaths } from "./screenPaths.js";
import { smoothPath } from "./smoothPath.js";

/** @typedef {import("./marks.js").Box} Box */
/** @typedef {import("./marks.js").Dot} Dot */
/** @typedef {import("./marks.js").Lines} Lines */
/** @typedef {import("./marks.js").Areas} Areas */
/** @typedef {import("./marks.js").Dots} Dots */
/** @typedef {import("./marks.js").Screen} Screen */
/** @typedef {import("./marks.js").Path} Path */
/** @typedef {import("./marks.js").Glyph} Glyph */
/** @typedef {import("./marks.js").Group} Group */
/** @typedef {import("./marks.js").Mark} Mark */
/**
 * @typedef {object} Drawing
 * @property {number} [digits] after the point, default 0
 * @property {Box} [crop] what lies outside may be left out
 * @property {string} [id] begins the names of clips, which are shared by all of a file
 */

/**
 * Marks as SVG.
 * @param {readonly Mark[]} marks
 * @param {Drawing} [drawing]
 * @returns {string}
 */
export function drawMarks(marks, drawing = {}) {
  return marks.map((mark, index) => drawMark(mark, drawing, index)).join("");
}

/** @param {Mark} mark @param {Drawing} drawing @param {number} index */
function drawMark(mark, drawing, index) {
  switch (mark.kind) {
    case "lines":
      return drawLines(mark, drawing);
    case "areas":
      return drawAreas(mark, drawing);
    case "dots":
      return drawDots(mark, drawing);
    case "screen":
      return drawScreen(mark, drawing);
    case "path":
      return drawPath(mark);
    case "glyph":
      return drawGlyph(mark, drawing);
    case "group":
      return drawGroup(mark, drawing, index);
  }
}

/** @param {Lines} mark @param {Drawing} drawing */
function drawLines(mark, drawing) {
  const { isSmooth = false, isClosed = false } = mark;
  const options = { closed: isClosed, digits: drawing.digits ?? 0 };
  const kept = isClosed
    ? mark.lines.filter((line) => touches(line, drawing.crop))
    : mark.lines.flatMap((line) => inside(line, drawing.crop));
  const data = kept
    .map((line) => (isSmooth ? smoothPath(line, options) : polyline(line, options)))
    .join("");
  if (data === "") return "";
  return element("path", {
    fill: "none",
    stroke: mark.colour,
    "stroke-width": mark.width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "stroke-dasharray": mark.dash,
    opacity: mark.opacity,
    d: data,
  });
}

/** @param {Areas} mark @param {Drawing} drawing */
function drawAreas(mark, drawing) {
  const options = { closed: true, digits: drawing.digits ?? 0 };
  const paths = mark.areas
    .filter((area) => touches(area, drawing.crop))
    .map((area) => (mark.isSmooth ? smoothPath(area, options) : polyline(area, options)));
  if (paths.length === 0) return "";
  return element("path", {
    fill: mark.colour,
    "fill-rule": "evenodd",
    opacity: mark.opacity,
    d: paths.join(""),
  });
}

/**
 * Dots as strokes of no length under round caps: one path a size.
 * @param {Dots} mark
 * @param {Drawing} drawing
 */
function drawDots({ dots, colour, opacity }, { crop, digits = 0 }) {
  const kept = dots.filter(([x, y, r]) => isIn([x, y], crop, r));
  if (kept.length === 0) return "";
  const sizes = groupBy(kept, ([, , r]) => Math.round(r * 4) / 2);
  const paths = [...sizes].map(([size, alike]) =>
    element("path", { "stroke-width": size, d: points(alike, digits) }),
  );
  const shared = { fill: "none", stroke: colour, "stroke-linecap": "round", opacity };
  return element("g", shared, paths);
}

/** @param {readonly Dot[]} dots @param {number} digits */
function points(dots, digits) {
  const scale = 10 ** digits;
  let [penX, penY] = [0, 0];
  return dots
    .map((dot, index) => {
      const [x, y] = [Math.round(dot[0] * scale), Math.round(dot[1] * scale)];
      const [dx, dy] = [number((x - penX) / scale, digits), number((y - penY) / scale, digits)];
      [penX, penY] = [x, y];
      return `${index === 0 ? "M" : "m"}${dx}${dy.startsWith("-") ? "" : " "}${dy}z`;
    })
    .join("");
}

/** @param {Screen} mark @param {Drawing} drawing */
function drawScreen(mark, { crop }) {
  const { width, height } = SHEET;
  const turn = (mark.angle * Math.PI) / 180;
  const [cos, sin] = [mark.pitch * Math.cos(turn), mark.pitch * Math.sin(turn)];
  const kept = mark.cells.filter(([column, row]) =>
    isIn(
      [width / 2 + column * cos - row * sin, height / 2 + column * sin + row * cos],
      crop,
      mark.pitch,
    ),
  );
  return element(
    "g",
    {
      transform: `translate(${width / 2} ${height / 2})rotate(${number(mark.angle, 1)})scale(${number(mark.pitch, 2)})`,
      fill: "none",
      stroke: mark.colour,
      "stroke-linecap": "round",
      "stroke-dasharray": "0 1",
      opacity: mark.opacity,
    },
    screenPaths(kept),
  );
}

/** @param {Path} mark */
function drawPath({ colour, data, transform, width, opacity, dash }) {
  return element("path", {
    fill: width === undefined ? colour : "none",
    stroke: width === undefined ? undefined : colour,
    "stroke-width": width,
    "stroke-linecap": width === undefined ? undefined : "round",
    "stroke-linejoin": width === undefined ? undefined : "round",
    "stroke-dasharray": dash,
    transform,
    opacity,
    d: data,
  });
}

/** @param {Glyph} mark @param {Drawing} drawing */
function drawGlyph({ face, character, x, y, size, colour }, { crop }) {
  if (!isIn([x, y], crop, size * 1.2)) return "";
  return element("use", {
    href: `#${glyphId({ face, character })}`,
    fill: colour,
    transform: `translate(${number(x, 1)} ${number(y, 1)})scale(${number(size / 1000, 3)})`,
  });
}

/** @param {Group} mark @param {Drawing} drawing @param {number} index */
function drawGroup(mark, drawing, index) {
  const id = `${drawing.id ?? "c"}${index}`;
  const crop = mark.transform === undefined ? drawing.crop : undefined;
  const { digits } = drawing;
  const inner = drawMarks(mark.marks, {
    id,
    ...(digits === undefined ? {} : { digits }),
    ...(crop === undefined ? {} : { crop }),
  });
  const clip = mark.clip && element("clipPath", { id }, [element("path", { d: mark.clip })]);
  const attributes = {
    "clip-path": mark.clip && `url(#${id})`,
    transform: mark.transform,
    opacity: mark.opacity,
  };
  return (clip ?? "") + element("g", attributes, [inner]);
}
