import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { exportXml } from "../support/exports/exportXml.ts";
import { importInto } from "../support/importInto.ts";
import { runStart } from "../support/runStart.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-dump-"));
const file = join(folder, "backup.tar.gz");
let site: LaunchedSite;

beforeAll(async () => {
  site = await launchSite();
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => runStart(args, { DATA_DIR: site.dataDir });
const statusOf = async (path: string) => (await fetch(site.address + path)).status;

describe("npm run dump and npm run restore, while the site runs", () => {
  test("a dump says what it holds", async () => {
    const { code, output } = await run("dump", file);
    expect(output).toMatch(/The dump holds \d{3,} rows of \d+ tables and 0 uploaded files/);
    expect(output).toContain("The site's secret is not");
    expect(code).toBe(0);
  });

  test("what was not changed since its first start takes a dump without more words", async () => {
    const { code, output } = await run("restore", file);
    expect(output).toMatch(/The site is as it was on 20\d\d-/);
    expect(code).toBe(0);
  });

  test("what was changed is replaced with --force only, and pages show it within a second", async () => {
    await add("second");
    expect(await statusOf("/second")).toBe(200);
    const refused = await run("restore", file);
    expect(refused.output).toMatch(/restore with --force/);
    expect(refused.code).toBe(1);
    expect(await statusOf("/second")).toBe(200);
    const { code } = await run("restore", file, "--force");
    expect(code).toBe(0);
    let asked = 0;
    const ask = () => {
      asked += 1;
      return statusOf("/second");
    };
    await expect.poll(ask, { interval: 200 }).toBe(404);
    // A second by turns, not by the clock: a machine that stands still holds up the answers as well.
    expect(asked).toBeLessThanOrEqual(6);
    expect(await statusOf("/journal")).toBe(200);
  });

  test("a file that is no dump is refused in one sentence, and the site goes on", async () => {
    const other = join(folder, "other.txt");
    writeFileSync(other, "no dump");
    const { code, output } = await run("restore", other, "--force");
    expect(output).toMatch(/The file is no dump of this software, so nothing was restored\./);
    expect(output).not.toMatch(/\bat \S+:\d+:\d+/);
    expect(code).toBe(1);
    expect(await statusOf("/")).toBe(200);
  });

  test("wrong use says how it is called", async () => {
    for (const args of [["dump"], ["dump", "a", "b"], ["restore"], ["restore", "--force"]]) {
      const { code, output } = await run(...args);
      expect(output).toMatch(/Name one (?:file|dump)/);
      expect(code).toBe(2);
    }
  });

  test("a site that is not running is dumped and restored, too", async () => {
    await site.stop();
    const second = join(folder, "second.tar.gz");
    const dataDir = join(folder, "data");
    const env = { DATA_DIR: dataDir };
    expect((await runStart(["restore", file], env)).code).toBe(0);
    expect((await runStart(["dump", second, "--no-media"], env)).output).toContain(
      "no uploaded files, as asked for",
    );
    site = await launchSite({ dataDir });
    expect(await statusOf("/journal")).toBe(200);
  });
});

async function add(slug: string): Promise<void> {
  const path = join(folder, `${slug}.xml`);
  const link = `https://old.example/${slug}/`;
  writeFileSync(path, exportXml([{ id: "7", title: slug, link, dateGmt: "2019-04-02 10:00:00" }]));
  expect((await importInto(site.dataDir, path)).code).toBe(0);
}
