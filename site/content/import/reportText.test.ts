import { expect, test } from "vitest";
import { createReport } from "./createReport.ts";
import { MAX_PRINTED_LINES } from "./reportLists.ts";
import { reportText } from "./reportText.ts";

const writer = createReport();
writer.countOutcome("page", "created");
writer.countOutcome("page", "created");
writer.countOutcome("page", "unchanged");
const report = writer.report("https://old.example");

test("reportText says what came, and nothing of what there was not", () => {
  expect(reportText(report)).toBe(
    "From https://old.example:\n  pages: 2 new, 0 changed, 1 unchanged\n  posts: 0 new, 0 changed, 0 unchanged",
  );
});

test("reportText names what did not come, the most frequent first", () => {
  const text = reportText({
    ...report,
    leftOut: { listed: [{ id: "", type: "post", title: "", reason: "it has no id" }], more: 4 },
    otherTypes: { attachment: 3, nav_menu_item: 9 },
    commentsLeftOut: { pingback: 1 },
    controlCharacters: 2,
  });
  expect(text).toContain('Left out:\n  post "Untitled": it has no id\n  and 4 more');
  expect(text).toContain("  nav_menu_item: 9\n  attachment: 3");
  expect(text).toContain("Comments that stayed behind:\n  pingback: 1");
  expect(text).toContain("2 characters that XML does not allow were taken out.");
});

test("reportText says where products come from", () => {
  expect(reportText({ ...report, otherTypes: { product: 3 } })).toMatch(
    /product: 3\nProducts come from a table of their own: export them as CSV/,
  );
});

test("reportText prints twenty notes of a kind and counts the others", () => {
  const listed = Array.from({ length: 25 }, (_, index) => ({
    id: String(index),
    type: "post",
    title: "a",
    reason: "b",
  }));
  const text = reportText({ ...report, incomplete: { listed, more: 0 } });
  expect(MAX_PRINTED_LINES).toBe(20);
  expect(text.match(/ {2}post /g)).toHaveLength(20);
  expect(text).toContain("and 5 more");
});
