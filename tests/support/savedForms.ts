import type { Locator, Page } from "playwright";

/** A form of the owner's screens, as somebody fills it in and sends it. */
export type SavedForm = {
  readonly name: string;
  /** The screen it is on. */
  readonly path: string;
  /** What is asked of the server by sending it. */
  readonly method: "POST" | "PUT" | "PATCH";
  readonly api: string;
  /** Leads from the screen to the form. Default it is there. */
  readonly begin?: (page: Page) => Promise<unknown>;
  /** Where something is written; the last is looked after. */
  readonly fields: readonly ((page: Page) => Locator)[];
  readonly texts: readonly string[];
  readonly send: (page: Page) => Promise<unknown>;
  /** Seen once it was sent. */
  readonly done: (page: Page) => Locator;
  /** Where the server says that the last field is wrong. */
  readonly wrong: readonly (string | number)[];
};

/** What the forms are about, which is there before. */
export type FormSubjects = {
  readonly page: string;
  readonly product: string;
  readonly comment: string;
};

const box =
  (name: string, exact = true) =>
  (page: Page) =>
    page.getByRole("textbox", { name, exact }).first();
const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole("button", { name, exact: true }).last().click();
const says = (text: string | RegExp) => (page: Page) => page.getByText(text).last();
const saved = (page: Page) => page.getByText("Saved.", { exact: true }).last();
const byKey = (page: Page) => page.keyboard.press("Control+s");

function editorOf(kind: string, id: string): SavedForm {
  return {
    name: `the editor of a ${kind}`,
    path: `/admin/documents/${id}`,
    method: "PUT",
    api: `/api/admin/documents/${id}`,
    fields: [box("Title")],
    texts: [`A ${kind} that was saved`],
    send: byKey,
    done: saved,
    wrong: ["content", "title"],
  };
}

/** Every kind of form that saves something. */
export function savedForms({ page, product, comment }: FormSubjects): readonly SavedForm[] {
  const card = (at: Page) => at.getByRole("article").first();
  return [
    editorOf("page", page),
    editorOf("product", product),
    {
      name: "a group of settings",
      path: "/admin/settings/general",
      ...{ method: "PUT", api: "/api/admin/settings/general" },
      fields: [box("Name of the site")],
      texts: ["Raster"],
      send: press("Save"),
      done: saved,
      wrong: ["value", "title"],
    },
    {
      name: "the menus",
      path: "/admin/settings/menus",
      ...{ method: "PUT", api: "/api/admin/settings/menus" },
      fields: [box("Name")],
      texts: ["To the shop"],
      send: press("Save"),
      done: saved,
      wrong: ["value", "own", "main", 0, "label"],
    },
    {
      name: "a category",
      path: "/admin/categories",
      ...{ method: "POST", api: "/api/admin/terms" },
      begin: press("New category"),
      fields: [box("Name")],
      texts: ["Etchings"],
      send: press("Save"),
      done: says("“Etchings” is saved."),
      wrong: ["name"],
    },
    {
      name: "a redirect",
      path: "/admin/redirects",
      ...{ method: "POST", api: "/api/admin/redirects" },
      begin: press("New redirect"),
      fields: [box("Old address"), (at) => at.getByLabel("Leads to")],
      texts: ["/long-ago", "/journal"],
      async send(at) {
        // The list of what it could lead to goes with the focus.
        await at.getByLabel("Old address").focus();
        await at.keyboard.press("Enter");
      },
      done: says("/long-ago leads to /journal now."),
      wrong: ["to"],
    },
    {
      name: "the answer to a comment",
      path: "/admin/comments",
      ...{ method: "POST", api: `/api/admin/comments/${comment}/replies` },
      begin: (at) => card(at).getByRole("button", { name: "Reply" }).click(),
      fields: [box("Your answer to", false)],
      texts: ["We turned it by 30 degrees."],
      send: (at) => at.locator(".comment-form [type=submit]").click(),
      done: says("Your answer is on the site."),
      wrong: ["body"],
    },
    {
      name: "an invitation",
      path: "/admin/people",
      ...{ method: "POST", api: "/api/admin/people" },
      begin: press("Invite somebody"),
      fields: [box("Name"), box("Email address")],
      texts: ["Grace", "grace@example.com"],
      send: press("Invite"),
      done: (at) => at.getByRole("dialog").getByText("Grace").first(),
      wrong: ["email"],
    },
    {
      name: "one's own name",
      path: "/admin/account",
      ...{ method: "PATCH", api: "/api/admin/account" },
      fields: [box("Name")],
      texts: ["Ada L."],
      send: (at) => at.getByRole("button", { name: "Save", exact: true }).click(),
      done: says("It is saved."),
      wrong: ["name"],
    },
    {
      name: "another password",
      path: "/admin/account",
      ...{ method: "POST", api: "/api/admin/account/password" },
      fields: [
        (at) => at.getByLabel("The password that you have now"),
        (at) => at.getByLabel("New password"),
      ],
      texts: ["correct horse battery", "correct horse battery staple"],
      send: press("Change the password"),
      done: says(/password is changed|has changed|changed/i),
      wrong: ["new"],
    },
    {
      name: "a new post",
      path: "/admin/posts",
      ...{ method: "POST", api: "/api/admin/documents" },
      begin: press("New post"),
      fields: [box("Title")],
      texts: ["Begun at last"],
      send: press("Create"),
      done: (at) => at.getByRole("button", { name: "Publish" }),
      wrong: ["title"],
    },
  ];
}
