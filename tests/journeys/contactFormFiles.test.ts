import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchSite } from "../../scripts/launchSite.js";
import type { StoredFormDefinition } from "../../site/content/contact-forms/formDefinitionSchema.ts";
import { writeContactForm } from "../../site/store/contactForms.ts";
import { openStore } from "../../site/store/openStore.ts";
import { formContent } from "../../site/store/testing/formContent.ts";
import { writeDocument } from "../../site/store/writeDocument.ts";
import { axeFindings } from "../support/axeFindings.ts";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const open = openPages();
const folder = mkdtempSync(join(tmpdir(), "vitrine-form-journey-"));
let site: Awaited<ReturnType<typeof launchSite>>;

const FIELDS: StoredFormDefinition["fields"] = [
  { kind: "text", name: "your-name", label: "Name", required: true },
  { kind: "file", name: "cv", label: "Letter", required: true, accept: [".pdf"], hint: "As PDF." },
];
const PDF = {
  name: "Lettre d’été.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1"),
};
const FALSE_PDF = { ...PDF, buffer: Buffer.from("<!doctype html><script>1</script>") };
/** Beyond what its field allows, and what Chromium would be told of at once. */
const LARGE = { ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(5_000_000)]) };

beforeAll(async () => {
  const store = await openStore({ dataDir: folder });
  await writeContactForm(store.db, formContent("apply", { fields: FIELDS }));
  const blocks = [{ id: "a", type: "contact-form", fields: { form: "apply" } }];
  const body = { version: 1 as const, blocks };
  const content = { kind: "page" as const, path: "/apply", title: "Apply", body };
  await writeDocument(store.db, { content: { ...content, status: "published" } });
  await store.close();
  site = await launchSite({ dataDir: folder });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What lies among the files of forms. */
function lying(): readonly string[] {
  try {
    return readdirSync(join(folder, "form-files"), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

describe.each([true, false])("a form with a file, script %s", (javaScriptEnabled) => {
  test("says what is wrong with the file, and takes the right one", async () => {
    const page = await open({ javaScriptEnabled, bypassCSP: true, expected: [/422/] });
    await page.goto(`${site.address}/apply`);
    if (javaScriptEnabled) await settled(page);
    const form = page.locator("form.wpcf7-form");
    const tips = form.locator(".wpcf7-not-valid-tip");
    const output = form.locator(".wpcf7-response-output");
    const send = () => form.getByRole("button", { name: "Send" }).click();
    const before = lying().length;

    await form.getByLabel("Name").fill("Ada");
    await form.getByLabel("Letter").setInputFiles(FALSE_PDF);
    await send();
    await expect.poll(() => tips.allInnerTexts()).toEqual(["Files of this kind cannot be taken."]);
    expect(await output.innerText()).toMatch(
      javaScriptEnabled ? /marked fields\.$/ : /choose your files again/,
    );
    expect(await form.getByLabel("Name").inputValue()).toBe("Ada");
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);

    await form.getByLabel("Letter").setInputFiles(LARGE);
    await send();
    await expect.poll(() => tips.allInnerTexts()).toEqual(["This file is too large."]);
    expect(lying()).toHaveLength(before);

    await form.getByLabel("Letter").setInputFiles(PDF);
    await send();
    await expect.poll(() => form.getAttribute("data-status")).toBe("sent");
    expect(lying()).toHaveLength(before + 1);
  });
});
