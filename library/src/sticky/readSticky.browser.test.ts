import { beforeEach, describe, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import {
  MAX_STICKY_TOP,
  readSticky,
  STICKY_ENDS,
  STICKY_MODES,
  STICKY_POSITIONS,
  stickyAttribute,
  stickyDefaults,
} from "./readSticky.ts";

let element: HTMLElement;
let count = 0;

beforeEach(() => {
  document.body.replaceChildren();
  element = document.createElement("div");
  // Warnings are said once a text and page.
  count += 1;
  element.id = `read-${count}`;
  document.body.append(element);
});

const read = (settings: unknown) => {
  element.setAttribute(
    "data-tve-scroll",
    typeof settings === "string" ? settings : JSON.stringify(settings),
  );
  return readSticky(element);
};

describe("readSticky", () => {
  test("reads what the page builder writes [PB-025]", () => {
    const found = read(
      '{"mode":"sticky","top":"24","end":"parent","stickyPosition":"bottom","disabled":["mobile","tablet"]}',
    );
    expect(found).toEqual({
      mode: "sticky",
      top: 24,
      end: "parent",
      position: "bottom",
      disabled: ["mobile", "tablet"],
    });
    expect(read("{}")).toEqual(stickyDefaults);
    expect(read({ mode: "appear", top: 0, end: "", disabled: [] })).toEqual({
      ...stickyDefaults,
      mode: "appear",
    });
  });

  test("knows the modes, ends and edges of the specification, and no others [PB-030]", () => {
    expect(STICKY_MODES).toEqual(["sticky", "appear"]);
    expect(STICKY_ENDS).toEqual(["default", "parent", "element"]);
    expect(STICKY_POSITIONS).toEqual(["top", "bottom"]);
    expect(["", "default", "parent"].map((end) => read({ end })?.end)).toEqual([
      "default",
      "default",
      "parent",
    ]);
    element.id = "ends";
    expect(read({ end: "element", el_id: "ends" })?.end).toBe("element");
    expect(read({ end: "Parent" })?.end).toBe("default");
    expect(takeConsole().join()).toContain('end of div#ends is "Parent", which does not exist');
  });

  test("finds the element that ends it, with or without # [PB-031]", () => {
    const footer = Object.assign(document.createElement("footer"), { id: "the-end" });
    document.body.append(footer);
    for (const el_id of ["the-end", "#the-end"]) {
      expect(read({ end: "element", el_id })).toMatchObject({ end: "element", endElement: footer });
    }
  });

  test("an end that is not on the page is named once and counts as none [PB-031]", () => {
    const settings = { end: "element", el_id: "#nowhere" };
    expect(read(settings)?.end).toBe("default");
    read(settings);
    const said = takeConsole();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("el_id of div#read-");
    expect(said[0]).toContain('names "nowhere", which is not on the page');
  });

  test("leaves parallax to itself, and says of broken settings that they are", () => {
    expect(read({ mode: "parallax", end: "parallax", parallax: {} })).toBeUndefined();
    for (const broken of ["{mode:sticky}", "[]", "null", "", "7"]) {
      expect(read(broken)).toBeUndefined();
    }
    expect(takeConsole().join()).toContain("is not a JSON object");
  });

  test("unknown words are named and count as the default", () => {
    expect(read({ mode: "stick", stickyPosition: "left", disabled: ["mobile"] })).toEqual({
      ...stickyDefaults,
      disabled: ["mobile"],
    });
    const said = takeConsole().join("\n");
    for (const part of ["mode of div#read", '"stick", which does not exist', '"left"']) {
      expect(said).toContain(part);
    }
  });

  test.each([
    ["24", 24],
    [12.5, 12.5],
    [-40, 0],
    [1e9, MAX_STICKY_TOP],
    ["much", 0],
    [null, 0],
    [{}, 0],
  ])("a distance of %j is %d", (top, expected) => {
    expect(read({ top })?.top).toBe(expected);
  });

  test("a list that PHP printed as an object is a list", () => {
    expect(read({ disabled: { 1: "mobile" } })?.disabled).toEqual(["mobile"]);
    expect(read({ disabled: null })?.disabled).toEqual([]);
  });

  test("options come before the attribute, and stand without one", () => {
    element.setAttribute("data-tve-scroll", '{"top":"10","end":"parent"}');
    expect(readSticky(element, { top: 30 })).toEqual({ ...stickyDefaults, top: 30, end: "parent" });
    element.removeAttribute("data-tve-scroll");
    expect(readSticky(element)).toEqual(stickyDefaults);
  });

  test("what is written is what is read", () => {
    const options = {
      mode: "sticky",
      top: 20,
      end: "parent",
      position: "bottom",
      disabled: ["tablet"],
    } as const;
    expect(read(stickyAttribute(options))).toEqual(options);
    expect(stickyAttribute({})).toBe(
      '{"mode":"sticky","top":"0","end":"","stickyPosition":"top","disabled":[]}',
    );
  });
});
