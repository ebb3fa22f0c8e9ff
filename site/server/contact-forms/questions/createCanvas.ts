import type { Point } from "./glyphs.ts";

export type Canvas = {
  readonly width: number;
  readonly height: number;
  /** Draws a line with round ends through the points. */
  readonly draw: (points: readonly Point[], thickness: number) => void;
  /** How much ink each pixel has, from 0 to 1, row by row. */
  readonly ink: Float32Array;
};

/** A sheet to draw lines on, their edges smooth. */
export function createCanvas(width: number, height: number): Canvas {
  const ink = new Float32Array(width * height);

  /** Each pixel takes as much ink as the line covers of it, which its distance tells. */
  function drawPiece(from: Point, to: Point, radius: number): void {
    const reach = radius + 1;
    const [left, right] = span([from[0], to[0]], reach, width);
    const distance = distanceFrom(from, to);
    const [top, bottom] = span([from[1], to[1]], reach, height);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const covered = radius + 0.5 - distance(x + 0.5, y + 0.5);
        const at = y * width + x;
        ink[at] = Math.max(ink[at] ?? 0, Math.min(Math.max(covered, 0), 1));
      }
    }
  }

  return {
    ...{ width, height, ink },
    draw(points, thickness) {
      for (const [index, to] of points.entries()) {
        drawPiece(points[index - 1] ?? to, to, thickness / 2);
      }
    },
  };
}

/** The pixels that a line may touch along one side of the sheet. */
function span(
  ends: readonly [number, number],
  reach: number,
  length: number,
): readonly [first: number, end: number] {
  return [
    Math.max(Math.floor(Math.min(...ends) - reach), 0),
    Math.min(Math.ceil(Math.max(...ends) + reach), length),
  ];
}

/** How far points are from a line between two others. */
function distanceFrom([fromX, fromY]: Point, [toX, toY]: Point): (x: number, y: number) => number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX * alongX + alongY * alongY || 1;
  return (x, y) => {
    const share = ((x - fromX) * alongX + (y - fromY) * alongY) / square;
    const nearest = Math.min(Math.max(share, 0), 1);
    const [awayX, awayY] = [x - fromX - nearest * alongX, y - fromY - nearest * alongY];
    return Math.sqrt(awayX * awayX + awayY * awayY);
  };
}
