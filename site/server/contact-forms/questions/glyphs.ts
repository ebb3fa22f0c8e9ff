/** Right and down; in a glyph from 0 to 1, in a picture in pixels. */
export type Point = readonly [x: number, y: number];

/** A line of the pen through its points; a curved one is smooth. */
type Stroke = { readonly points: readonly Point[]; readonly isCurved?: true };

const line = (...points: Point[]): Stroke => ({ points });
const curve = (...points: Point[]): Stroke => ({ points, isCurved: true });

const STEM = line([0, 0], [0, 1]);
const BOWL = curve([0, 0], [0.55, 0], [0.95, 0.27], [0.55, 0.54], [0, 0.54]);

/** How each character is written: letters of our own, as no font is on every machine. */
const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  A: [line([0, 1], [0.5, 0], [1, 1]), line([0.18, 0.66], [0.82, 0.66])],
  C: [curve([0.95, 0.16], [0.55, 0], [0.1, 0.22], [0, 0.5], [0.1, 0.78], [0.55, 1], [0.95, 0.84])],
  D: [STEM, curve([0, 0], [0.45, 0], [0.87, 0.18], [1, 0.5], [0.87, 0.82], [0.45, 1], [0, 1])],
  F: [line([0.9, 0], [0, 0], [0, 1]), line([0, 0.49], [0.75, 0.49])],
  H: [STEM, line([1, 0], [1, 1]), line([0, 0.5], [1, 0.5])],
  K: [STEM, line([0.95, 0], [0, 0.58]), line([0.3, 0.42], [1, 1])],
  P: [STEM, BOWL],
  R: [STEM, BOWL, line([0.45, 0.54], [1, 1])],
  T: [line([0, 0], [1, 0]), line([0.5, 0], [0.5, 1])],
  X: [line([0, 0], [1, 1]), line([1, 0], [0, 1])],
  Y: [line([0, 0], [0.5, 0.5], [1, 0]), line([0.5, 0.5], [0.5, 1])],
  "3": [
    curve([0.05, 0.14], [0.45, 0], [0.88, 0.23], [0.4, 0.46]),
    curve([0.4, 0.46], [0.96, 0.73], [0.45, 1], [0, 0.86]),
  ],
  "9": [
    curve([0.95, 0.3], [0.5, 0.58], [0.05, 0.3], [0.5, 0], [0.95, 0.3], [0.85, 0.72], [0.35, 1]),
  ],
};

/** The strokes of a character, all as short straight lines; none where nobody has drawn it. */
export function strokesOf(character: string): readonly (readonly Point[])[] {
  return (GLYPHS[character] ?? []).map(({ points, isCurved }) => {
    return isCurved ? smooth(points) : split(points);
  });
}

/** How many pieces a line is cut into, so that it can be bent. */
const PIECES = 6;

function split(points: readonly Point[]): readonly Point[] {
  return between(points, (index, share) => {
    const [from = ORIGIN, to = ORIGIN] = points.slice(index);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

const ORIGIN: Point = [0, 0];

/** A Catmull-Rom spline: it goes through all its points. */
function smooth(points: readonly Point[]): readonly Point[] {
  return between(points, (index, share) => {
    const [from = ORIGIN, to = ORIGIN, next = to] = points.slice(index);
    const before = points[index - 1] ?? from;
    const along = (axis: 0 | 1): number => {
      const [a, b, c, d] = [before[axis], from[axis], to[axis], next[axis]];
      const rise = (c - a) * share;
      const bend = (2 * a - 5 * b + 4 * c - d) * share ** 2;
      const turn = (3 * b - a - 3 * c + d) * share ** 3;
      return b + (rise + bend + turn) / 2;
    };
    return [along(0), along(1)];
  });
}

/** Between the point of this number and the next; at the first where the share is 0. */
type At = (index: number, share: number) => Point;

function between(points: readonly Point[], at: At): readonly Point[] {
  const pieces = points.slice(1).flatMap((_, index) => {
    return Array.from({ length: PIECES }, (_, piece) => at(index, piece / PIECES));
  });
  return [...pieces, ...points.slice(-1)];
}
