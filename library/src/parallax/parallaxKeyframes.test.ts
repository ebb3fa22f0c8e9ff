import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parallaxKeyframes } from "./parallaxKeyframes.ts";
import {
  PARALLAX_DIRECTIONS,
  type ParallaxEffect,
  type ParallaxSettings,
  parallaxDefaults,
} from "./parallaxSettings.ts";
import { parallaxValue } from "./parallaxValue.ts";

/** What a browser draws between keyframes: straight lines. */
function drawn(frames: readonly Keyframe[], property: string, progress: number): number {
  const points = frames.map((frame) => ({
    at: Number(frame.offset) * 100,
    value: Number(/-?[\d.]+(?:e-?\d+)?(?=\D*$)/.exec(String(frame[property]))?.[0]),
  }));
  const after = points.findIndex(({ at }) => at >= progress);
  const [one, other] = [points[Math.max(0, after - 1)], points[after]];
  if (!(one && other)) throw new Error(`no keyframes around ${progress}`);
  if (one.at === other.at) return other.value;
  return one.value + ((other.value - one.value) * (progress - one.at)) / (other.at - one.at);
}

const NOTHING = { transform: "", filter: "" };

const one = (effect: ParallaxEffect, settings: Partial<ParallaxSettings> = {}) =>
  parallaxKeyframes({ [effect]: { ...parallaxDefaults, ...settings } }, NOTHING);

describe("parallaxKeyframes", () => {
  test.each([
    ["vertical", "transform"],
    ["scale", "transform"],
    ["transparency", "opacity"],
    ["blur", "filter"],
  ] as const)("between the keyframes of %s, straight lines are the formula", (effect, property) => {
    const settings = fc.record({
      speed: fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10),
      start: fc.integer({ min: 0, max: 50 }),
      middle: fc.integer({ min: 50, max: 60 }),
      end: fc.integer({ min: 60, max: 100 }),
      direction: fc.constantFrom(...PARALLAX_DIRECTIONS),
    });
    fc.assert(
      fc.property(settings, fc.double({ min: 0, max: 100, noNaN: true }), (some, progress) => {
        const frames = one(effect, some);
        const value = parallaxValue(effect, { ...parallaxDefaults, ...some }, progress);
        expect(drawn(frames, property, progress)).toBeCloseTo(value, 6);
      }),
    );
  });

  test("a step, where start and end are one point, is a step", () => {
    const frames = one("blur", { speed: 8, start: 40, end: 40 });
    expect([0, 39.9, 40, 100].map((at) => drawn(frames, "filter", at))).toEqual([8, 8, 0, 0]);
  });

  test("of perspective, which browsers draw along a curve, there are as many as keep it within 2 %", () => {
    const settings = fc.record({
      speed: fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10),
      perspective: fc.integer({ min: 100, max: 1000 }),
      start: fc.integer({ min: 0, max: 50 }),
      end: fc.integer({ min: 51, max: 100 }),
      direction: fc.constantFrom("from" as const, "to" as const),
    });
    /** What a browser draws straight is how much nearer things look. */
    const nearness = (frame: Keyframe): Keyframe => ({
      offset: Number(frame.offset),
      transform: `${1 / Number(/[\d.]+/.exec(String(frame.transform))?.[0])}`,
    });
    fc.assert(
      fc.property(settings, fc.double({ min: 0, max: 100, noNaN: true }), (some, progress) => {
        const frames = one("3dperspective", some);
        const value = parallaxValue("3dperspective", { ...parallaxDefaults, ...some }, progress);
        const seen = 1 / drawn(frames.map(nearness), "transform", progress);
        expect(Math.abs(seen / value - 1)).toBeLessThan(0.02);
        expect(frames.length).toBeLessThan(40);
      }),
    );
    expect(one("3dperspective", { perspective: 400 })).toHaveLength(9);
  });

  test("there are two where one line does, and more where it bends", () => {
    expect(one("vertical")).toHaveLength(2);
    expect(one("vertical", { direction: "in-out" })).toHaveLength(3);
    expect(one("vertical", { direction: "in-out", start: 10, end: 90 })).toHaveLength(5);
  });

  test("only what is asked for is changed", () => {
    const last = (effect: ParallaxEffect) => one(effect).at(-1);
    expect(last("horizontal")).toEqual({ offset: 1, transform: "translateX(-300px)" });
    expect(last("transparency")).toEqual({ offset: 1, opacity: "1" });
    expect(last("blur")).toEqual({ offset: 1, filter: "blur(0px)" });
    expect(last("3dperspective")).toEqual({
      offset: 1,
      transform: "perspective(1000px)rotateY(45deg)",
    });
    expect(parallaxKeyframes({}, NOTHING)).toEqual([]);
  });

  test("what makes up one property goes together, the element's own in its place", () => {
    const keyframes = parallaxKeyframes(
      {
        "3dperspective": { ...parallaxDefaults, degrees: 10 },
        scale: { ...parallaxDefaults, direction: "out" },
        vertical: parallaxDefaults,
        rotate: { ...parallaxDefaults, start: 50, direction: "out" },
        horizontal: { ...parallaxDefaults, speed: 1 },
        blur: { ...parallaxDefaults, direction: "out" },
      },
      { transform: "skew(5deg)", filter: "sepia(1)" },
    );
    expect(keyframes.at(-1)).toEqual({
      offset: 1,
      transform:
        "translateX(-100px)translateY(-300px)skew(5deg)rotate(150deg)scale(1)perspective(1000px)rotateY(10deg)",
      filter: "sepia(1)blur(3px)",
    });
  });

  test("the points of the way are in order and within it, whatever was asked for", () => {
    const numbers = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ speed: numbers, start: numbers, middle: numbers, end: numbers }),
        (some) => {
          const offsets = one("3dperspective", some).map(({ offset }) => offset);
          expect(offsets).toEqual([...offsets].sort((a, b) => Number(a) - Number(b)));
          expect(offsets.at(0)).toBe(0);
          expect(offsets.at(-1)).toBe(1);
        },
      ),
    );
  });
});
