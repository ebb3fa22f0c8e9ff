import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { type Secret, SecretField } from "./SecretField.tsx";

let shown: Shown;
afterEach(() => shown.stop());

/** @returns what the field holds now */
function hold(initial: Secret): () => Secret {
  let held = initial;
  function Holder() {
    const [value, setValue] = useState(initial);
    held = value;
    return <SecretField label="Password" value={value} onChange={setValue} />;
  }
  shown = showInPage(<Holder />);
  return () => held;
}

const input = () => page.getByLabelText("Password", { exact: true });

test("a secret that is stored is said to be set, and replaced by writing; emptied, it stays", async () => {
  const held = hold({ kept: "one" });
  await expect.element(page.getByText("It is set")).toBeInTheDocument();
  expect(input().element()).toHaveProperty("value", "");
  await input().fill("hunter2");
  expect(held()).toBe("hunter2");
  await input().fill("");
  expect(held()).toEqual({ kept: "one" });
});

test("a secret that is stored is removed by a button, and kept by it again", async () => {
  const held = hold({ kept: "one" });
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  expect(held()).toBeUndefined();
  const keep = page.getByRole("button", { name: "Keep as it was: Password" });
  expect(document.activeElement).toBe(keep.element());
  await userEvent.keyboard("{Enter}");
  expect(held()).toEqual({ kept: "one" });
});

test("a first secret is never shown, and there is nothing to remove", async () => {
  const held = hold(undefined);
  await input().fill("hunter2");
  expect(held()).toBe("hunter2");
  expect(input().element()).toHaveProperty("type", "password");
  expect(document.querySelector("button")).toBeNull();
});
