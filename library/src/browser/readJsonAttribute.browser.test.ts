import { describe, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { readJsonAttribute } from "./readJsonAttribute.ts";

function read(id: string, text?: string) {
  const element = Object.assign(document.createElement("div"), { id });
  if (text !== undefined) element.setAttribute("data-tve-scroll", text);
  return readJsonAttribute(element, "data-tve-scroll");
}

describe("readJsonAttribute", () => {
  test("gives the object that an author wrote", () => {
    expect(read("a", '{"mode":"sticky","disabled":["mobile"]}')).toEqual({
      mode: "sticky",
      disabled: ["mobile"],
    });
    expect(read("b")).toBeUndefined();
    expect(takeConsole()).toEqual([]);
  });

  test("warns once, naming element and attribute, of what cannot be read [PB-005]", () => {
    for (const broken of ["{mode:sticky}", "{'mode':'sticky'}", ""]) read("broken", broken);
    expect(takeConsole()).toEqual([
      expect.stringContaining("the attribute data-tve-scroll of div#broken"),
    ]);
  });

  test.each(["[]", "null", "7", '"text"', "true"])("%s is no object of settings", (text) => {
    expect(read(`not-${text.codePointAt(0)}`, text)).toBeUndefined();
    expect(takeConsole()).toHaveLength(1);
  });
});
