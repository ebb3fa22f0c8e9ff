import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Target } from "../../content/admin/targetWire.ts";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { SuggestField } from "./SuggestField.tsx";

let shown: Shown;
afterEach(() => shown.stop());

const MOIRE: Target = { value: "/journal/moire", label: "Moiré" };
const MOSS: Target = { value: "/journal/moss", label: "Moss" };

type Answer = { readonly items: readonly Target[] };

/**
 * Shows the field before a button. @returns how often was asked, and what answers all questions: those
 * that wait, and those that are yet to be asked, since typing may ask one with each pause
 */
function show() {
  let reply: (answer: Answer) => void = () => undefined;
  const suggested = new Promise<Answer>((resolve) => {
    reply = resolve;
  });
  let asked = 0;
  function Form() {
    const [value, setValue] = useState("");
    return (
      <>
        <SuggestField label="Leads to" of="link" value={value} onChange={setValue} />
        <button type="button">Save</button>
      </>
    );
  }
  const answer = () => {
    asked += 1;
    return suggested;
  };
  shown = showInPage(<Form />, { answer });
  return {
    asked: () => asked,
    suggest: (...items: readonly Target[]) => reply({ items }),
  };
}

const field = () => page.getByRole("combobox", { name: "Leads to" });
const save = () => page.getByRole("button", { name: "Save" });
const suggestions = () => page.getByRole("option");
/** Long enough for what was answered to be drawn. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 200));

test("Suggestions are chosen by the keyboard, and do not open again once one is", async () => {
  const { suggest } = show();
  await userEvent.keyboard("{Tab}/journal/mo");
  suggest(MOIRE, MOSS);
  await expect.poll(() => suggestions().elements()).toHaveLength(2);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field()).toHaveValue(MOIRE.value);
  await drawn();
  expect(suggestions().elements()).toEqual([]);
  await expect.element(save()).toBeVisible();
});

test("Suggestions that come after the field was left do not open over what is reached by then", async () => {
  const { suggest, asked } = show();
  await userEvent.keyboard("{Tab}/journal/mo{Tab}");
  await expect.poll(asked).toBeGreaterThan(0);
  expect(document.activeElement).toBe(save().element());
  suggest(MOIRE, MOSS);
  await drawn();
  expect(suggestions().elements()).toEqual([]);
  await expect.element(save()).toBeVisible();
});

test("Leaving the field by Tab closes its suggestions and goes on to what follows", async () => {
  const { suggest } = show();
  await userEvent.keyboard("{Tab}/journal/mo");
  suggest(MOIRE, MOSS);
  await expect.poll(() => suggestions().elements()).toHaveLength(2);
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => suggestions().elements()).toEqual([]);
  expect(document.activeElement).toBe(save().element());
});

test("What is written in full already is not suggested", async () => {
  const { suggest, asked } = show();
  await userEvent.keyboard("{Tab}/journal/moire");
  suggest(MOIRE);
  await expect.poll(asked).toBeGreaterThan(0);
  await drawn();
  expect(suggestions().elements()).toEqual([]);
});
