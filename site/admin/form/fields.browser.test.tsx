import { type ReactNode, useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { ChoicesField } from "./ChoicesField.tsx";
import { ColourField } from "./ColourField.tsx";
import { NumberField } from "./NumberField.tsx";
import { SwitchField } from "./SwitchField.tsx";
import { TextField } from "./TextField.tsx";
import { TimeField } from "./TimeField.tsx";

let shown: Shown;
afterEach(() => shown.stop());

/** Shows a field that keeps what it is given. @returns what it holds now */
function hold<Value>(
  initial: Value,
  draw: (value: Value, onChange: (next: Value) => void) => ReactNode,
): () => Value {
  let held = initial;
  function Holder() {
    const [value, setValue] = useState(initial);
    held = value;
    return draw(value, setValue);
  }
  shown = showInPage(<Holder />);
  return () => held;
}

const descriptionOf = (control: Element) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

describe("every field", () => {
  test("is named by its label, and described by what is wrong and by its help", async () => {
    hold("", (value, onChange) => (
      <TextField
        label="Name"
        help="Of the site."
        error="Fill this in."
        isRequired
        value={value}
        onChange={onChange}
      />
    ));
    const field = page.getByRole("textbox", { name: "Name", exact: true });
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveAttribute("aria-required", "true");
    expect(descriptionOf(field.element())).toEqual(["Fill this in.", "Of the site."]);
  });

  test("has no description and is not wrong where nothing is said", () => {
    hold("", (value, onChange) => <TextField label="Name" value={value} onChange={onChange} />);
    const field = page.getByRole("textbox").element();
    expect(field.hasAttribute("aria-describedby")).toBe(false);
    expect(field.hasAttribute("aria-invalid")).toBe(false);
  });

  test("that is fixed can be read and reached, and keeps its value", async () => {
    const text = hold("fixed", (value, onChange) => (
      <TextField label="Name" isFixed value={value} onChange={onChange} />
    ));
    await userEvent.keyboard("{Tab}x");
    expect(document.activeElement).toBe(page.getByRole("textbox").element());
    expect(text()).toBe("fixed");
    shown.stop();
    const on = hold(true, (value, onChange) => (
      <SwitchField label="Sticky" isFixed value={value} onChange={onChange} />
    ));
    await userEvent.keyboard("{Tab} ");
    expect(document.activeElement).toBe(page.getByRole("switch").element());
    expect(on()).toBe(true);
    shown.stop();
    const choice = hold<string | undefined>("a", (value, onChange) => (
      <ChoiceField label="Look" isFixed options={LETTERS} value={value} onChange={onChange} />
    ));
    await userEvent.keyboard("{Tab}{ArrowDown}");
    expect(document.activeElement).toBe(page.getByRole("combobox").element());
    expect(choice()).toBe("a");
  });
});

describe("a text", () => {
  test("tells how much is left once it comes near its end, and cuts nothing", async () => {
    const text = hold("", (value, onChange) => (
      <TextField label="Name" maxLength={10} value={value} onChange={onChange} />
    ));
    await userEvent.keyboard("{Tab}12345678");
    expect(shown.place.textContent).not.toContain("left");
    await userEvent.keyboard("9");
    expect(shown.place.textContent).toContain("1 character left");
    await userEvent.keyboard("abc");
    expect(text()).toBe("123456789abc");
    expect(shown.place.textContent).toContain("0 characters left");
  });

  test("of several lines takes new lines", async () => {
    const text = hold("", (value, onChange) => (
      <TextField label="Text" isLong value={value} onChange={onChange} />
    ));
    await userEvent.keyboard("{Tab}one{Enter}two");
    expect(text()).toBe("one\ntwo");
  });
});

describe("a number", () => {
  test("is what was typed, beyond its limits, too; arrow keys stay within; empty is none", async () => {
    const number = hold<number | undefined>(3, (value, onChange) => (
      <NumberField label="Columns" min={1} max={4} value={value} onChange={onChange} />
    ));
    await userEvent.keyboard("{Tab}{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(number()).toBe(4);
    const field = page.getByRole("textbox", { name: "Columns" });
    await userEvent.fill(field, "12.5");
    await userEvent.keyboard("{Tab}");
    expect(number()).toBe(12.5);
    await expect.element(field).toHaveValue("12.5");
    await userEvent.clear(field);
    expect(number()).toBeUndefined();
  });
});

const LETTERS = [
  { value: "a", label: "First" },
  { value: "b", label: "Second" },
];

describe("a choice", () => {
  test("gives the value as it is stored, a number as a number", async () => {
    const level = hold<number | undefined>(2, (value, onChange) => (
      <ChoiceField
        label="Level"
        options={[
          { value: 2, label: "2" },
          { value: 3, label: "3" },
        ]}
        none="As the page says"
        value={value}
        onChange={onChange}
      />
    ));
    const field = page.getByRole("combobox", { name: "Level" });
    await field.selectOptions("3");
    expect(level()).toBe(3);
    await field.selectOptions("As the page says");
    expect(level()).toBeUndefined();
  });

  test("of what is no choice any more shows none until one is made", async () => {
    const letter = hold<string | undefined>("gone", (value, onChange) => (
      <ChoiceField label="Letter" options={LETTERS} value={value} onChange={onChange} />
    ));
    const field = page.getByRole("combobox");
    await expect.element(field).toHaveDisplayValue("");
    await field.selectOptions("Second");
    expect(letter()).toBe("b");
    expect(field.element().querySelectorAll("option")).toHaveLength(2);
  });

  test("of several values keeps them in the order of the offer", async () => {
    const letters = hold<readonly string[]>(["b"], (value, onChange) => (
      <ChoicesField label="Letters" options={LETTERS} value={value} onChange={onChange} />
    ));
    await page.getByRole("checkbox", { name: "First" }).click();
    expect(letters()).toEqual(["a", "b"]);
    await page.getByRole("checkbox", { name: "Second" }).click();
    expect(letters()).toEqual(["a"]);
    expect(page.getByRole("group", { name: "Letters" }).elements()).toHaveLength(1);
  });
});

test("a switch goes on and off by Space", async () => {
  const on = hold(false, (value, onChange) => (
    <SwitchField label="Sticky" value={value} onChange={onChange} />
  ));
  await userEvent.keyboard("{Tab} ");
  expect(on()).toBe(true);
  await expect.element(page.getByRole("switch", { name: "Sticky" })).toBeChecked();
  await userEvent.keyboard(" ");
  expect(on()).toBe(false);
});

test("a colour is typed or picked; the picker shows what holds while it is empty", async () => {
  const colour = hold("", (value, onChange) => (
    <ColourField label="Accent" placeholder="#AA0011" value={value} onChange={onChange} />
  ));
  const picker = page.getByLabelText("Pick a colour: Accent");
  await expect.element(picker).toHaveValue("#aa0011");
  await userEvent.fill(page.getByRole("textbox", { name: "Accent", exact: true }), "#12");
  expect(colour()).toBe("#12");
  await userEvent.fill(picker, "#00ff00");
  expect(colour()).toBe("#00ff00");
});

test("a time is a moment, shown where the reader is", async () => {
  const time = hold("", (value, onChange) => (
    <TimeField label="From" value={value} onChange={onChange} />
  ));
  await userEvent.fill(page.getByLabelText("From"), "2026-05-03T09:05");
  expect(time()).toBe(new Date(2026, 4, 3, 9, 5).toISOString());
  await expect.element(page.getByLabelText("From")).toHaveValue("2026-05-03T09:05");
});
