import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMemorySink } from "../../../tests/support/exports/createMemorySink.ts";
import { exportXml, OLD_SITE } from "../../../tests/support/exports/exportXml.ts";
import { createReport } from "./createReport.ts";
import type { ImportPlace } from "./ImportPlace.ts";
import { importExport } from "./importExport.ts";

describe("An export in several files", () => {
  let folder: string;
  let files: readonly [string, ...string[]];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-parts-"));
    files = [join(folder, "part-1.xml"), join(folder, "part-2.xml"), join(folder, "part-3.xml")];
    await write(
      exportXml([
        {
          ...{ id: "1", link: `${OLD_SITE}/one/`, comments: [{ id: "7" }] },
          content: `<a href="${OLD_SITE}/two/">two</a> [gallery ids="3"]`,
        },
      ]),
      exportXml([
        { id: "2", type: "page", slug: "two", link: `${OLD_SITE}/two/` },
        { id: "3", type: "attachment", attachmentUrl: `${OLD_SITE}/wp-content/uploads/a.png` },
      ]),
      exportXml([{ id: "4", type: "page", slug: "four", parent: "2" }]),
    );
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function write(...texts: readonly string[]): Promise<void> {
    for (const [place, text] of texts.entries()) await writeFile(files[place] ?? "", text);
  }

  const run = async (from?: ImportPlace) => {
    const sink = createMemorySink();
    const [first, ...parts] = files;
    const shares: number[] = [];
    const report = await importExport(first, sink, {
      parts,
      memory: { from, save: async () => {} },
      onProgress: ({ step, done, of }) => step === "checking" && shares.push(done / of),
    });
    return { sink, report, shares };
  };

  test("comes as one: what stands in one file is known in the others", async () => {
    const { sink, report, shares } = await run();
    expect([...sink.documents.keys()]).toEqual(["1", "2", "4"]);
    const html = JSON.stringify(sink.documents.get("1")?.body);
    expect(html).toContain('href=\\"/two\\"');
    expect(html).toContain("blocks-gallery-item");
    expect(sink.documents.get("4")?.parentId).toBe("2");
    expect([...sink.comments.keys()]).toEqual(["7"]);
    expect(report.deadLinks.listed).toEqual([]);
    expect(shares).toEqual([...shares].sort());
    expect([shares.length, shares.at(-1)]).toEqual([3, 1]);
  });

  test("brings once what stands in several of its files, menus' entries too", async () => {
    const entry = {
      ...{ id: "5", type: "nav_menu_item", title: "Two" },
      terms: [{ domain: "nav_menu", slug: "m", name: "M" }],
      meta: { _menu_item_type: "custom", _menu_item_url: `${OLD_SITE}/two/` },
    };
    const page = { id: "2", type: "page", slug: "two", comments: [{ id: "7" }] };
    await write(exportXml([page, entry]), exportXml([page, entry]), exportXml([entry]));
    const { sink, report } = await run();
    expect(sink.settings().menu).toEqual([{ label: "Two", href: "/two" }]);
    expect([...sink.comments.keys()]).toEqual(["7"]);
    expect(report.leftOut.listed.map(({ reason }) => reason)).toEqual([
      "another item before it has the same id",
    ]);
  });

  test("goes on in the file where it was cut off", async () => {
    const { sink } = await run({
      ...{ step: "importing", items: 2 },
      report: createReport().report(OLD_SITE),
    });
    expect([...sink.documents.keys()]).toEqual(["4"]);
  });

  test("is refused as a whole where one file is not sound, which is named", async () => {
    await write(exportXml([{ id: "1" }]), exportXml([{ id: "2" }]).slice(0, -30));
    await expect(run()).rejects.toMatchObject({
      code: "cut-short",
      message: expect.stringMatching(/^part-2\.xml: The file ends too early/),
    });
    await rm(files[2] ?? "");
    await write(exportXml([{ id: "1" }]), exportXml([{ id: "2" }]));
    await expect(run()).rejects.toThrow(/^part-3\.xml: There is no file .+part-3\.xml/);
  });

  test("is refused where the files are of several sites", async () => {
    await write(exportXml([{ id: "1" }]), exportXml([{ id: "2" }], { site: "https://b.example" }));
    await expect(run()).rejects.toThrow(
      /of several sites, https:\/\/old\.example and https:\/\/b\.example\./,
    );
  });
});
