import { expect, test, vi } from "vitest";
import { createFieldIssues } from "./fieldIssues.ts";

const issue = (...path: (string | number)[]) => ({ path, message: `No: ${path.join(" ")}` });

test("what is wrong at a path is said anew without what is wrong elsewhere", () => {
  const issues = createFieldIssues("form");
  issues.replace("", [issue("name"), issue("links", 1, "label"), issue("links", 10)]);
  expect(issues.messageAt("links.1.label")).toBe("No: links 1 label");
  expect(issues.messageAt("links.1")).toBeUndefined();
  expect(["links", "links.1", "links.0", "li"].map(issues.isWrongBelow)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  issues.replace("links.1", []);
  expect(issues.all()).toEqual([issue("name"), issue("links", 10)]);
  issues.replace("", []);
  expect(issues.all()).toEqual([]);
});

test("those who listen are told of changes alone, until they stop", () => {
  const issues = createFieldIssues("form");
  const listener = vi.fn();
  const stop = issues.subscribe(listener);
  issues.replace("name", []);
  expect(listener).not.toHaveBeenCalled();
  issues.replace("name", [issue("name")]);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  issues.replace("", []);
  expect(listener).toHaveBeenCalledTimes(1);
});
