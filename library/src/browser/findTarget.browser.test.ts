import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { findTarget } from "./findTarget.ts";

const element = Object.assign(document.createElement("div"), { id: "stuck" });
const target = Object.assign(document.createElement("div"), { id: "the.end" });

beforeEach(() => document.body.append(element, target));

afterEach(() => {
  element.remove();
  target.remove();
});

describe("findTarget", () => {
  test("finds the element that a setting names, with or without #", () => {
    expect(findTarget(element, "el_id", "the.end")).toBe(target);
    expect(findTarget(element, "el_id", " #the.end")).toBe(target);
    expect(takeConsole()).toEqual([]);
  });

  test("warns once of an element that is missing, naming it and who asks for it [PB-007]", () => {
    expect(findTarget(element, "el_id", "#gone")).toBeUndefined();
    findTarget(element, "el_id", "gone");
    expect(takeConsole()).toEqual([expect.stringContaining('el_id of div#stuck names "gone"')]);
  });

  test("warns of what cannot be an element's id [PB-008]", () => {
    for (const value of ["", "#", null, {}, ["a"]]) {
      expect(findTarget(element, "l_id", value)).toBeUndefined();
    }
    expect(takeConsole()).toEqual([expect.stringContaining(`l_id of div#stuck names ""`)]);
  });
});
