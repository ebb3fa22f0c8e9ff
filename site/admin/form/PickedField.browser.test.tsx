import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { PickedField } from "./PickedField.tsx";

let shown: Shown;
afterEach(() => shown.stop());

const INK = { id: "ink", name: "Ink", note: "" };

/** Shows the field. @returns what is chosen, and what makes those that were asked for */
function show() {
  let chosen: readonly string[] = [];
  const making = new Map<string, () => void>();
  function Form() {
    const [value, setValue] = useState<readonly string[]>([]);
    chosen = value;
    const make = (name: string) =>
      new Promise<string>((resolve) => {
        making.set(name, () => resolve(`made-${name}`));
      });
    return (
      <PickedField
        id="tags"
        label="Tags"
        of="tag"
        value={value}
        onChange={setValue}
        onMake={make}
      />
    );
  }
  shown = showInPage(<Form />, { answer: () => ({ items: [INK] }) });
  return {
    chosen: () => chosen,
    making: () => [...making.keys()],
    finish: (name: string) => making.get(name)?.(),
  };
}

async function add(name: string): Promise<void> {
  const field = page.getByRole("combobox", { name: "Tags" });
  await field.fill(name);
  await expect.element(page.getByRole("option", { name: new RegExp(name) })).toBeVisible();
  // A new one stands below those that are found, which come later.
  await expect.element(page.getByRole("option", { name: "Ink" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
}

test("New ones that are made one after the other all stay, whichever is made first", async () => {
  const { chosen, making, finish } = show();
  await add("Moss");
  await expect.poll(making).toEqual(["Moss"]);
  await add("Lichen");
  await expect.poll(making).toEqual(["Moss", "Lichen"]);
  finish("Lichen");
  await expect.poll(chosen).toEqual(["made-Lichen"]);
  finish("Moss");
  await expect.poll(chosen).toEqual(["made-Lichen", "made-Moss"]);
});

test("What is chosen while a new one is being made stays", async () => {
  const { chosen, finish } = show();
  await add("Moss");
  await page.getByRole("combobox", { name: "Tags" }).fill("In");
  await page.getByRole("option", { name: "Ink" }).click();
  await expect.poll(chosen).toEqual(["ink"]);
  finish("Moss");
  await expect.poll(chosen).toEqual(["ink", "made-Moss"]);
});
