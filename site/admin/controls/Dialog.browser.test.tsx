import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConfirmProvider } from "../feedback/Confirm.tsx";
import { TextField } from "../form/TextField.tsx";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { Dialog } from "./Dialog.tsx";

let shown: Shown;
const onClose = vi.fn();
afterEach(() => shown.stop());

function Form() {
  const [name, setName] = useState("");
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <Dialog isOpen={isOpen} title="New redirect" isChanged={name !== ""} onClose={close}>
      <TextField label="Name" value={name} onChange={setName} />
    </Dialog>
  );
}

beforeEach(async () => {
  onClose.mockReset();
  shown = showInPage(
    <ConfirmProvider>
      <Form />
    </ConfirmProvider>,
  );
  await expect.element(dialog()).toBeVisible();
});

const dialog = () => page.getByRole("dialog", { name: "New redirect" });
const field = () => page.getByRole("textbox", { name: "Name" });
const question = () => page.getByRole("dialog", { name: "Leave without saving?" });

const WAYS = [
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["a press beside it", pressBeside],
  ["its button", () => dialog().getByRole("button", { name: "Close" }).click()],
] as const;

async function pressBeside(): Promise<void> {
  await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
}

test.each(WAYS)("A dialog in which nothing was written is closed by %s", async (_name, leave) => {
  await leave();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(WAYS)(
  "One in which something was written asks first, left by %s",
  async (_name, leave) => {
    await userEvent.fill(field(), "Ada");
    await leave();
    await question().getByRole("button", { name: "Stay here" }).click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue("Ada");
    expect(dialog().element().contains(document.activeElement)).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    await leave();
    await question().getByRole("button", { name: "Leave" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test("Escape in the question answers it alone, and the dialog below stays", async () => {
  await userEvent.fill(field(), "Ada");
  await userEvent.keyboard("{Escape}");
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue("Ada");
  await expect.element(field()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});
