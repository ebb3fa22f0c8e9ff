import { expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";

const site = inject("site");
const open = openPages();
const elsewhere = serveElsewhere("<!doctype html><html lang=en><title>Elsewhere</title><p>Else");

test("A page of another origin reads the API, asks again for nothing new, and reads why it is refused", async () => {
  const page = await open({ expected: [/400 \(Bad Request\)/] });
  await page.goto(elsewhere());
  const read = await page.evaluate(async (api) => {
    const first = await fetch(`${api}/products?per=2`);
    const etag = first.headers.get("etag") ?? "";
    // A header that browsers ask about first.
    const again = await fetch(`${api}/products?per=2`, {
      headers: { "if-none-match": etag },
      cache: "no-store",
    });
    const refused = await fetch(`${api}/products?colour=red`);
    return {
      titles: (await first.json()).items.length,
      etag,
      again: again.status,
      refused: (await refused.json()).error.message,
    };
  }, `${site}/api/v1`);
  expect(read).toEqual({
    titles: 2,
    etag: expect.stringMatching(/^W\/"/),
    again: 304,
    refused: expect.stringContaining("“colour” is not known here"),
  });
});
