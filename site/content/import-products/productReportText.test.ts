import { expect, test } from "vitest";
import { createProductReport } from "./createProductReport.ts";
import { productReportText } from "./productReportText.ts";

test("productReportText tells what came, what did not, and where", () => {
  const writer = createProductReport();
  writer.countOutcome("simple", "created");
  writer.countOutcome("simple", "unchanged");
  writer.countOutcome("variable", "changed");
  writer.countChoices(3);
  writer.countPicture();
  writer.note("leftOut", { line: 7, title: "", reason: "it has no name" });
  for (let line = 10; line < 35; line += 1) {
    writer.note("incomplete", {
      line,
      title: "Cup",
      reason: "its stock -1 is below zero: it is 0",
    });
  }
  writer.countColumn("Tax class");
  writer.countColumn("Meta: _x");
  expect(productReportText(writer.report({ rows: 9, isTrial: true })).split("\n")).toEqual([
    "A trial: nothing was stored. This is what would come along.",
    "From a table of 9 rows:",
    "  simple products: 1 new, 0 changed, 1 unchanged",
    "  variable products: 0 new, 1 changed, 0 unchanged",
    "  choices of variable products: 3",
    "  pictures: 1",
    "Left out:",
    "  line 7: it has no name",
    "Came along, but look at these:",
    ...Array.from(
      { length: 20 },
      (_, index) => `  line ${index + 10} "Cup": its stock -1 is below zero: it is 0`,
    ),
    "  and 5 more",
    "Columns that stand for nothing here, and rows that fill them:",
    "  Tax class: 1",
    "Columns that are not known, and rows that fill them:",
    "  Meta: _x: 1",
  ]);
});
