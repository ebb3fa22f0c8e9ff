import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SUBMISSION_FILES_API } from "../../content/admin/submissionFileWire.ts";
import { noteFilesRemoved } from "../../store/submissionFiles.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { openFormFiles } from "../contact-forms/files/openFormFiles.ts";
import { addSentFile, type SentFile } from "../contact-forms/files/testing/addSentFile.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

describeEachStore("Files that came with forms", ({ store }) => {
  const db = () => store().db;
  const folder = mkdtempSync(join(tmpdir(), "vitrine-sent-files-"));
  const storage = openFormFiles(folder);
  let on: AdminSite;

  beforeAll(async () => {
    on = await startAdminSite(db(), { formFiles: storage });
  });
  afterAll(async () => {
    await on.close();
    rmSync(folder, { recursive: true });
  });

  const put = (file: Omit<SentFile, "storage">) => addSentFile(db(), { storage, ...file });
  const address = ({ id }: { readonly id: string }) => `${SUBMISSION_FILES_API}/${id}`;

  test("are handed to owners and editors, to be saved under the name they were sent under", async () => {
    const name = "Lebenslauf “Æ” (1)'.pdf";
    const row = await put({ name, type: "application/pdf", content: "%PDF-1.7" });
    for (const as of [on.owner, on.editor]) {
      const answer = await on.ask(address(row), { as });
      expect([answer.status, await answer.text()]).toEqual([200, "%PDF-1.7"]);
      const { headers } = answer;
      expect(headers.get("content-type")).toBe("application/pdf");
      expect(headers.get("content-length")).toBe("8");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("sandbox");
      expect(headers.get("cache-control")).toContain("no-store");
      const [, sent = ""] = /^attachment; filename\*=UTF-8''([\w%.-]+)$/.exec(
        headers.get("content-disposition") ?? "",
      ) ?? [""];
      expect(decodeURIComponent(sent)).toBe(name);
    }
  });

  test.each(["text/html", "image/svg+xml", "text/plain", "application/zip"])(
    "of the type %s are called by none that a browser would open",
    async (type) => {
      const answer = await on.ask(address(await put({ name: "a.html", type })));
      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment;/);
    },
  );

  test("may be empty, and may be asked about", async () => {
    const empty = await on.ask(address(await put({ name: "a.txt", content: "" })));
    expect([empty.status, await empty.text()]).toEqual([200, ""]);
    const asked = await on.ask(address(await put({ name: "abc" })), { method: "HEAD" });
    expect([asked.status, asked.headers.get("content-length")]).toEqual([200, "3"]);
  });

  test("are not shown to visitors, nor to who is not signed in, nor at any public address", async () => {
    const row = await put({ name: "secret.txt" });
    expect((await on.ask(address(row), { as: on.visitor })).status).toBe(403);
    expect((await on.ask(address(row), { as: {} })).status).toBe(401);
    for (const path of ["/media/form-files/", "/media/uploads/", "/media/uploads/../form-files/"]) {
      expect((await on.site.get(path + row.path)).status, path).toBe(404);
    }
  });

  test("that were cleared away, or never were, are not there", async () => {
    const row = await put({ name: "old.txt" });
    await noteFilesRemoved(db(), [row.id]);
    const lost = await put({ name: "lost.txt" });
    await storage.remove(lost.path);
    for (const id of [row.id, lost.id, "00000000-0000-4000-8000-000000000000"]) {
      const answer = await on.ask(address({ id }));
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { error: { code: "missing" } },
      ]);
    }
    expect((await on.ask(`${SUBMISSION_FILES_API}/..%2f..%2fsecret`)).status).toBe(404);
  });

  test("are not said to be gone while their storage is away", async () => {
    const row = await put({ name: "here.txt" });
    renameSync(folder, `${folder}-away`);
    expect((await on.ask(address(row))).status).toBe(500);
    renameSync(`${folder}-away`, folder);
    expect((await on.ask(address(row))).status).toBe(200);
  });
});
