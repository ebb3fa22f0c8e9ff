import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Me } from "../../../../content/admin/sessionWire.ts";
import type { SettingsGroupView } from "../../../../content/admin/settingsWire.ts";
import { MeContext } from "../../../session/MeContext.tsx";
import { type Shown, showInPage } from "../../../testing/showInPage.tsx";
import { SettingsPage } from "../SettingsPage.tsx";

const me: Me = {
  user: { id: "ada", name: "Ada", email: "ada@example.com", role: "owner", language: "en" },
  nonce: "",
  site: { title: "Site", language: "en", currency: "EUR" },
};

const OWN = {
  main: [
    { label: "Shop", href: "/shop", children: [{ label: "Prints", href: "/shop/prints" }] },
    { label: "Journal", href: "/journal" },
  ],
  footer: [{ label: "Imprint", href: "/imprint" }],
};
const GERMAN = { main: [{ label: "Laden", href: "/laden" }], footer: [] };
const GROUP: SettingsGroupView = {
  ...{ key: "menus", label: "Menus", help: "", fields: [], initial: {} },
  value: { own: OWN, others: { de: GERMAN } },
  version: "1",
};

let shown: Shown;
let saved: unknown;
afterEach(() => shown.stop());

/** Shows the menus, and notes what is saved of them. */
function open(): void {
  saved = undefined;
  const form = (
    <MeContext value={me}>
      <SettingsPage group={GROUP} />
    </MeContext>
  );
  const answer = (_method: string, _path: string, body: unknown) => {
    saved = (body as { value: unknown }).value;
    return { ...GROUP, value: saved, version: "2" };
  };
  const router = createMemoryRouter([{ path: "/", element: form }]);
  shown = showInPage(<RouterProvider router={router} />, { answer });
}

const menu = (name: RegExp) => page.getByRole("group", { name });
const MAIN = /^Header/;
const FOOTER = /^Footer/;
const names = (of: RegExp) => menu(of).getByRole("textbox", { name: "Name" });
const namesIn = (of: RegExp) =>
  names(of)
    .elements()
    .map((field) => (field as HTMLInputElement).value);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("Discarded changes of a menu go from its fields, too, and do not come back with the next key", async () => {
  open();
  await names(MAIN).first().fill("Store");
  await menu(MAIN).getByRole("button", { name: "Add an entry" }).click();
  await press("Discard changes");
  expect(namesIn(MAIN)).toEqual(["Shop", "Prints", "Journal"]);
  await names(MAIN).nth(2).fill("Blog");
  await press("Save");
  const [shop] = OWN.main;
  await expect
    .poll(() => saved)
    .toEqual({
      ...GROUP.value,
      own: { ...OWN, main: [shop, { label: "Blog", href: "/journal" }] },
    });
});

test("An entry that was removed comes back with what is below it, and nothing else goes back", async () => {
  open();
  await press("Remove: Shop");
  await names(MAIN).first().fill("Blog");
  await names(FOOTER).first().fill("About us");
  await press("Undo");
  expect(namesIn(MAIN)).toEqual(["Shop", "Prints", "Blog"]);
  expect(namesIn(FOOTER)).toEqual(["About us"]);
  await press("Save");
  const [shop] = OWN.main;
  const main = [shop, { label: "Blog", href: "/journal" }];
  const footer = [{ label: "About us", href: "/imprint" }];
  await expect.poll(() => saved).toEqual({ ...GROUP.value, own: { main, footer } });
});

test("An entry comes back to its language while another is written, and is seen there", async () => {
  open();
  await press("Remove: Shop");
  const language = page.getByRole("combobox", { name: "Language of the menus" });
  await language.selectOptions("Deutsch");
  await names(MAIN).first().fill("Geschäft");
  await press("Undo");
  expect(namesIn(MAIN)).toEqual(["Geschäft"]);
  await language.selectOptions("English");
  expect(namesIn(MAIN)).toEqual(["Shop", "Prints", "Journal"]);
  await press("Save");
  const main = [{ label: "Geschäft", href: "/laden" }];
  await expect.poll(() => saved).toEqual({ own: OWN, others: { de: { main, footer: [] } } });
});

test("An entry that is brought back after a save is seen and saved", async () => {
  open();
  await press("Remove: Shop");
  await press("Save");
  await expect.poll(() => saved).toBeDefined();
  await press("Undo");
  expect(namesIn(MAIN)).toEqual(["Shop", "Prints", "Journal"]);
  await press("Save");
  await expect.poll(() => saved).toEqual(GROUP.value);
});

test("What is saved by Enter leaves the cursor in its field", async () => {
  open();
  await names(MAIN).nth(1).fill("Posters");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => saved).toBeDefined();
  await expect.element(page.getByRole("status").getByText("Saved")).toBeVisible();
  await expect.element(names(MAIN).nth(1)).toHaveFocus();
});
