import { expect, test } from "vitest";
import { createMemorySink } from "../../../tests/support/exports/createMemorySink.ts";
import { exportXml } from "../../../tests/support/exports/exportXml.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { importExport } from "./importExport.ts";

test("The report names a document that was changed here, and says nothing else of it", async () => {
  const xml = exportXml([
    { id: "1", title: "Ours", content: '<p><img src="/gone.png"></p>' },
    { id: "2", title: "Theirs" },
  ]);
  const sink = {
    ...createMemorySink(),
    importDocuments: async () => ["kept", "changed"] as const,
  };
  const report = await withFile(xml, (path) => importExport(path, sink));
  expect(report.outcomes.post).toEqual({ created: 0, changed: 1, unchanged: 1 });
  expect(report.incomplete.listed).toEqual([
    {
      id: "1",
      type: "post",
      title: "Ours",
      reason: "it was changed on this site, and stays as it is here",
    },
  ]);
});
