import { expect, test } from "vitest";
import { isPreviewed } from "./isPreviewed.ts";

const DESIGN = { post_type: "tve_notifications" };
const PAGE = { post_type: "page" };

test("a design is looked at where content_template holds notification", () => {
  expect(isPreviewed("?content_template=my-notification", undefined)).toBe(true);
  expect(isPreviewed("?content_template=my-header", undefined)).toBe(false);
});

test("a preview is one of a design only where the document is one", () => {
  expect(isPreviewed("?preview=true", DESIGN)).toBe(true);
  expect(isPreviewed("?preview=true", PAGE)).toBe(false);
  expect(isPreviewed("?preview=true", undefined)).toBe(false);
  expect(isPreviewed("", DESIGN)).toBe(false);
});
