import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productPartsSchema } from "./productParts.ts";

const decision = readFileSync(
  join(import.meta.dirname, "../../docs/decisions/0016-products.md"),
  "utf8",
);

test("The fields of products and orders are this site's own choice, each documented [SH-002]", () => {
  const { entries } = productPartsSchema.pipe[1];
  const variant = entries.variants.pipe[0].item.pipe[0].entries;
  for (const field of Object.keys(entries))
    expect(decision).toContain(`| product | \`${field}\` |`);
  for (const field of Object.keys(variant))
    expect(decision).toContain(`| variant | \`${field}\` |`);
  expect(decision).toMatch(/An order, once there is a cart, will be:/);
});
