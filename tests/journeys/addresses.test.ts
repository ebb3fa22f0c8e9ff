import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";

const site = inject("site");
const documented = readFileSync(join(import.meta.dirname, "../../docs/addresses.md"), "utf8");

/** An address of each kind that has steps of its own. */
const SAMPLES: Readonly<Record<string, string>> = {
  "/shop/category/:slug": "/shop/category/maps",
  "/shop/:slug": "/shop/pear",
  "/journal/category/:slug": "/journal/category/paper",
  "/journal/tag/:slug": "/journal/tag/patterns",
  "/journal/author/:slug": "/journal/author/ada-lindqvist",
  "/journal/month/:month": "/journal/month/2026-03",
  "/*": "/about",
  "/journal/category/:slug/feed.xml": "/journal/category/paper/feed.xml",
  "/journal/tag/:slug/feed.xml": "/journal/tag/patterns/feed.xml",
  "/sitemap-:part.xml": "/sitemap-0.xml",
  "/set-up?token=": "/set-up?token=used",
  "/admin/*": "/admin/pages",
  "/api/admin/*": "/api/admin/documents",
  "/preview/:id": "/preview/00000000-0000-4000-8000-000000000000",
  "/api/v1/terms?kind=": "/api/v1/terms?kind=category",
  "/api/v1/documents?kind=": "/api/v1/documents?kind=post",
  "/api/v1/document?path=": "/api/v1/document?path=%2Fabout",
  "/api/v1/product?path=": "/api/v1/product?path=%2Fshop%2Fpear",
  "/api/contact-form-7/v1/contact-forms/:id/feedback/schema":
    "/api/contact-form-7/v1/contact-forms/1/feedback/schema",
  "/api/contact-form-7/v1/contact-forms/:id/refill":
    "/api/contact-form-7/v1/contact-forms/1/refill",
  "/api/contact-form-7/v1/captcha/:digits.png": "/api/contact-form-7/v1/captcha/17.png",
  "/api/admin/submissions/files/:id":
    "/api/admin/submissions/files/00000000-0000-4000-8000-000000000000",
  "/api/suggestions?term=": "/api/suggestions?term=ligh",
  "/embeds/:service": "/embeds/disqus?shortname=ink&url=https%3A%2F%2Fshop.example%2F",
  "/media/:size/*": "/media/320w/demo/pear-flat.svg",
  "/media/*": "/media/demo/pear-flat.svg",
  "/api/media/:id": "/api/media/00000000-0000-4000-8000-000000000000",
};

const addresses = [...documented.matchAll(/`(\/[^`\s…]*)`(?=[^\n]*\|)/g)]
  .map(([, address = ""]) => address)
  .filter((address) => !["/de/shop", "/vitrine/*", "/journal/", "/portfolio/"].includes(address));

describe("the documented addresses", () => {
  test("are many, each with its own steps named here", () => {
    expect(addresses.length).toBeGreaterThan(25);
    expect(addresses.filter((address) => /[:*=]/.test(address) && !SAMPLES[address])).toEqual([]);
  });

  test.each([...new Set(addresses)])("%s is answered", async (address) => {
    const { status } = await fetch(site + (SAMPLES[address] ?? address), { redirect: "manual" });
    // What only takes forms refuses to be read, what is the owner's asks who it is; the account leads to the
    // sign-in, and a link to set a password that is used up, or a picture of no form, says that it is gone.
    expect([200, 303, 401, 405, 410]).toContain(status);
  });
});
