import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FORMS_API, type ListedFormRow } from "../../../content/admin/formWire.ts";
import type { Me } from "../../../content/admin/sessionWire.ts";
import { AdminError } from "../../api/AdminError.ts";
import { ConfirmProvider } from "../../feedback/Confirm.tsx";
import { MeContext } from "../../session/MeContext.tsx";
import { useAskedMoves } from "../../shell/useAskedMoves.ts";
import { type Shown, showInPage } from "../../testing/showInPage.tsx";
import { FormsScreen } from "./FormsScreen.tsx";

const me: Me = {
  user: { id: "ada", name: "Ada", email: "ada@example.com", role: "owner", language: "en" },
  nonce: "",
  site: { title: "Site", language: "en", currency: "EUR" },
};

const row = (id: number, title: string): ListedFormRow => ({
  ...{ id, key: title.toLowerCase(), title, language: null, field_count: 3 },
  ...{ submission_count: 0, unread_count: 0, is_open: true },
  changed_at: "2026-11-20T10:00:00Z",
});

type Call = { readonly method: string; readonly path: string; readonly body: unknown };

let rows: readonly ListedFormRow[] = [];
let usedBy: readonly { readonly id: string; readonly kind: string; readonly title: string }[] = [];
let calls: Call[] = [];
let made: unknown;
let shown: Shown;
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  rows = [
    { ...row(1, "Write"), submission_count: 1200, unread_count: 2, language: "de" },
    { ...row(2, "Order"), is_open: false },
  ];
  usedBy = [];
  calls = [];
  made = { id: 7, problems: [] };
});
afterEach(() => shown.stop());

/** Answers as the site does. */
function answer(method: string, path: string, body: unknown): unknown {
  if (path.startsWith("/api/admin/views")) return { items: [] };
  if (method === "GET" && path === FORMS_API)
    return { items: rows, total: rows.length, page: 1, page_count: 1 };
  if (method === "GET") return { used_by: usedBy };
  calls.push({ method, path, body });
  if (path === FORMS_API && made instanceof Error) throw made;
  return path === FORMS_API ? made : body;
}

function Screens() {
  useAskedMoves();
  return <Outlet />;
}

function open(query = ""): void {
  router = createMemoryRouter(
    [
      {
        element: <Screens />,
        children: [
          { path: "/forms", element: <FormsScreen /> },
          { path: "/forms/:id", element: <h1>Builder</h1> },
        ],
      },
    ],
    { initialEntries: [`/forms${query}`] },
  );
  shown = showInPage(
    <MeContext value={me}>
      <ConfirmProvider>
        <RouterProvider router={router} />
      </ConfirmProvider>
    </MeContext>,
    { answer },
  );
}

const at = () => router.state.location.pathname;
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const inDialog = () => page.getByRole("dialog");
async function choose(form: string, what: string): Promise<void> {
  await button(`More about ${form}`).click();
  await page.getByRole("menuitem", { name: what }).click();
}
async function begin(title: string): Promise<void> {
  await button("New form").click();
  await inDialog().getByRole("textbox", { name: "Title" }).fill(title);
}

test("The list says what forms brought, in which language, and whether they are open", async () => {
  open();
  const messages = page.getByRole("link", { name: "1,200 messages of “Write”" });
  await expect.element(messages).toHaveAttribute("href", "/inbox?form=1");
  const write = page.getByRole("row", { name: /Write/ });
  for (const text of ["2 new", "Deutsch", "Open"])
    await expect.element(write.getByText(text, { exact: true })).toBeInTheDocument();
  const order = page.getByRole("row", { name: /Order/ });
  for (const text of ["Closed", "The site’s language", "0"])
    await expect.element(order.getByText(text, { exact: true })).toBeInTheDocument();
  await page.getByRole("link", { name: "Write", exact: true }).click();
  await expect.poll(at).toBe("/forms/1");
});

test("A new form is asked for its title and language, and opened", async () => {
  open();
  await begin("Visit");
  await inDialog().getByRole("combobox", { name: "Language" }).selectOptions("العربية");
  await inDialog().getByRole("button", { name: "Create" }).click();
  await expect.poll(at).toBe("/forms/7");
  expect(calls).toEqual([
    { method: "POST", path: FORMS_API, body: { title: "Visit", language: "ar" } },
  ]);
});

test("A new form may be a copy; which one must be said first", async () => {
  open();
  await begin("Second");
  await inDialog()
    .getByRole("combobox", { name: "Begin with" })
    .selectOptions("A copy of another form");
  await inDialog().getByRole("button", { name: "Create" }).click({ force: true });
  expect(calls).toEqual([]);
  await inDialog().getByRole("combobox", { name: "Form to copy" }).selectOptions("Order");
  await inDialog().getByRole("button", { name: "Create" }).click();
  await expect.poll(at).toBe("/forms/7");
  expect(calls[0]?.body).toEqual({ title: "Second", language: null, copy_of: 2 });
});

test("What a template lost is told by its place before the form is opened", async () => {
  made = {
    id: 7,
    problems: [{ line: 2, column: 5, reason: "[nonsense a]: nothing here is like it" }],
  };
  open();
  await begin("Old");
  await inDialog()
    .getByRole("combobox", { name: "Begin with" })
    .selectOptions("A template of another system");
  await inDialog().getByRole("textbox", { name: "Template" }).fill("[text a]");
  await inDialog().getByRole("button", { name: "Create" }).click();
  await expect.element(inDialog().getByRole("status")).toHaveTextContent(/^Old is made\. 1 thing/);
  await expect
    .element(inDialog().getByRole("listitem"))
    .toHaveTextContent("Line 2, column 5: [nonsense a]: nothing here is like it");
  const go = inDialog().getByRole("button", { name: "Open the form" });
  await expect.element(go).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(at).toBe("/forms/7");
});

test("What the server refuses is marked at its field, and nothing written is lost", async () => {
  made = new AdminError("No.", {
    status: 422,
    code: "invalid",
    issues: [{ path: ["title"], message: "Name it." }],
  });
  open();
  await begin("Visit");
  await inDialog().getByRole("button", { name: "Create" }).click();
  const title = inDialog().getByRole("textbox", { name: "Title" });
  await expect.element(title).toHaveAccessibleDescription(/Name it\./);
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveValue("Visit");
});

test("A form is copied under a title of its own, and opened", async () => {
  open();
  await choose("Write", "Copy");
  await expect.poll(at).toBe("/forms/7");
  expect(calls[0]?.body).toEqual({ title: "Copy of Write", language: "de", copy_of: 1 });
});

test("A form goes into the trash, and comes back by undo", async () => {
  open();
  await choose("Order", "Move to the trash");
  await expect.element(page.getByText("1 form moved to the trash.")).toBeVisible();
  await button("Undo").click();
  await expect.element(page.getByText("1 form brought back.")).toBeVisible();
  expect(calls).toEqual([
    { method: "POST", path: `${FORMS_API}/delete`, body: { ids: [2] } },
    { method: "POST", path: `${FORMS_API}/restore`, body: { ids: [2] } },
  ]);
});

test("A form that pages show goes only after a question that names them", async () => {
  usedBy = [{ id: "a", kind: "page", title: "Contact" }];
  open();
  await choose("Write", "Move to the trash");
  await expect.element(inDialog()).toHaveTextContent(/“Contact”/);
  await inDialog().getByRole("button", { name: "Cancel" }).click();
  expect(calls).toEqual([]);
  await choose("Write", "Move to the trash");
  await inDialog().getByRole("button", { name: "Move to the trash" }).click();
  await expect.poll(() => calls).toHaveLength(1);
});

test("In the trash forms are brought back or deleted for good, which is asked first", async () => {
  open("?state=trash");
  await expect
    .element(page.getByRole("link", { name: "Write", exact: true }))
    .not.toBeInTheDocument();
  await page.getByRole("checkbox", { name: "Select Write" }).click();
  await page.getByRole("checkbox", { name: "Select Order" }).click();
  await button("Delete for good").click();
  await expect.element(inDialog()).toHaveTextContent("Delete 2 forms for good?");
  await inDialog().getByRole("button", { name: "Delete for good" }).click();
  await expect.element(page.getByText("2 forms deleted for good.")).toBeVisible();
  expect(calls).toEqual([{ method: "POST", path: `${FORMS_API}/purge`, body: { ids: [1, 2] } }]);
});
