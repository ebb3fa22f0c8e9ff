import { describe, expect, test } from "vitest";
import { placeByDrag, placeByKey } from "./termMoves.ts";

type Row = Parameters<typeof placeByKey>[1];
type Numbers = readonly [depth: number, place: number, siblings: number];

function row(id: string, parent_id: string | null, [depth, place, siblings]: Numbers): Row {
  return { id, parent_id, depth, place, siblings };
}

/** Ink > (Blue, Red), Paper, Film */
const INK = row("ink", null, [0, 0, 3]);
const BLUE = row("blue", "ink", [1, 0, 2]);
const RED = row("red", "ink", [1, 1, 2]);
const PAPER = row("paper", null, [0, 1, 3]);
const FILM = row("film", null, [0, 2, 3]);
const ROWS = [INK, BLUE, RED, PAPER, FILM];

describe("A category", () => {
  test("moves by keys among those beside it, and stops at the ends", () => {
    expect(placeByKey(ROWS, PAPER, "ArrowUp")).toEqual({ parent_id: null, place: 0 });
    expect(placeByKey(ROWS, PAPER, "ArrowDown")).toEqual({ parent_id: null, place: 2 });
    expect(placeByKey(ROWS, INK, "ArrowUp")).toBeUndefined();
    expect(placeByKey(ROWS, RED, "ArrowDown")).toBeUndefined();
    expect(placeByKey(ROWS, RED, "x")).toBeUndefined();
  });

  test("goes below the one before it, and out behind the one above it", () => {
    expect(placeByKey(ROWS, PAPER, "in")).toMatchObject({ parent_id: "ink" });
    expect(placeByKey(ROWS, BLUE, "in")).toBeUndefined();
    expect(placeByKey(ROWS, RED, "out")).toEqual({ parent_id: null, place: 1 });
    expect(placeByKey(ROWS, INK, "out")).toBeUndefined();
  });

  test("goes where it is dragged: behind the row above, or first of those below it", () => {
    expect(placeByDrag(ROWS, 4, 0)).toEqual({ parent_id: null, place: 0 });
    expect(placeByDrag(ROWS, 4, 1)).toEqual({ parent_id: "ink", place: 0 });
    expect(placeByDrag(ROWS, 4, 2)).toEqual({ parent_id: "ink", place: 1 });
    expect(placeByDrag(ROWS, 4, 4)).toEqual({ parent_id: null, place: 2 });
    expect(placeByDrag(ROWS, 3, 4)).toEqual({ parent_id: null, place: 2 });
    expect(placeByDrag(ROWS, 1, 2)).toEqual({ parent_id: "ink", place: 1 });
    expect(placeByDrag(ROWS, 9, 0)).toBeUndefined();
  });

  test("that is dragged above the first row of a later page stays behind the page before", () => {
    const [nine, ten, eleven] = [9, 10, 11].map((place) => row(`c${place}`, null, [0, place, 12]));
    if (!nine || !ten || !eleven) throw new Error("There are three.");
    expect(placeByDrag([nine, ten, eleven], 2, 0)).toEqual({ parent_id: null, place: 9 });
    expect(placeByDrag([nine, ten, eleven], 0, 0)).toEqual({ parent_id: null, place: 9 });
    expect(placeByDrag([nine, ten, eleven], 1, 2)).toEqual({ parent_id: null, place: 11 });
    // What stands first there may be below a category of the page before.
    expect(placeByDrag([RED, PAPER, FILM], 2, 0)).toEqual({ parent_id: "ink", place: 1 });
    expect(placeByDrag([eleven], 0, 0)).toBeUndefined();
  });
});
