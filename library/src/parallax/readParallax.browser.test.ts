import { describe, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { PARALLAX_DIRECTIONS, parallaxDefaults } from "./parallaxSettings.ts";
import { readParallax } from "./readParallax.ts";

function made(config: unknown, id = ""): HTMLElement {
  const element = Object.assign(document.createElement("div"), { id });
  element.setAttribute(
    "data-tve-scroll",
    typeof config === "string" ? config : JSON.stringify(config),
  );
  return element;
}

test("a list of screens with a gap, which PHP prints as an object, is read, too", () => {
  const found = readParallax(made({ mode: "parallax", disabled: { 1: "mobile", 3: "tablet" } }));
  expect(found?.disabled).toEqual(["mobile", "tablet"]);
});

const read = (parallax: unknown, id = "") =>
  readParallax(made({ mode: "parallax", parallax }, id))?.effects;

describe("readParallax", () => {
  test("reads what the real editor writes, effect by effect [PB-035]", () => {
    const config =
      '{"mode":"parallax","end":"parallax","disabled":["mobile"],"parallax":{"vertical":{"speed":"2.5","start":"10","end":"90","direction":"out","settings":{"key":"TY","um":"px"}},"3dperspective":{"degrees":"-30","perspective":"500","direction":"from"}}}';
    expect(readParallax(made(config))).toEqual({
      disabled: ["mobile"],
      effects: {
        vertical: {
          ...parallaxDefaults,
          speed: 2.5,
          start: 10,
          middle: 50,
          end: 90,
          direction: "out",
        },
        "3dperspective": {
          ...parallaxDefaults,
          degrees: -30,
          perspective: 500,
          middle: 50,
          direction: "from",
        },
      },
    });
  });

  test("numbers beyond what an element can bear are held", () => {
    const wild = { speed: "1e9", start: -50, end: 1e6, perspective: 1, degrees: "-9999" };
    expect(read({ vertical: wild })?.vertical).toMatchObject({
      speed: 10,
      start: 0,
      end: 100,
      perspective: 100,
      degrees: -180,
    });
    expect(read({ vertical: { speed: "-4" } })?.vertical?.speed).toBe(0.1);
  });

  test("numbers may be written as text, and have the real editor's defaults", () => {
    const all = {
      speed: "9.5",
      start: 5,
      end: "40",
      middle: 7,
      perspective: "400",
      degrees: "-90",
    };
    expect(read({ scale: all })?.scale).toEqual({
      speed: 9.5,
      start: 5,
      middle: 7,
      end: 40,
      perspective: 400,
      degrees: -90,
      direction: "in",
    });
    expect(read({ scale: { start: 60 } })?.scale).toMatchObject({
      start: 60,
      middle: 80,
      end: 100,
    });
    const none = {
      speed: "",
      start: "x",
      end: null,
      middle: {},
      perspective: [],
      degrees: "Infinity",
    };
    expect(read({ blur: none, rotate: "x" })).toEqual({
      blur: parallaxDefaults,
      rotate: parallaxDefaults,
    });
  });

  test("exactly the five directions are taken, and the real editor's `to`; all else is the default, with one warning [PB-056]", () => {
    const directions = ["in", "out", "in-out", "out-in", "from", "to"];
    expect(PARALLAX_DIRECTIONS).toEqual(directions);
    for (const direction of directions) {
      expect(read({ vertical: { direction } })?.vertical?.direction).toBe(direction);
    }
    expect(takeConsole()).toEqual([]);
    for (const direction of ["IN", "up", "in-in", "constructor", " in"]) {
      expect(read({ vertical: { direction } }, "lost")?.vertical?.direction).toBe("in");
      const said = takeConsole();
      expect(said).toHaveLength(1);
      expect(said[0]).toContain(`direction of div#lost is "${direction}", which does not exist`);
      expect(said[0]).toContain("Write one of in, out, in-out, out-in, from, to.");
    }
  });

  test("an effect that does not exist is left out, with one warning; the others stay", () => {
    const effects = read({ sparkle: {}, rotate: {}, constructor: {} }, "sparkling");
    expect(Object.keys(effects ?? {})).toEqual(["rotate"]);
    const said = takeConsole();
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('parallax of div#sparkling is "sparkle", which does not exist');
    expect(said[0]).toContain("Write one of vertical, horizontal,");
  });

  test("a sticky element, and one that says nothing, have no parallax", () => {
    expect(readParallax(made({ mode: "sticky", parallax: { vertical: {} } }))).toBeUndefined();
    expect(readParallax(document.createElement("div"))).toBeUndefined();
    expect(read([])).toEqual({});
    expect(read(undefined)).toEqual({});
  });

  test("what is no JSON is said once", () => {
    expect(readParallax(made("{'mode':'parallax'}", "single"))).toBeUndefined();
    expect(takeConsole()).toHaveLength(1);
  });
});
