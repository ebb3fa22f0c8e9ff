import { expect, test } from "vitest";
import { createMemorySink } from "../../../tests/support/exports/createMemorySink.ts";
import { exportXml, OLD_SITE } from "../../../tests/support/exports/exportXml.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { importExport } from "./importExport.ts";
import { reportText } from "./reportText.ts";

test("Files that nobody may fetch are counted as that; links to them lead where they did", async () => {
  const sink = createMemorySink();
  const leads = ["/wp-content/uploads/a.pdf", "/a-file/", "/?attachment_id=5", "/gone/"];
  const content = leads.map((path) => `<a href="${OLD_SITE}${path}">x</a>`).join(" ");
  const file = {
    ...{ id: "5", type: "attachment", link: `${OLD_SITE}/a-file/` },
    attachmentUrl: `${OLD_SITE}/wp-content/uploads/a.pdf`,
  };
  const named = `<img src="${OLD_SITE}/wp-content/uploads/named.png" alt="">`;
  const xml = exportXml([{ id: "1", content: `${content} ${named}` }, file]);
  const report = await withFile(xml, (path) => importExport(path, sink));
  expect(report).toMatchObject({ filesNotFetched: 2, otherTypes: {} });
  expect(report.deadLinks.listed).toMatchObject([{ id: "1", reason: "1" }]);
  const html = JSON.stringify(sink.documents.get("1")?.body);
  for (const path of leads) expect(html).toContain(`href=\\"${OLD_SITE}${path}\\"`);
  expect(reportText(report)).toContain(
    `Because of --no-download, 2 pictures and other files of the old site did not come, and pages ask ${OLD_SITE} for them as before.`,
  );
});
