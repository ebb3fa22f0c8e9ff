import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { askHolder } from "../../site/store/embedded/askHolder.ts";
import { exportXml } from "../support/exports/exportXml.ts";
import { type KillableSite, killableSite } from "../support/killableSite.ts";

/** How often the server is killed while it writes. */
const KILLS = 20;

const folder = mkdtempSync(join(tmpdir(), "vitrine-killed-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Imports one post after the other, as fast as the server takes them, and notes what it confirms. */
async function writeUntilKilled(
  { dataDir }: KillableSite,
  acknowledged: string[],
  round: number,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const slug = `round-${round}-post-${count}`;
    const file = join(folder, `${slug}.xml`);
    writeFileSync(
      file,
      exportXml([
        {
          id: String(1000 * (round + 1) + count),
          title: slug,
          link: `https://old.example/${slug}/`,
        },
      ]),
    );
    const { held } = await askHolder(dataDir, { command: "import", args: { file } });
    // Killed between two imports: nobody is there to take the next one.
    if (!held) throw new Error("The server has ended.");
    acknowledged.push(slug);
  }
}

/** A site that does not outlive its test. */
async function newSite(): Promise<KillableSite> {
  const site = await killableSite();
  onTestFinished(site.remove);
  return site;
}

test(`killed ${KILLS} times while it writes, the site loses nothing it confirmed and starts again each time`, async () => {
  const acknowledged: string[] = [];
  const site = await newSite();
  for (let round = 0; round < KILLS; round += 1) {
    const before = acknowledged.length;
    const writing = writeUntilKilled(site, acknowledged, round).catch(() => "ended");
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
    await new Promise((done) => setTimeout(done, 37 * (round % 7)));
    await site.kill();
    expect(await writing).toBe("ended");
    await site.start();
  }
  const missing: string[] = [];
  for (const slug of acknowledged) {
    const { status } = await fetch(`${site.address}/${slug}`);
    if (status !== 200) missing.push(slug);
  }
  expect(missing).toEqual([]);
}, 400_000);

test("killed in the middle of an import, the site finishes it after its next start, unasked", async () => {
  const posts = Array.from({ length: 3000 }, (_, index) => ({
    id: String(900_000 + index),
    title: `Long ${index}`,
    link: `https://old.example/long-${index}/`,
  }));
  const file = join(folder, "long.xml");
  writeFileSync(file, exportXml(posts));
  const site = await newSite();
  const { address, dataDir } = site;
  const answer = async (index: number) => (await fetch(`${address}/long-${index}`)).status;
  const asking = askHolder(dataDir, { command: "import", args: { file } }).catch(() => "ended");
  await expect.poll(() => answer(100), { timeout: 30_000 }).toBe(200);
  await site.kill();
  expect(await asking).toBe("ended");
  await site.start();
  expect(await answer(2999)).toBe(404);
  await expect.poll(() => answer(2999), { timeout: 60_000 }).toBe(200);
}, 180_000);
