import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { toLocalTime } from "./localTime.ts";
import { TimeField } from "./TimeField.tsx";

const PLANNED = new Date(2030, 4, 17, 9, 30).toISOString();
const field = () => page.getByLabelText("From");

let shown: Shown;
let held: string;
let setHeld: (value: string) => void;

function Holder() {
  const [value, setValue] = useState(PLANNED);
  held = value;
  setHeld = setValue;
  return <TimeField label="From" value={value} onChange={setValue} />;
}

beforeEach(() => {
  shown = showInPage(<Holder />);
});
afterEach(() => shown.stop());

test("A time of which a part is taken away stays as it was, and is shown again once it is left", async () => {
  await userEvent.click(field(), { position: { x: 12, y: 12 } });
  await userEvent.keyboard("{Backspace}");
  await expect.element(field()).toHaveValue("");
  expect(held).toBe(PLANNED);
  await userEvent.tab();
  await userEvent.click(document.body);
  await expect.element(field()).toHaveValue(toLocalTime(PLANNED));
  expect(held).toBe(PLANNED);
});

test("A part that is taken away and written anew is the new time", async () => {
  await userEvent.click(field(), { position: { x: 12, y: 12 } });
  await userEvent.keyboard("{Backspace}");
  // Month or day, as the browser's language has it: both can be 8.
  await userEvent.keyboard("08");
  await expect.poll(() => held).not.toBe(PLANNED);
  const { length } = PLANNED;
  expect(held).toHaveLength(length);
  await expect.element(field()).toHaveValue(toLocalTime(held));
});

test("A time that is emptied is none, and one that comes from elsewhere is shown", async () => {
  await userEvent.clear(field());
  await expect.poll(() => held).toBe("");
  const other = new Date(2031, 0, 2, 3, 4).toISOString();
  setHeld(other);
  await expect.element(field()).toHaveValue(toLocalTime(other));
});

test("A time is typed in one go: a year of four digits is whole, and what follows is the hour", async () => {
  await userEvent.click(field(), { position: { x: 12, y: 12 } });
  await userEvent.keyboard("050520311111a");
  await expect.element(field()).toHaveValue("2031-05-05T11:11");
  expect(held).toBe(new Date(2031, 4, 5, 11, 11).toISOString());
});
