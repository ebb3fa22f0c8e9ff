import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { TextField } from "./TextField.tsx";
import { MAX_PLAIN_PASTED, usePasteLimit } from "./usePasteLimit.ts";

let shown: Shown;
afterEach(() => shown.stop());

function Form() {
  usePasteLimit();
  const [value, setValue] = useState("Written before");
  return <TextField label="Answer" isLong value={value} onChange={setValue} />;
}

/** @returns whether the browser goes on with it */
function bring(type: "paste" | "drop", text: string): boolean {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  const common = { bubbles: true, cancelable: true };
  const event =
    type === "paste"
      ? new ClipboardEvent(type, { ...common, clipboardData: data })
      : new DragEvent(type, { ...common, dataTransfer: data });
  return page.getByRole("textbox").element().dispatchEvent(event);
}

test("Ten megabytes are not pasted or dropped into a plain field: a sentence says how much is, and what was written stays", async () => {
  shown = showInPage(<Form />);
  for (const type of ["paste", "drop"] as const) {
    expect(bring(type, "x".repeat(10_000_000))).toBe(false);
    await expect.element(page.getByText("at most 200,000 characters").first()).toBeVisible();
  }
  await expect.element(page.getByRole("textbox")).toHaveValue("Written before");
});

test("What a field can take at once is left to the browser, also where the limit is no more there", () => {
  shown = showInPage(<Form />);
  expect(bring("paste", "x".repeat(MAX_PLAIN_PASTED))).toBe(true);
  shown.update(<TextField label="Answer" value="" onChange={() => {}} />);
  expect(bring("paste", "x".repeat(MAX_PLAIN_PASTED + 1))).toBe(true);
});
