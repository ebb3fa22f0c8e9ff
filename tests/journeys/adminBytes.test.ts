import type { Request } from "playwright";
import { expect, test } from "vitest";
import { openAdmin } from "../support/openAdmin.ts";
import { settled } from "../support/settled.ts";

const { open, site } = openAdmin();

/** What the owner's screens may download at first, as compressed on the wire, in bytes. */
const MOST = 250_000;

test("The owner's screens download no more than 250 kB at first, and visitors' pages nothing of them", async () => {
  const page = await open("/");
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  await page.reload();
  await settled(page);
  const paths = asked.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => path.startsWith("/admin"))).toEqual([]);
  asked.length = 0;
  await page.goto(`${site().address}/admin`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled(page);
  const sizes = await Promise.all(asked.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  // Less would mean that something was not counted.
  expect(bytes).toBeGreaterThan(MOST / 2);
  expect(bytes).toBeLessThanOrEqual(MOST);
});
