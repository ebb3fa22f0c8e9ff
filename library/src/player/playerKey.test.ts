import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SPEEDS } from "./createBar.ts";
import { type PlayerState, playerKey, SEEK_SHARE, VOLUME_STEP } from "./playerKey.ts";

const half: PlayerState = {
  isVideo: true,
  currentTime: 100,
  duration: 200,
  volume: 0.5,
  muted: false,
};

const press = (key: string, changes: Partial<PlayerState> = {}, code = "") =>
  playerKey({ key, code, altKey: false, ctrlKey: false, metaKey: false }, { ...half, ...changes });

describe("the player's keys", () => {
  test("seek and keyboard settings are choices of ours that the decision documents [TH-092]", () => {
    expect([SEEK_SHARE, VOLUME_STEP, SPEEDS]).toEqual([0.05, 0.1, [0.5, 0.75, 1, 1.25, 1.5, 2]]);
    const decision = readFileSync(
      new URL("../../../docs/decisions/0042-player.md", import.meta.url),
      "utf8",
    );
    for (const setting of [
      "5 % of the duration",
      "a tenth",
      "0.5 to 2",
      "M, F, Space | mute",
      "Home, End |",
    ]) {
      expect(decision).toContain(setting);
    }
  });

  test("the arrows to the sides seek a twentieth of the duration, within the film", () => {
    expect(press("ArrowRight")).toEqual({ currentTime: 110 });
    expect(press("ArrowLeft")).toEqual({ currentTime: 90 });
    expect(press("ArrowLeft", { currentTime: 3 })).toEqual({ currentTime: 0 });
    expect(press("ArrowRight", { currentTime: 199 })).toEqual({ currentTime: 200 });
    expect(press("Home")).toEqual({ currentTime: 0 });
    expect(press("End")).toEqual({ currentTime: 200 });
  });

  test("a film that never ends, or is not known yet, is not sought in", () => {
    for (const duration of [Number.NaN, Number.POSITIVE_INFINITY]) {
      for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
        expect(press(key, { duration })).toBeUndefined();
      }
    }
  });

  test("the arrows up and down change the volume by a tenth; the lowest is mute", () => {
    expect(press("ArrowUp")).toEqual({ volume: 0.6, muted: false });
    expect(press("ArrowUp", { volume: 1, muted: true })).toEqual({ volume: 1, muted: false });
    expect(press("ArrowDown", { volume: 0.7000000000000001 })).toEqual({
      volume: 0.6,
      muted: false,
    });
    expect(press("ArrowDown", { volume: 0.1 })).toEqual({ volume: 0, muted: true });
  });

  test("M mutes, F fills the screen with a film, the space bar plays and pauses", () => {
    expect(press("m")).toEqual({ muted: true });
    expect(press("M", { muted: true })).toEqual({ muted: false });
    expect(press("f")).toEqual({ turn: "fullscreen" });
    expect(press("f", { isVideo: false })).toBeUndefined();
    expect(press(" ")).toEqual({ turn: "play" });
  });

  test("a keyboard of other letters has the same keys", () => {
    expect(press("ة", {}, "KeyM")).toEqual({ muted: true });
    expect(press("а", {}, "KeyF")).toEqual({ turn: "fullscreen" });
    // Where M stands elsewhere on a Latin keyboard, the letter counts.
    expect(press(";", {}, "KeyM")).toBeUndefined();
  });

  test("whatever is pressed with Ctrl, Meta or Alt is the browser's", () => {
    for (const modifier of ["altKey", "ctrlKey", "metaKey"] as const) {
      for (const key of ["f", "m", " ", "ArrowLeft"]) {
        const event = { key, code: "", altKey: false, ctrlKey: false, metaKey: false };
        expect(playerKey({ ...event, [modifier]: true }, half)).toBeUndefined();
      }
    }
  });

  test("no key leaves the film or its volume, and no other key does anything", () => {
    const state = fc.record({
      isVideo: fc.boolean(),
      currentTime: fc.double({ min: 0, max: 1e6, noNaN: true }),
      duration: fc.double({ min: 0, max: 1e6, noNaN: true }),
      volume: fc.double({ min: 0, max: 1, noNaN: true }),
      muted: fc.boolean(),
    });
    const known = [..."mf ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
    const key = fc.oneof(fc.string(), fc.constantFrom(...known, "constructor", "__proto__"));
    fc.assert(
      fc.property(key, state, (name, at) => {
        const change = press(name, at);
        if (!change) return;
        expect(known.map((one) => one.toLowerCase())).toContain(name.toLowerCase());
        if ("currentTime" in change) {
          expect(change.currentTime).toBeGreaterThanOrEqual(0);
          expect(change.currentTime).toBeLessThanOrEqual(at.duration);
        }
        if ("volume" in change) {
          expect(change.volume).toBeGreaterThanOrEqual(0);
          expect(change.volume).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
