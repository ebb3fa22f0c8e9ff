import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readStaticFiles } from "./staticFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-static-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("What the build names by its content may be kept for good, and nothing else", () => {
  const kept = [
    "/assets/main-a1B2_c.js",
    "/admin-assets/admin-a1B2c3D4.css",
    "/vitrine/chunk-a1B2c3D.js",
  ];
  const asked = ["/vitrine.js", "/icon.svg", "/robots.txt", "/chunk-short.js"];
  for (const address of [...kept, ...asked]) {
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    writeFileSync(join(folder, address), "content");
  }
  const files = [...readStaticFiles(folder)];
  expect(files.flatMap(([address, { immutable }]) => (immutable ? address : [])).sort()).toEqual(
    [...kept].sort(),
  );
  expect(files).toHaveLength(kept.length + asked.length);
});
