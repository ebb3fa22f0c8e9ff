import { useState } from "react";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pictureParts } from "../../blocks/pictureParts.ts";
import { asField } from "../../content/fields/asField.ts";
import { describeFields } from "../../content/fields/describeFields.ts";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { FieldForm } from "./FieldForm.tsx";
import { useNewFieldIssues } from "./FieldIssuesContext.ts";
import type { FieldValues } from "./FieldValues.ts";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const src = v.pipe(v.string(), asField({ kind: "picture" }), v.title("Picture"));
const picture = { src: "/a.gif", width: 200, height: 100 };

let shown: Shown;
afterEach(() => shown.stop());

function open(schema: v.ObjectSchema<v.ObjectEntries, undefined>, initial: FieldValues) {
  const fields = describeFields(schema);
  let held = initial;
  function Form() {
    const [value, setValue] = useState(initial);
    const issues = useNewFieldIssues();
    held = value;
    return <FieldForm fields={fields} value={value} onChange={setValue} issues={issues} />;
  }
  shown = showInPage(<Form />);
  return () => held;
}

const opener = () => page.getByRole("button", { name: "Focal point: Picture" });

/** The picture, drawn as large as it is said to be. */
function drawn(): HTMLImageElement {
  const image = shown.place.querySelector("img");
  if (!image) throw new Error("There is no picture.");
  image.src = PIXEL;
  Object.assign(image.style, { inlineSize: "200px", blockSize: "100px" });
  return image;
}

test("What must stay in view is set with the keyboard alone, and goes back to the middle", async () => {
  const value = open(v.object({ src, ...pictureParts }), picture);
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(opener()).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
  await expect.element(page.getByRole("slider")).toHaveFocus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{ArrowDown}");
  await expect.poll(value).toEqual({ ...picture, focal: { x: 0.6, y: 0.51 } });
  await page.getByRole("button", { name: "Back to the middle" }).click();
  await expect.poll(value).toEqual(picture);
});

test("What must stay in view is where the picture is pressed", async () => {
  const value = open(v.object({ src, ...pictureParts }), { ...picture, focal: { x: 0, y: 0 } });
  await opener().click();
  await expect
    .element(page.getByRole("slider"))
    .toHaveAttribute("aria-valuetext", "0 percent from the left, 0 percent from the top");
  await userEvent.click(drawn(), { position: { x: 150, y: 20 } });
  await expect.poll(value).toEqual({ ...picture, focal: { x: 0.75, y: 0.2 } });
});

test("A picture of which no such point is kept has none to set", async () => {
  open(v.object({ src }), { src: "/a.gif" });
  await expect.element(page.getByRole("textbox", { name: "Picture" })).toBeVisible();
  expect(opener().query()).toBeNull();
});
