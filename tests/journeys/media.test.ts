import { readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { signInAs } from "../../scripts/signInAs.js";
import { packedPng } from "../../site/server/media/testing/fixturePictures.ts";
import { openPages } from "../support/openPages.ts";

const open = openPages();
let site: LaunchedSite;
let editor: Readonly<Record<string, string>>;

beforeAll(async () => {
  site = await launchSite();
  editor = await signInAs(site, "editor");
});

afterAll(async () => {
  await site.stop();
  rmSync(site.dataDir, { recursive: true, force: true });
});

/** A page of the site as the editor sees it. */
async function openAsEditor(expected: readonly RegExp[] = []) {
  const page = await open({ expected });
  for (const cookie of editor.cookie?.split("; ") ?? []) {
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    await page.context().addCookies([{ name, value, url: site.address }]);
  }
  await page.goto(`${site.address}/contact`);
  return page;
}

type Sent = { readonly name: string; readonly base64: string };

/** Uploads as a script of the page would: the browser says where it comes from. */
async function upload(page: Awaited<ReturnType<typeof open>>, name: string, content: Uint8Array) {
  return page.evaluate(
    async ({ name, base64 }: Sent) => {
      const { nonce } = await (await fetch("/api/visitor")).json();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const body = new FormData();
      body.append("alt", "Given");
      body.append("file", new Blob([bytes]), name);
      const headers = { "x-wp-nonce": nonce };
      const answer = await fetch("/api/media", { method: "POST", body, headers });
      return { status: answer.status, ...(await answer.json()) };
    },
    { name, base64: Buffer.from(content).toString("base64") },
  );
}

test("An editor uploads a picture from a page, and it is shown in its sizes", async () => {
  const page = await openAsEditor();
  const { status, files } = await upload(page, "plain.png", packedPng(900, 600));
  expect([status, files[0].media.width, files[0].media.alt]).toEqual([201, 900, "Given"]);
  const widths = await page.evaluate(async (src: string) => {
    const shown = [src, src.replace("/media/", "/media/320w/")].map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    });
    return Promise.all(shown);
  }, files[0].media.src);
  expect(widths).toEqual([900, 320]);
});

test("A drawing with script in it, opened by itself, is a picture", async () => {
  const page = await openAsEditor();
  const script = '<script>alert(1)</script><rect width="9" height="9" onload="alert(2)"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
  const { files } = await upload(page, "a.svg", Buffer.from(svg));
  let alerts = 0;
  page.on("dialog", (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  const answer = await page.goto(site.address + files[0].media.src);
  expect(answer?.headers()["content-type"]).toBe("image/webp");
  expect(alerts).toBe(0);
});

test("A document that is a page as well is saved, under a name that ends as what it is", async () => {
  const page = await openAsEditor();
  const both = Buffer.from("%PDF-1.7\n<html><script>alert(1)</script>");
  const { files } = await upload(page, "Prices.html", both);
  const saving = page.waitForEvent("download");
  await page.evaluate((src: string) => {
    location.href = src;
  }, files[0].media.src);
  expect((await saving).suggestedFilename()).toBe("Prices.html.pdf");
});

test("A page that is called a picture is refused, with a sentence", async () => {
  const page = await openAsEditor([/status of 422/]);
  const { status, files } = await upload(page, "a.jpg", Buffer.from("<!doctype html><script>"));
  expect([status, files[0].error.code]).toEqual([422, "type"]);
  expect(files[0].error.message).toContain("whatever its name says");
});

test("A server that is killed in the middle of an upload has none of it afterwards", async () => {
  const sending = request(`${site.address}/api/media`, {
    method: "POST",
    headers: { ...editor, "content-type": "multipart/form-data; boundary=b" },
  });
  sending.on("error", () => {});
  sending.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
  sending.write(`\0\0\0\x18ftypisom${"x".repeat(1_000_000)}`);
  const count = async () =>
    (await (await fetch(`${site.address}/api/media?kind=film`, { headers: editor })).json()).total;
  expect(await count()).toBe(0);
  const { dataDir } = site;
  site.process.kill("SIGKILL");
  await new Promise((done) => site.process.once("exit", done));
  site = await launchSite({ dataDir });
  expect(await count()).toBe(0);
  const films = readdirSync(join(dataDir, "uploads"), { recursive: true, encoding: "utf8" });
  expect(films.filter((name) => name.endsWith(".mp4"))).toEqual([]);
});
