import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findImports } from "../../scripts/checks/findImports.js";
import { readLedger } from "./readLedger.js";

const ROOT = join(import.meta.dirname, "../..");
const ledger = readFileSync(join(ROOT, "docs/ledger.tsv"), "utf8");
const ids = new Set(readLedger(ledger).map(({ id }) => id));

test("The rows trace to the introduction and to all nine sections of the specification [ED-003]", () => {
  const [, ...rows] = ledger.trimEnd().split("\n");
  const traced = new Set(rows.flatMap((row) => row.split("\t")[2]?.split(",") ?? []));
  expect([...traced].sort()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "intro"]);
});

/** Packages whose behaviour visitors meet, and the rows that ask for it. */
const BEHAVIOUR: Readonly<Record<string, readonly string[]>> = {
  "yet-another-react-lightbox": ["TH-026"],
  "hls.js": ["TH-090"],
};

/** Packages that only carry ours: they show and decide nothing by themselves. */
const MEANS = ["react", "react-dom", "valibot"];

/** Hosts that visitors' pages can be made to ask, and the rows that ask for it. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  "c.disquscdn.com": ["PB-020"],
  "connect.facebook.net": ["PB-019"],
  "disqus.com": ["PB-020"],
  "fast.wistia.net": ["TH-030"],
  "iframe.mediadelivery.net": ["TH-030"],
  "maps.google.com": ["TH-030"],
  "player.vimeo.com": ["TH-030"],
  "www.google.com": ["CF-086", "CF-087", "CF-088"],
  "www.youtube-nocookie.com": ["TH-030"],
};

/** Names that only comments and namespaces have. */
const NO_HOSTS = /(?:^|\.)example(?:\.com)?$|^www\.w3\.org$/;

test("Third parties of visitors' pages are those whose behaviour rows ask for [ED-002]", () => {
  const sources = visitorSources();
  const packages = sources.flatMap(({ file, text }) =>
    findImports(file, text)
      .filter(({ specifier, isType }) => !isType && !/^(?:\.|vitrine\/)/.test(specifier))
      .map(({ specifier }) => specifier.split("/")[0] ?? ""),
  );
  expect([...new Set(packages)].sort()).toEqual([...Object.keys(BEHAVIOUR), ...MEANS].sort());
  const library = JSON.parse(readFileSync(join(ROOT, "library/package.json"), "utf8"));
  const declared = Object.keys({ ...library.dependencies, ...library.peerDependencies });
  expect(declared.sort()).toEqual([...new Set(packages)].sort());

  const hosts = sources.flatMap(({ text }) =>
    [...text.matchAll(/https?:\/\/([a-z0-9.-]+\.[a-z]{2,})/g)].map(([, host = ""]) => host),
  );
  const asked = new Set(hosts.filter((host) => !NO_HOSTS.test(host)));
  expect([...asked].sort()).toEqual(Object.keys(HOSTS));

  const named = [...Object.values(BEHAVIOUR), ...Object.values(HOSTS)].flat();
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

/** What visitors' browsers run. */
function visitorSources(): readonly { readonly file: string; readonly text: string }[] {
  return ["library/src", "site/client"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
      .map((file) => join(ROOT, folder, file))
      .map((file) => ({ file, text: readFileSync(file, "utf8") })),
  );
}
