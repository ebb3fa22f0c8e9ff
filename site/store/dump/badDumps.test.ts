import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync, type ZlibOptions } from "node:zlib";
import { type Headers, pack } from "tar-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeEachStore } from "../testing/describeEachStore.ts";
import type { DumpManifest } from "./DumpManifest.ts";
import { readEntries } from "./readEntries.ts";
import { restoreDump } from "./restoreDump.ts";
import { allRows, fillStore } from "./testing/fillStore.ts";
import { putFile } from "./testing/putFile.ts";
import { writeDump } from "./writeDump.ts";

type Part = Headers & { content: string };

describeEachStore("A restore of a bad dump", ({ store }) => {
  let folder: string;
  let good: string;
  let before: Awaited<ReturnType<typeof allRows>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-bad-dump-"));
    good = join(folder, "good.tar.gz");
    await fillStore(store().db);
    await putFile(join(folder, "source/2026/a.txt"), "a".repeat(100_000));
    await writeDump(store(), { file: good, uploads: join(folder, "source") });
    before = await allRows(store().db);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each([
    ["an empty file", async () => Buffer.alloc(0), /ends too early/],
    ["a text", async () => Buffer.from("<rss>no dump</rss>"), /is no dump of this software/],
    [
      "an archive of something else",
      async () => packed([part("notes.txt", "hello")]),
      /is no dump/,
    ],
    ["a manifest that is no JSON", async () => packed([part("vitrine.json", "{")]), /is no dump/],
  ])("says that %s is none", async (_what, make, sentence) => {
    await expectRefused(await make(), sentence);
  });

  test.each([0.1, 0.5, 0.9, 0.999])(
    "says so where it was cut at %f of its length",
    async (share) => {
      const whole = await readFile(good);
      await expectRefused(whole.subarray(0, Math.floor(whole.length * share)), /ends too early/);
    },
  );

  test("says so where what it holds was packed again without its end", async () => {
    const parts = await unpacked();
    await expectRefused(await packed(parts.slice(0, -1)), /ends too early/);
  });

  test("finds one flipped bit, wherever it is", async () => {
    const whole = await readFile(good);
    for (const share of [0.05, 0.3, 0.6, 0.95]) {
      const flipped = Buffer.from(whole);
      const place = Math.floor(whole.length * share);
      flipped[place] = (flipped[place] ?? 0) ^ 0x10;
      await expectRefused(flipped, /is damaged/);
    }
  });

  test.each([
    ["a format", '"formatVersion": 1', '"formatVersion": 3'],
    ["a migration", '"0001_content"', '"0001_cOntent"'],
    ["a migration's checksum", '"checksum": "', '"checksum": 1'],
    ["a table", '"name": "redirects"', '"name": "Redirects"'],
    ["a column", '"from_path"', '"from_qath"'],
    ["its JSON", '"tables": [', '"tables"? ['],
  ])("says that it is damaged where that made another one of %s", async (_what, was, is) => {
    const plain = await packed(await unpacked(), { level: 0 });
    const flipped = Buffer.from(plain.toString("latin1").replace(was, is), "latin1");
    expect(flipped.equals(plain)).toBe(false);
    await expectRefused(flipped, /is damaged/);
  });

  test("says that it is damaged where that is why rows cannot be stored, not that they cannot", async () => {
    const parts = (await unpacked()).map((one) =>
      one.name === "tables/documents.jsonl" ? part(one.name, one.content.replace("{", "[")) : one,
    );
    await expectRefused(await packed(parts), /is damaged/);
  });

  test.each([
    ["steps up", { name: "uploads/../../evil.txt" }],
    ["steps up from files of forms", { name: "form-files/../evil.txt" }],
    ["is absolute", { name: "/etc/evil.txt" }],
    ["is hidden", { name: "uploads/2026/.htaccess" }],
    ["has a drive", { name: "uploads/c:/evil.txt" }],
    ["leads elsewhere", { name: "uploads/link", type: "symlink", linkname: "/etc" }],
    [
      "is another name of a file elsewhere",
      { name: "uploads/link", type: "link", linkname: "/etc/passwd" },
    ],
    ["is in no folder of ours", { name: "elsewhere/evil.txt" }],
  ] as const)("writes no file whose name %s", async (_what, header) => {
    const parts = await unpacked();
    parts.splice(-1, 0, { ...header, content: "evil" });
    await expectRefused(await packed(parts), /is no dump/);
    expect(existsSync(join(folder, "evil.txt"))).toBe(false);
  });

  test("stops reading one that unpacks to far more than any dump", async () => {
    const parts = await unpacked();
    parts.splice(-1, 0, part("uploads/bomb.txt", "0".repeat(200 * 1024 * 1024)));
    await expectRefused(await packed(parts), /unpacks to more than 200 times its size/);
  });

  test("of a later version says which", async () => {
    await expectRefused(
      await changed((manifest) => ({ ...manifest, formatVersion: 2 })),
      /a later version of this software: it is of format 2/,
    );
    const [first, ...others] = await unpacked();
    const later = part("vitrine.json", (first?.content ?? "").replace('ion": 1', 'ion": 2'));
    const folder = { name: "uploads/2026", type: "directory", content: "" } as const;
    await expectRefused(await packed([later, folder, ...others]), /it is of format 2/);
    const migrations = [{ name: "9999_later", checksum: "x" }];
    await expectRefused(
      await changed((manifest) => ({ ...manifest, migrations })),
      /it has the migration 9999_later/,
    );
  });

  test("made after a migration that was another one then is refused", async () => {
    const other = ({ migrations, ...rest }: DumpManifest) => ({
      ...rest,
      migrations: migrations.map((one) => ({ ...one, checksum: "0" })),
    });
    await expectRefused(await changed(other), /another form of the migration 0001_content/);
  });

  test("with other columns or tables names them", async () => {
    const withColumns = (columns: readonly string[]) => (manifest: DumpManifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) =>
        table.name === "redirects" ? { ...table, columns } : table,
      ),
    });
    await expectRefused(
      await changed(withColumns(["from_path", "password"])),
      /table redirects has the columns from_path, password/,
    );
    await expectRefused(
      await changed(({ tables, ...rest }) => ({
        ...rest,
        tables: tables.map((table) => ({ ...table, name: `pg_${table.name}` })),
      })),
      /holds a table "pg_accounts"/,
    );
  });

  test("with rows that the tables do not take says which table, and why", async () => {
    const redirect = { to_path: "/b", created_at: "2020-01-01T00:00:00Z" };
    await expectRefused(
      await withRows("redirects", [{ ...redirect, from_path: "no path" }]),
      /table redirects holds what cannot be stored: .*redirects_from_check/,
    );
    await expectRefused(
      await withRows("redirects", ["{"]),
      /table redirects holds what cannot be stored/,
    );
    const nowhere = "0d9e5a0e-7a50-4be1-8ed1-3b4f0c7b8e10";
    await expectRefused(
      await withRows("document_terms", [{ document_id: nowhere, term_id: nowhere }]),
      /do not fit together.*document_terms_\w+_id_fkey/,
    );
  });

  async function expectRefused(content: Buffer, sentence: RegExp): Promise<void> {
    const file = join(folder, "bad.tar.gz");
    await writeFile(file, content);
    const uploads = join(folder, "uploads");
    const restoring = restoreDump(store(), { file, uploads, force: true });
    await expect(restoring).rejects.toThrow(sentence);
    await expect(restoring).rejects.toMatchObject({ name: "DumpError" });
    expect(await allRows(store().db)).toEqual(before);
    expect((await readdir(folder)).sort()).toEqual(["bad.tar.gz", "good.tar.gz", "source"]);
  }

  async function unpacked(): Promise<Part[]> {
    const parts: Part[] = [];
    for await (const { name, content } of readEntries(good)) {
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk);
      parts.push(part(name, Buffer.concat(chunks).toString("utf8")));
    }
    return parts;
  }

  /** The good dump with another manifest. */
  async function changed(change: (manifest: DumpManifest) => unknown): Promise<Buffer> {
    const [manifest, ...rest] = await unpacked();
    return packed([
      part("vitrine.json", JSON.stringify(change(JSON.parse(manifest?.content ?? "")))),
      ...rest,
    ]);
  }

  /** The good dump with other rows in one table, and a manifest that says so. */
  async function withRows(table: string, rows: readonly unknown[]): Promise<Buffer> {
    const lines = rows
      .map((row) => `${typeof row === "string" ? row : JSON.stringify(row)}\n`)
      .join("");
    const sha256 = createHash("sha256").update(lines).digest("hex");
    const parts = (await unpacked()).map((one) =>
      one.name === `tables/${table}.jsonl` ? part(one.name, lines) : one,
    );
    const manifest: DumpManifest = JSON.parse(parts[0]?.content ?? "");
    const tables = manifest.tables.map((one) =>
      one.name === table ? { ...one, rows: rows.length, bytes: lines.length, sha256 } : one,
    );
    return packed([
      part("vitrine.json", JSON.stringify({ ...manifest, tables })),
      ...parts.slice(1),
    ]);
  }
});

function part(name: string, content: string): Part {
  return { name, content };
}

async function packed(parts: readonly Part[], options: ZlibOptions = {}): Promise<Buffer> {
  const archive = pack();
  for (const { content, ...header } of parts) {
    if (header.type === "symlink" || header.type === "link") archive.entry(header);
    else archive.entry(header, content);
  }
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks), options);
}
