import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { HoldBackContext } from "./HoldBackContext.ts";
import { TextField } from "./TextField.tsx";

let shown: Shown | undefined;
afterEach(() => shown?.stop());

/** A field in a form that asks for what it holds back. */
function open(first: string) {
  const told: string[] = [];
  const left: string[] = [];
  const flushes = new Set<() => void>();
  let set: (text: string) => void = () => {};
  let drawn = 0;
  function Field() {
    const [value, setValue] = useState(first);
    set = setValue;
    drawn += 1;
    const onChange = (next: string) => {
      told.push(next);
      setValue(next);
    };
    return (
      <TextField
        label="Name"
        value={value}
        onChange={onChange}
        onLeave={() => left.push(told.at(-1) ?? first)}
      />
    );
  }
  const holdBack = (flush: () => void) => {
    flushes.add(flush);
    return () => flushes.delete(flush);
  };
  shown = showInPage(
    <HoldBackContext value={holdBack}>
      <Field />
    </HoldBackContext>,
  );
  const flush = () => {
    for (const one of flushes) one();
  };
  return { told, left, flush, set: (text: string) => set(text), drawn: () => drawn };
}

const field = () => page.getByRole("textbox", { name: "Name" });

/** Types as fast as keys come: all of them before the pause. */
function typeAtOnce(text: string): void {
  for (const letter of text) document.execCommand("insertText", false, letter);
}

test("Keys are told once, after a pause, and none of them draws anything again", async () => {
  const { told, drawn } = open("");
  await field().click();
  const before = drawn();
  typeAtOnce("several words");
  expect(told).toEqual([]);
  expect(drawn()).toBe(before);
  await expect.poll(() => told).toEqual(["several words"]);
  await expect.element(field()).toHaveValue("several words");
});

test("What is held back is told when somebody asks for it, and when the field is left, before that is told", async () => {
  const { told, left, flush } = open("a");
  await field().click();
  await userEvent.keyboard("{End}");
  typeAtOnce("b");
  flush();
  expect(told).toEqual(["ab"]);
  typeAtOnce("c");
  (document.activeElement as HTMLElement).blur();
  expect(told).toEqual(["ab", "abc"]);
  expect(left).toEqual(["abc"]);
});

test("What is held back is told by Enter, before the form around is sent", async () => {
  const { told } = open("a");
  await field().click();
  await userEvent.keyboard("{End}");
  typeAtOnce("b");
  await userEvent.keyboard("{Enter}");
  expect(told).toEqual(["ab"]);
});

test("What is held back is told when the field goes away", async () => {
  const { told } = open("a");
  await field().click();
  await userEvent.keyboard("{End}");
  typeAtOnce("b");
  shown?.stop();
  expect(told).toEqual(["ab"]);
});

test("A text that is changed elsewhere is shown, and the cursor stays where nothing is", async () => {
  const { set, flush } = open("one two");
  await field().click();
  const input = field().element() as HTMLInputElement;
  input.setSelectionRange(3, 3);
  typeAtOnce("!");
  flush();
  await expect.element(field()).toHaveValue("one! two");
  expect(input.selectionStart).toBe(4);
  set("other");
  await expect.element(field()).toHaveValue("other");
});
