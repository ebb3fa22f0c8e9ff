import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MeContext } from "../../admin/session/MeContext.tsx";
import type { EditedVariant, ProductContent } from "../../content/admin/productWire.ts";
import type { Me } from "../../content/admin/sessionWire.ts";
import { DETAILS } from "../EditorContext.ts";
import { showEditor } from "../testing/showEditor.tsx";
import { NEW_VARIANT } from "./followOptions.ts";
import { ProductPanel } from "./ProductPanel.tsx";
import { SHOWN_VARIANTS } from "./Variants.tsx";

const me: Me = {
  user: { id: "ada", name: "Ada", email: "ada@example.com", role: "owner", language: "en" },
  nonce: "",
  site: { title: "Site", language: "en", currency: "EUR" },
};

const PRODUCT: ProductContent = {
  ...{ options: [], details: [], gallery: [], outside: null, members: [], upsells: [] },
  ...{ is_group: false, is_featured: false, is_listed: true, is_searched: true, cross_sells: [] },
  variants: [NEW_VARIANT],
};

const sized = (...sizes: readonly string[]): Partial<ProductContent> => ({
  options: [{ name: "Size", values: [...sizes] }],
  variants: sizes.map((size, at) => ({ ...NEW_VARIANT, choice: { Size: size }, price: 100 * at })),
});

let shown: ReturnType<typeof showEditor>;
afterEach(() => shown.stop());

function open(product: Partial<ProductContent> = {}): () => ProductContent {
  const node = (
    <MeContext value={me}>
      <ProductPanel />
    </MeContext>
  );
  shown = showEditor(node, [], { product: { ...PRODUCT, ...product } });
  return () => shown.editor.store.content().product ?? PRODUCT;
}
const variantsOf = (product: ProductContent): readonly EditedVariant[] => product.variants;

describe("What a product costs", () => {
  test("is written in the currency's units and kept in its smallest", async () => {
    const product = open();
    await page.getByRole("textbox", { name: "Price (EUR)", exact: true }).fill("12.5");
    await userEvent.tab();
    expect(variantsOf(product())[0]?.price).toBe(1250);
    const price = page.getByRole("textbox", { name: "Price (EUR)", exact: true });
    await expect.element(price).toHaveValue("12.50");
    await price.fill("");
    expect(variantsOf(product())[0]?.price).toBeNull();
    await page.getByRole("textbox", { name: "In stock" }).fill("3");
    await page.getByRole("textbox", { name: "Article number" }).fill("A-1");
    expect(variantsOf(product())[0]).toMatchObject({ stock: 3, sku: "A-1" });
  });

  test("may be reduced from one time to another, and is not without a reduced price", async () => {
    const product = open();
    const reduced = page.getByRole("textbox", { name: "Reduced price (EUR)" });
    await reduced.fill("8");
    await page.getByLabelText("Until").fill("2199-01-01T12:00");
    expect(variantsOf(product())[0]?.sale).toEqual({
      price: 800,
      from: null,
      until: new Date("2199-01-01T12:00").toISOString(),
    });
    await reduced.fill("");
    expect(variantsOf(product())[0]?.sale).toBeNull();
  });

  test("is told to be wrong where it is", async () => {
    open(sized("A4", "A3"));
    const message = "A price is not below zero.";
    const path = ["product", "variants", 1, "price"];
    shown.editor.issuesOf(DETAILS).replace("", [{ path, message }]);
    const second = page.getByRole("textbox", { name: "Price (EUR)", exact: true }).nth(1);
    await expect.element(second).toHaveAccessibleDescription(message);
    await second.fill("1");
    await expect.element(second).not.toHaveAttribute("aria-invalid");
  });
});

describe("Variants", () => {
  test("follow what can be chosen, by keyboard alone, and what is renamed keeps its own", async () => {
    const product = open({ variants: [{ ...NEW_VARIANT, price: 500, sku: "A" }] });
    page.getByRole("button", { name: "Add: Choice" }).element().focus();
    await userEvent.keyboard("{Enter}Size{Tab}A4");
    expect(variantsOf(product())).toMatchObject([{ choice: { Size: "A4" }, price: 500, sku: "A" }]);
    await page.getByRole("button", { name: "Add: Value" }).click();
    await userEvent.keyboard("A3");
    await expect.element(page.getByRole("heading", { name: "A3" })).toBeVisible();
    expect(variantsOf(product())).toMatchObject([
      { choice: { Size: "A4" }, price: 500, sku: "A" },
      { choice: { Size: "A3" }, price: 500, sku: null },
    ]);
    shown.editor.store.undo();
    await expect.element(page.getByRole("heading", { name: "A3" })).not.toBeInTheDocument();
  });

  test("wait while what is chosen is being written, and lose nothing", async () => {
    const product = open(sized("A4", "A3"));
    const value = page.getByRole("textbox", { name: "Value 2" });
    await value.fill("A4");
    await expect.element(page.getByText("The variants follow once")).toBeVisible();
    await value.fill("A42");
    expect(variantsOf(product())).toMatchObject([
      { choice: { Size: "A4" }, price: 0 },
      { choice: { Size: "A42" }, price: 100 },
    ]);
  });

  test("are not offered any more, and are again", async () => {
    const product = open(sized("A4", "A3"));
    await page.getByRole("button", { name: "Do not offer A3" }).click();
    expect(variantsOf(product())).toHaveLength(1);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(variantsOf(product()).map(({ choice }) => choice.Size)).toEqual(["A4", "A3"]);
  });

  test("are shown some at a time", async () => {
    open(sized(...Array.from({ length: SHOWN_VARIANTS + 5 }, (_, at) => `S${at}`)));
    await page.getByRole("button", { name: "Show 5 more" }).click();
    await expect
      .element(page.getByRole("heading", { name: `S${SHOWN_VARIANTS + 4}` }))
      .toBeVisible();
  });
});

test("What a product is beside that is kept as it is said", async () => {
  const product = open();
  await page.getByRole("switch", { name: "Featured" }).click();
  await page.getByRole("button", { name: "Add: Sold on another site" }).click();
  await page.getByRole("textbox", { name: "Address there" }).fill("https://there.example/");
  expect(product()).toMatchObject({
    is_featured: true,
    is_listed: true,
    outside: { address: "https://there.example/", label: "" },
  });
  await page.getByRole("button", { name: "Remove: Sold on another site" }).click();
  expect(product().outside).toBeNull();
});
