import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { findImports } from "./findImports.js";
import { checkImports } from "./importRules.js";
import { readTree } from "./imports.js";

const entries = new Map([
  ["vitrine", "library/src/index.ts"],
  ["vitrine/runtime", "library/src/runtime/index.ts"],
  ["vitrine/toast", "library/src/toast/index.ts"],
]);

/** Sources by path, each with the files it imports or its whole text. */
function check(sources: Record<string, string>): string[] {
  return checkImports({ files: new Map(Object.entries(sources)), entries });
}

describe("allowed", () => {
  test.each([
    ["a feature takes from browser/", "library/src/tabs/a.ts", "../browser/listen.ts"],
    ["a feature takes from its own folder", "library/src/tabs/a.ts", "./parts/b.ts"],
    ["a feature takes another's public entry", "library/src/tabs/a.ts", "vitrine/toast"],
    ["a feature takes a package", "library/src/tabs/a.ts", "valibot"],
    ["the runtime takes from browser/", "library/src/runtime/a.ts", "../browser/listen.ts"],
    [
      "a file beside the features takes from each",
      "library/src/index.ts",
      "./toast/createToast.ts",
    ],
    ["a test puts features together", "library/src/tabs/a.browser.test.ts", "../runtime/start.ts"],
    ["the site takes public entries", "site/pages/a.tsx", "vitrine/toast"],
    ["the site takes the library's styles", "site/pages/a.tsx", "vitrine/toast/toast.css"],
    ["the server takes from the store", "site/server/a.ts", "../store/b.ts"],
    ["the store takes from the content", "site/store/a.ts", "../content/b.ts"],
    ["a test of the store takes from the server", "site/store/a.test.ts", "../server/b.ts"],
    ["the server takes from the visitors' code", "site/server/c.ts", "../client/b.ts"],
  ])("%s", (_case, from, to) => {
    expect(check({ [from]: `import { a } from "${to}";` })).toEqual([]);
  });

  test("the content takes types from the store", () => {
    const source = 'import type { A } from "../store/b.ts";';
    expect(check({ "site/content/a.ts": source })).toEqual([]);
  });

  test("the runtime loads a feature lazily", () => {
    const source = 'export const load = () => import("../toast/createToast.ts");';
    expect(check({ "library/src/runtime/a.ts": source })).toEqual([]);
  });

  test("what looks like an import in a comment or a text is none", () => {
    const source = '// import "../toast/a.ts";\nexport const a = `import "../toast/a.ts"`;';
    expect(check({ "library/src/tabs/a.ts": source })).toEqual([]);
  });
});

describe("refused", () => {
  test.each([
    ["the store takes from the server", "site/store/a.ts", "../server/b.ts", /lies below that/],
    [
      "the content takes from a page",
      "site/content/a/b.ts",
      "../../pages/c.tsx",
      /lies below that/,
    ],
    ["the content takes from the store", "site/content/a.ts", "../store/b.ts", /lies below that/],
    ["the texts take from the store", "site/texts/a.ts", "../store/b.ts", /lies below that/],
    [
      "a feature reaches into another",
      "library/src/tabs/a.ts",
      "../toast/createToast.ts",
      /own folder and browser/,
    ],
    [
      "a feature takes from the runtime",
      "library/src/tabs/a.ts",
      "../runtime/start.ts",
      /own folder and browser/,
    ],
    [
      "a feature takes the runtime's entry",
      "library/src/tabs/a.ts",
      "vitrine/runtime",
      /own folder and browser/,
    ],
    [
      "a feature hides behind dots",
      "library/src/tabs/a.ts",
      "./../tabs/../toast/a.ts",
      /own folder and browser/,
    ],
    [
      "a feature knows the whole",
      "library/src/tabs/a.ts",
      "../vitrine.ts",
      /own folder and browser/,
    ],
    [
      "the runtime loads a feature at once",
      "library/src/runtime/a.ts",
      "../toast/a.ts",
      /Use import\(\)/,
    ],
    [
      "the runtime loads a public entry at once",
      "library/src/runtime/a.ts",
      "vitrine/toast",
      /Use import\(\)/,
    ],
    ["browser/ knows a feature", "library/src/browser/a.ts", "../toast/a.ts", /must know none/],
    ["browser/ knows the runtime", "library/src/browser/a.ts", "../runtime/a.ts", /must know none/],
    [
      "the library knows the site",
      "library/src/tabs/a.ts",
      "../../../site/pages/a.ts",
      /must not know it/,
    ],
    [
      "a test of the library knows the site",
      "library/src/tabs/a.test.ts",
      "../../../site/pages/a.ts",
      /must not know it/,
    ],
    [
      "the site reaches into the library",
      "site/pages/a.ts",
      "../../library/src/toast/a.ts",
      /public entries only/,
    ],
    [
      "the site takes what is no entry",
      "site/pages/a.ts",
      "vitrine/toast/createToast",
      /no public entry/,
    ],
    [
      "the site takes what is no entry of this name",
      "site/pages/a.ts",
      "vitrine/nothing",
      /no public entry/,
    ],
    [
      "visitors' code takes from the server",
      "site/client/a.ts",
      "../server/app.ts",
      /visitors would/,
    ],
    [
      "visitors' code takes from the store",
      "site/client/a.ts",
      "../store/schema.ts",
      /visitors would/,
    ],
    [
      "visitors' code takes from the admin",
      "site/client/a.ts",
      "../admin/app.tsx",
      /visitors would/,
    ],
  ])("%s", (...[_case, from, to, why]) => {
    const wrong = check({ [from]: `\nimport { a } from "${to}";` });
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatch(why);
    expect(wrong[0]?.startsWith(`${from}:2 imports `)).toBe(true);
  });

  test.each([
    'export * from "../toast/a.ts";',
    'export { a } from "../toast/a.ts";',
    'import "../toast/a.ts";',
    'import type { A } from "../toast/a.ts";',
    'export type A = import("../toast/a.ts").A;',
    'export const a = import("../toast/a.ts");',
    'export const a = new URL("../toast/a.ts", import.meta.url);',
  ])("in every way of writing it: %s", (source) => {
    expect(check({ "library/src/tabs/a.ts": source })).toHaveLength(1);
  });

  test("visitors' code reaches the store through a file in between", () => {
    const wrong = check({
      "site/client/a.ts": 'import "../islands.ts";',
      "site/islands.ts": 'const load = () => import("./blocks/a.tsx");',
      "site/blocks/a.tsx":
        'import { rows } from "../store/rows.ts"; export const A = () => <p>{rows}</p>;',
    });
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(
      "site/client/a.ts → site/islands.ts → site/blocks/a.tsx:1 imports site/store/rows.ts",
    );
  });

  test("but a type in between loads nothing", () => {
    const wrong = check({
      "site/client/a.ts": 'import type { A } from "../islands.ts";',
      "site/islands.ts": 'import "./store/rows.ts"; export type A = 1;',
    });
    expect(wrong).toEqual([]);
  });
});

test("a source that cannot be parsed is an error that names it", () => {
  expect(() => findImports("site/a.ts", "import {")).toThrow(/site\/a\.ts cannot be parsed/);
});

test("a tree is read with its entries, without builds and installed packages", () => {
  const root = mkdtempSync(join(tmpdir(), "vitrine-tree-"));
  const write = (place: string, text: string) => {
    mkdirSync(dirname(join(root, place)), { recursive: true });
    writeFileSync(join(root, place), text);
  };
  write(
    "library/package.json",
    '{"name":"vitrine","exports":{".":{"vitrine-source":"./src/index.ts"},"./toast":{"vitrine-source":"./src/toast/index.ts"},"./style.css":"./x.css"}}',
  );
  for (const place of [
    "library/src/toast/index.ts",
    "site/pages/a.tsx",
    "site/dist/a.js",
    "site/node_modules/a.js",
  ]) {
    write(place, "");
  }
  const tree = readTree(root);
  rmSync(root, { recursive: true });
  expect([...tree.files.keys()]).toEqual(["library/src/toast/index.ts", "site/pages/a.tsx"]);
  expect([...tree.entries]).toEqual([
    ["vitrine", "library/src/index.ts"],
    ["vitrine/toast", "library/src/toast/index.ts"],
  ]);
});
