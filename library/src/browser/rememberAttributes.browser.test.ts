import { expect, test } from "vitest";
import { ensureId } from "./ensureId.ts";
import { rememberAttributes } from "./rememberAttributes.ts";

test("Attributes are put back as they were, changed, new or taken away.", () => {
  const element = document.createElement("p");
  element.id = "a";
  element.title = "b";
  element.lang = "";
  const restore = rememberAttributes(element, ["id", "title", "lang", "role", "hidden"]);
  element.id = "changed";
  element.removeAttribute("title");
  element.lang = "de";
  element.hidden = true;
  restore();
  expect(element.outerHTML).toBe('<p id="a" lang="" title="b"></p>');
  element.id = "later";
  restore();
  expect(element.id).toBe("later");
});

test("A style set by script goes without leaving an empty attribute.", () => {
  const element = document.createElement("p");
  const restore = rememberAttributes(element, ["style"]);
  element.style.top = "0";
  restore();
  expect(element.getAttributeNames()).toEqual([]);
});

test("An element without an id gets one of its own, one with an id keeps it.", () => {
  const [first, second] = [document.createElement("p"), document.createElement("p")];
  expect(ensureId(first)).not.toBe(ensureId(second));
  expect(ensureId(first)).toBe(first.id);
  first.id = "given";
  expect(ensureId(first)).toBe("given");
});
