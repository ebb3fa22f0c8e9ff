import { expect, test } from "vitest";
import { readImportArguments } from "./readImportArguments.ts";

test("An import is asked for by one file, and by options in any order", () => {
  expect(readImportArguments(["a.xml"], "/home")).toEqual({
    request: {
      file: "/home/a.xml",
      parts: [],
      source: undefined,
      media: undefined,
      download: true,
      dryRun: false,
      replaceDemo: false,
      menu: undefined,
      footerMenu: undefined,
    },
    json: false,
    reportFile: undefined,
  });
  const args = "--dry-run --media up --menu=Top --footer-menu Low --no-download".split(" ");
  expect(
    readImportArguments(
      [...args, "/b.xml", "--replace-demo", "--json", "--report", "r.json"],
      "/home",
    ),
  ).toMatchObject({
    request: {
      file: "/b.xml",
      media: "/home/up",
      download: false,
      dryRun: true,
      replaceDemo: true,
    },
    json: true,
    reportFile: "/home/r.json",
  });
});

test("An export may come in several files, and a table with the name of its shop", () => {
  expect(readImportArguments(["1.xml", "/2.xml", "3.xml"], "/home").request).toMatchObject({
    file: "/home/1.xml",
    parts: ["/2.xml", "/home/3.xml"],
  });
  expect(readImportArguments(["a.csv", "--source", "shop-2"], "/").request.source).toBe("shop-2");
});

test.each([
  [[]],
  [["a.xml", "./a.xml"]],
  [["a.csv", "--source", "My shop"]],
  [["a.xml", "--fast"]],
  [["a.xml", "--media"]],
  [["--dry-run"]],
])("%j is refused with how it is done", (args) => {
  expect(() => readImportArguments(args, "/")).toThrow(
    expect.objectContaining({
      name: "StartError",
      exitCode: 2,
      message: expect.stringMatching(/Nothing was imported\. npm run import -- my-site\.xml/),
    }),
  );
});

test.each([
  [["a.xml", "--report", "a.xml"], /The report would be written over what a.xml holds/],
  [["a.xml", "--report", "up/a.jpg"], /end in .json/],
  [["a.json", "--report", "./a.json"], /written over/],
])("%j is refused before anything is imported", (args, sentence) => {
  expect(() => readImportArguments(args, "/home/ada")).toThrow(sentence);
});
