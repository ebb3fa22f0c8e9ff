import { parse } from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SETTINGS_API, settingsList } from "../../content/admin/settingsWire.ts";
import { mediaItem } from "../../content/mediaWire.ts";
import { settings } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { MAX_FILE_BYTES, MEGABYTE } from "../media/receiveFile.ts";
import { photo } from "../media/testing/fixturePictures.ts";
import { box, PLACE, placedFilm } from "../media/testing/placedFilm.ts";
import type { Person } from "../testing/askAs.ts";
import { type MediaSite, startMediaSite } from "../testing/startMediaSite.ts";
import { type Worker, workWith } from "../testing/workOn.ts";

describeEachStore("Settings of the media over HTTP", ({ store }) => {
  let on: MediaSite;
  let owner: Worker;

  beforeAll(async () => {
    on = await startMediaSite(store().db);
    owner = await workWith(on.site, on.owner.cookie);
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    await store().db.delete(settings);
    await on.clear();
  });

  async function group() {
    const { groups } = parse(settingsList, await (await owner.ask(SETTINGS_API)).json());
    const found = groups.find(({ key }) => key === "media");
    if (!found) throw new Error("There are no settings of the media.");
    return found;
  }
  async function save(change: object, by: Worker = owner): Promise<Response> {
    const { version, value } = await group();
    const body = { based_on: version, value: { ...value, ...change } };
    return by.ask(`${SETTINGS_API}/media`, { method: "PUT", body });
  }
  async function shown(film: Buffer): Promise<Buffer> {
    const [item] = await on.taken([["film.mp4", film]]);
    const answer = await on.site.get(parse(mediaItem, item).src);
    return Buffer.from(await answer.arrayBuffer());
  }
  const film = (megabytes: number): Buffer =>
    Buffer.concat([placedFilm(), box("free", Buffer.alloc(megabytes * MEGABYTE))]);

  test("uploads are as large as the owner allows, and no larger", async () => {
    expect((await save({ largestUpload: 1 })).status).toBe(200);
    expect(
      await on.taken([
        ["film.mp4", film(1)],
        ["small.mp4", film(0.9)],
      ]),
    ).toEqual(["too-large", expect.objectContaining({ kind: "film" })]);
    const answer = await on.upload([["film.mp4", film(1)]]);
    expect((await answer.json()).files[0].error.message).toContain("larger than the 1 MB");
    await save({ largestUpload: 2 });
    expect(await on.taken([["film.mp4", film(1)]])).toEqual([
      expect.objectContaining({ kind: "film" }),
    ]);
  });

  test("visitors are not told where a film was taken, unless the owner says so", async () => {
    const dropped = await shown(placedFilm("one"));
    expect([dropped.includes("one"), dropped.includes(PLACE)]).toEqual([true, false]);
    expect((await save({ dropsPlaces: false })).status).toBe(200);
    expect((await shown(placedFilm("other"))).includes(PLACE)).toBe(true);
  });

  test("pictures get smaller or better a moment after the owner says so", async () => {
    const item = await on.one(["sea.jpg", await photo(800, 600).jpeg().toBuffer()]);
    const size = async (): Promise<number> => {
      const answer = await on.site.get(item.src.replace("/media/", "/media/640w/"));
      return (await answer.arrayBuffer()).byteLength;
    };
    const balanced = await size();
    await save({ quality: "small" });
    await expect.poll(size, { timeout: 10_000 }).toBeLessThan(balanced);
    await save({ quality: "fine" });
    await expect.poll(size, { timeout: 10_000 }).toBeGreaterThan(balanced);
  });

  test("only owners change them, and only to what there is", async () => {
    const person: Person = on.editor;
    const editor = await workWith(on.site, person.cookie);
    expect((await save({ quality: "small" }, editor)).status).toBe(403);
    for (const change of [
      { largestUpload: 0 },
      { largestUpload: 2049 },
      { largestUpload: 1.5 },
      { quality: "best" },
      { isAvifMade: "yes" },
      { dropsPlaces: 1 },
    ]) {
      const answer = await save(change);
      const { error } = await answer.json();
      expect([answer.status, error.issues[0].path]).toEqual([
        422,
        ["value", ...Object.keys(change)],
      ]);
    }
  });

  test("their help names the limits of each kind", async () => {
    const help = (await group()).fields.find(({ name }) => name === "largestUpload")?.help;
    const { picture, sound, captions } = MAX_FILE_BYTES;
    for (const bytes of [picture, sound, captions]) {
      expect(help).toContain(` ${bytes / MEGABYTE}`);
    }
  });
});
