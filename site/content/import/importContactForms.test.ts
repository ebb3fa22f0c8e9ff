import { expect, test } from "vitest";
import { createMemorySink } from "../../../tests/support/exports/createMemorySink.ts";
import { exportXml } from "../../../tests/support/exports/exportXml.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { importExport } from "./importExport.ts";

test("The report names a form that was changed here, and so stayed as it is", async () => {
  const type = "wpcf7_contact_form";
  const xml = exportXml([
    { id: "1", type, title: "Ours", meta: { _form: "[text a] [file b]" } },
    { id: "2", type, title: "None", meta: { _form: "Call us." } },
    { id: "3", type, title: "Theirs", meta: { _form: "[text a]" } },
  ]);
  const sink = {
    ...createMemorySink(),
    importContactForms: async () => ["kept", "changed"] as const,
  };
  const { outcomes, leftOut, incomplete } = await withFile(xml, (path) => importExport(path, sink));
  expect(outcomes.form).toEqual({ created: 0, changed: 1, unchanged: 1 });
  expect(leftOut.listed).toMatchObject([{ id: "2" }]);
  expect(incomplete.listed).toEqual([
    {
      id: "1",
      type,
      title: "Ours",
      reason: "it was changed on this site, and stays as it is here",
    },
  ]);
});
