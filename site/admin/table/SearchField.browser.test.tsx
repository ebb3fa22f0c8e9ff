import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { SearchField } from "./SearchField.tsx";

let shown: Shown;
afterEach(() => shown.stop());

const told = vi.fn((_text: string) => {});
const field = (value: string) => <SearchField value={value} onChange={told} />;

test("What is typed while the list is drawn stays, and is searched for, too", async () => {
  told.mockClear();
  shown = showInPage(field(""));
  const box = page.getByRole("searchbox");
  await box.fill("ab");
  await expect.poll(() => told.mock.calls).toEqual([["ab"]]);
  await userEvent.keyboard("c");
  // Only now the address says what was told before.
  shown.update(field("ab"));
  await expect.element(box).toHaveValue("abc");
  await expect.poll(() => told.mock.calls).toEqual([["ab"], ["abc"]]);
  await userEvent.keyboard("d");
  await expect.poll(() => told.mock.calls.length).toBe(3);
  shown.update(field("abc"));
  shown.update(field("abcd"));
  await expect.element(box).toHaveValue("abcd");
});

test("Back and forward are followed, whatever was typed here before", async () => {
  told.mockClear();
  shown = showInPage(field(""));
  const box = page.getByRole("searchbox");
  await box.fill("ab");
  await expect.poll(() => told.mock.calls).toEqual([["ab"]]);
  shown.update(field("ab"));
  shown.update(field(""));
  await expect.element(box).toHaveValue("");
  shown.update(field("ab"));
  await expect.element(box).toHaveValue("ab");
  shown.update(field("of a saved view"));
  await expect.element(box).toHaveValue("of a saved view");
  expect(told).toHaveBeenCalledOnce();
});
