import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { HoldBackContext } from "../../admin/form/HoldBackContext.ts";
import { type Shown, type ShownOptions, showInPage } from "../../admin/testing/showInPage.tsx";
import { RichTextControl } from "./RichTextControl.tsx";

let shown: Shown | undefined;
afterEach(() => shown?.stop());

function open(html: string, options: ShownOptions = {}) {
  const values = [html];
  const flushes = new Set<() => void>();
  let set: (html: string) => void = () => {};
  function Field() {
    const [value, setValue] = useState(html);
    set = setValue;
    const onChange = (next: string) => {
      values.push(next);
      setValue(next);
    };
    const wired = { id: "text", label: "Text", isInvalid: false, describedBy: undefined };
    return <RichTextControl {...wired} value={value} onChange={onChange} />;
  }
  const holdBack = (flush: () => void) => {
    flushes.add(flush);
    return () => flushes.delete(flush);
  };
  shown = showInPage(
    <HoldBackContext value={holdBack}>
      <Field />
    </HoldBackContext>,
    options,
  );
  return {
    value: () => values.at(-1),
    flush: () => {
      for (const flush of flushes) flush();
    },
    set: (next: string) => set(next),
  };
}

const text = () => page.getByRole("textbox", { name: "Text" });

test("What is typed is told after a pause, when the field is left, or when it is asked for", async () => {
  const { value, flush } = open("<p>One</p>");
  await text().click();
  await userEvent.keyboard("{Control>}{End}{/Control} two");
  flush();
  expect(value()).toBe("<p>One two</p>");
  await userEvent.keyboard("!");
  await expect.poll(value).toBe("<p>One two!</p>");
});

test("What is said of a picture is told when the text is asked for, also right after a key", async () => {
  const { value, flush } = open(
    '<figure><img src="/a.gif" alt="" width="40" height="30"></figure>',
  );
  await userEvent.click(shown?.place.querySelector("figure") ?? document.body);
  await page.getByRole("textbox", { name: "Description" }).fill("A hill");
  flush();
  expect(value()).toContain('alt="A hill"');
  await page.getByRole("textbox", { name: "Caption" }).fill("In May");
  flush();
  expect(value()).toContain("<figcaption>In May</figcaption>");
});

test("The tools are one stop for Tab, say what is on, and are moved through by arrow keys", async () => {
  const { value } = open("<p>One</p>");
  await text().click();
  await userEvent.keyboard("{Control>}a{/Control}{Shift>}{Tab}{/Shift}");
  const first = page.getByRole("button", { name: "Heading 2" });
  await expect.element(first).toHaveFocus();
  for (const _ of ["Heading 3", "Heading 4", "Bold"]) await userEvent.keyboard("{ArrowRight}");
  const bold = page.getByRole("button", { name: "Bold" });
  await expect.element(bold).toHaveFocus();
  await expect.element(bold).toHaveAttribute("aria-pressed", "false");
  await userEvent.keyboard("{Enter}");
  await expect.element(bold).toHaveAttribute("aria-pressed", "true");
  await expect.element(text()).toHaveFocus();
  await expect.poll(value).toBe("<p><strong>One</strong></p>");
});

test("A link is asked for by its key, checked, and set; the focus goes back into the text", async () => {
  const { value } = open("<p>One</p>");
  await text().click();
  await userEvent.keyboard("{Control>}a{/Control}{Control>}k{/Control}");
  const address = page.getByRole("combobox", { name: "Address" });
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard("javascript:alert(1){Enter}");
  await expect.element(page.getByText(/This cannot be the address of a link/)).toBeVisible();
  await address.fill("example.org");
  await userEvent.keyboard("{Enter}");
  await expect.element(text()).toHaveFocus();
  await expect.poll(value).toBe('<p><a href="https://example.org">One</a></p>');
  await userEvent.keyboard("{Control>}k{/Control}");
  await page.getByRole("button", { name: "Remove the link" }).click();
  await expect.poll(value).toBe("<p>One</p>");
});

test("Pages of the site are suggested for a link, and one that is chosen says its name where nothing else does", async () => {
  const asked: string[] = [];
  const { value } = open("<p>See</p>", {
    answer(_, path) {
      asked.push(path);
      return { items: [{ value: "/shop/lamp", label: "A lamp" }] };
    },
  });
  await text().click();
  await userEvent.keyboard("{Control>}{End}{/Control} {Control>}k{/Control}");
  const address = page.getByRole("combobox", { name: "Address" });
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard("lam");
  await expect.element(page.getByRole("option", { name: /A lamp/ })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(address).toHaveValue("/shop/lamp");
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(text()).toHaveFocus();
  await expect.poll(value).toBe('<p>See <a href="/shop/lamp">A lamp</a></p>');
  expect(new Set(asked)).toEqual(new Set(["/api/admin/targets/link"]));
});

test("A text that holds more is edited as HTML, with nothing lost, until somebody has it simplified", async () => {
  const table = "<table><tbody><tr><td>One</td></tr></tbody></table>";
  const { value } = open(table);
  const source = page.getByRole("textbox");
  await expect.element(source).toHaveValue(table);
  await expect.element(page.getByText(/nothing of it is lost/)).toBeVisible();
  expect(value()).toBe(table);
  await page.getByRole("button", { name: /^Simplify/ }).click();
  await expect.element(text()).toHaveTextContent("One");
  await expect.poll(value).toBe("<p>One</p>");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(source).toHaveValue(table);
});

test("A text from outside is shown, and as HTML where it holds more", async () => {
  const { set } = open("<p>One</p>");
  set("<p>Two</p>");
  await expect.element(text()).toHaveTextContent("Two");
  set('<p class="lead">Three</p>');
  await expect.element(page.getByRole("textbox")).toHaveValue('<p class="lead">Three</p>');
});

test("A text that is only looked at is not written anew", async () => {
  const { value } = open("<p><b>One</b></p>");
  await text().click();
  await userEvent.keyboard("{ArrowRight}");
  shown?.stop();
  expect(value()).toBe("<p><b>One</b></p>");
});

test("Ten megabytes that are pasted are refused in a sentence, and what was written stays", async () => {
  const { value } = open("<p>Mine</p>");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "x".repeat(10_000_000));
  const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  text().element().dispatchEvent(paste);
  await expect.element(page.getByRole("alert")).toHaveTextContent("at most 2,000,000 characters");
  await text().click();
  await userEvent.keyboard("{Control>}{End}{/Control}!");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expect.poll(value).toBe("<p>Mine!</p>");
});
