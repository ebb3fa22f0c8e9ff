/** @typedef {readonly [x: number, y: number]} Point */

/**
 * A whole picture.
 * @param {{ width: number, height: number, children: readonly string[] }} picture
 */
export function svg({ width, height, children }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${children.join("")}</svg>\n`;
}

/**
 * An element; attributes that are undefined are left out, numbers are shortened.
 * @param {string} name
 * @param {Readonly<Record<string, string | number | undefined>>} attributes
 * @param {readonly string[]} [children]
 */
export function element(name, attributes, children = []) {
  const text = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === undefined
        ? []
        : [` ${key}="${typeof value === "number" ? number(value, 2) : value}"`],
    )
    .join("");
  return children.length === 0
    ? `<${name}${text}/>`
    : `<${name}${text}>${children.join("")}</${name}>`;
}

/**
 * As short as it can be said: no zero before the point, none after it.
 * @param {number} value
 * @param {number} [digits] after the point; default 0: pictures are 1200 units wide
 */
export function number(value, digits = 0) {
  const text = String(Number(value.toFixed(digits)));
  return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

/**
 * Path data through points: absolute first, relative after, which is far shorter.
 * @param {readonly Point[]} points
 * @param {{ closed?: boolean, digits?: number }} [options]
 */
export function polyline(points, { closed = false, digits = 0 } = {}) {
  const scale = 10 ** digits;
  const grid = points.map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)]);
  let [beforeX = 0, beforeY = 0] = grid[0] ?? [];
  let data = `M${join(beforeX / scale, beforeY / scale, digits)}l`;
  let isFirst = true;
  for (const [x = 0, y = 0] of grid.slice(1)) {
    const [dx, dy] = [x - beforeX, y - beforeY];
    if (dx === 0 && dy === 0) continue;
    const pair = join(dx / scale, dy / scale, digits);
    data += isFirst || pair.startsWith("-") ? pair : ` ${pair}`;
    isFirst = false;
    [beforeX, beforeY] = [x, y];
  }
  return isFirst ? "" : data + (closed ? "z" : "");
}

/** @param {number} x @param {number} y @param {number} digits */
function join(x, y, digits) {
  const [first, second] = [number(x, digits), number(y, digits)];
  return second.startsWith("-") ? first + second : `${first} ${second}`;
}

/**
 * Path data of a circle.
 * @param {number} x @param {number} y @param {number} radius
 */
export function circle(x, y, radius) {
  const r = number(radius, 1);
  const d = number(2 * radius, 1);
  return `M${number(x - radius, 1)} ${number(y, 1)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0`;
}
