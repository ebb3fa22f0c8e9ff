import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  COMMENT_STATES,
  COMMENTS_API,
  type CommentStates,
  type ModeratedComment,
} from "../../../content/admin/commentWire.ts";
import type { Me } from "../../../content/admin/sessionWire.ts";
import { ApiContext } from "../../api/ApiContext.tsx";
import type { Api } from "../../api/createApi.ts";
import { ConfirmProvider } from "../../feedback/Confirm.tsx";
import { MeContext } from "../../session/MeContext.tsx";
import { useAskedMoves } from "../../shell/useAskedMoves.ts";
import { type Shown, showInPage } from "../../testing/showInPage.tsx";
import { CommentsScreen } from "./CommentsScreen.tsx";

const me: Me = {
  user: { id: "ada", name: "Ada", email: "ada@example.com", role: "owner", language: "en" },
  nonce: "",
  site: { title: "Site", language: "en", currency: "EUR" },
};

const comment = (author: string): ModeratedComment => ({
  ...{ id: author.toLowerCase(), author, email: "kim@example.org", body: `${author} asks.` },
  document: { id: "moire", title: "Moiré", path: "/journal/moire", is_public: true },
  ...{ parent: null, rating: null, state: "pending", is_of_site: false, answers: 0 },
  created_at: "2026-11-20T10:00:00Z",
});

let rows: readonly ModeratedComment[] = [];
let replies: readonly unknown[] = [];
let shown: Shown;
beforeEach(() => {
  rows = ["Bea", "Cleo", "Dora"].map(comment);
  replies = [];
});
afterEach(() => shown.stop());

/** Decides on comments and takes answers to them as the site does. */
const api: Api = {
  async ask({ method, path, query, body }) {
    return answerOf({ method, path, body, state: query?.state }) as never;
  },
  setMe() {},
  renewNonce: async () => "",
  now: () => new Date("2026-11-23T10:00:00Z"),
};

type Asked = {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: unknown;
  readonly state: unknown;
};

function answerOf({ method, path, body, state }: Asked): unknown {
  const [id, what] = path.slice(COMMENTS_API.length + 1).split("/");
  if (path === COMMENTS_API) return listOf(state);
  if (what === "thread") return { items: rows.filter((row) => row.id === id) };
  if (id === "states") return decide((body as CommentStates).states);
  if (method === "PATCH") return change(id, body as Pick<ModeratedComment, "body">);
  if (what !== "replies") return { items: [] };
  replies = [...replies, { to: id, ...(body as object) }];
  return change(id, { state: "approved" });
}

function listOf(state: unknown): unknown {
  const items = rows.filter((row) => (state === undefined ? true : row.state === state));
  const counts = COMMENT_STATES.map((one) => [one, rows.filter((row) => row.state === one).length]);
  const pages = { total: items.length, page: 1, page_count: 1 };
  return { items, ...pages, counts: Object.fromEntries(counts) };
}

function decide(states: CommentStates["states"]): unknown {
  const ids = states.map(({ id }) => id);
  const before = rows.filter(({ id }) => ids.includes(id)).map(({ id, state }) => ({ id, state }));
  for (const { id, state } of states) change(id, { state });
  return { before, missing: [] };
}

function change(id: string | undefined, to: Partial<ModeratedComment>): unknown {
  rows = rows.map((row) => (row.id === id ? { ...row, ...to } : row));
  return rows.find((row) => row.id === id);
}

/** What stands around all screens asks for all of them. */
function Screens() {
  useAskedMoves();
  return <Outlet />;
}

function open(): void {
  const router = createMemoryRouter(
    [
      {
        element: <Screens />,
        children: [
          { path: "/comments", element: <CommentsScreen /> },
          { path: "/", element: <h1>Overview</h1> },
        ],
      },
    ],
    { initialEntries: ["/", "/comments?state=pending"], initialIndex: 1 },
  );
  shown = showInPage(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <MeContext value={me}>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </MeContext>
      </ApiContext>
    </QueryClientProvider>,
  );
  leave = async () => router.navigate("/");
}
let leave: () => Promise<void>;

const card = (author: string) => page.getByRole("article", { name: `Comment by ${author}` });
const press = (author: string, name: string) =>
  card(author).getByRole("button", { name, exact: true }).click();
const tab = (name: RegExp) =>
  page.getByRole("group", { name: "Which comments" }).getByRole("button", { name }).click();
const answer = (author: string) => page.getByRole("textbox", { name: `Your answer to ${author}` });
const authors = () =>
  page
    .getByRole("article")
    .elements()
    .map((element) => element.getAttribute("data-comment"));

async function reply(author: string, text: string): Promise<void> {
  await press(author, "Reply");
  await answer(author).fill(text);
}

test("A comment that is decided on while it is answered stays in its place until the answer is sent", async () => {
  open();
  await reply("Cleo", "By 30 degrees.");
  await press("Cleo", "Approve");
  await expect.element(card("Cleo")).toHaveAttribute("data-state", "approved");
  await press("Bea", "Approve");
  await expect.poll(authors).toEqual(["cleo", "dora"]);
  await expect.element(answer("Cleo")).toHaveValue("By 30 degrees.");
  await card("Cleo").getByRole("button", { name: "Reply" }).last().click();
  await expect.poll(authors).toEqual(["dora"]);
  expect(replies).toEqual([{ to: "cleo", body: "By 30 degrees." }]);
});

test("The last comment of a list stays with its answer, too", async () => {
  rows = [comment("Bea")];
  open();
  await reply("Bea", "Yes.");
  await press("Bea", "Spam");
  await expect.element(card("Bea")).toHaveAttribute("data-state", "spam");
  await expect.element(answer("Bea")).toHaveValue("Yes.");
});

test("A comment leaves once the words to it are not wanted, and not while they are written anew", async () => {
  open();
  await reply("Cleo", "By 30 degrees.");
  await press("Cleo", "Approve");
  await expect.element(card("Cleo")).toHaveAttribute("data-state", "approved");
  await answer("Cleo").fill("");
  await answer("Cleo").fill("No.");
  await press("Cleo", "Cancel");
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect.element(answer("Cleo")).toHaveValue("No.");
  await press("Cleo", "Cancel");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.poll(authors).toEqual(["bea", "dora"]);
});

test("What is written stays behind its button, beside the other form, and in other lists", async () => {
  open();
  await reply("Cleo", "By 30 degrees.");
  await press("Cleo", "Reply");
  await expect.element(answer("Cleo")).not.toBeInTheDocument();
  await expect.element(card("Cleo")).toHaveTextContent("Your answer is not sent yet.");
  await press("Cleo", "Reply");
  await expect.element(answer("Cleo")).toHaveValue("By 30 degrees.");
  await card("Cleo").click({ position: { x: 3, y: 3 } });
  await userEvent.keyboard("e");
  await page.getByRole("textbox", { name: "What Cleo said" }).fill("Cleo asks twice.");
  await press("Cleo", "Reply");
  await expect.element(answer("Cleo")).toHaveValue("By 30 degrees.");
  await expect.element(card("Cleo")).toHaveTextContent("The changed text is not saved yet.");
  await tab(/^Spam/);
  await expect.poll(authors).toEqual(["cleo"]);
  await expect.element(answer("Cleo")).toHaveValue("By 30 degrees.");
  await tab(/^Waiting \d/);
  await expect.poll(authors).toEqual(["bea", "cleo", "dora"]);
  await press("Cleo", "Approve and reply");
  await expect.poll(() => replies).toEqual([{ to: "cleo", body: "By 30 degrees." }]);
  await expect.element(card("Cleo")).toHaveTextContent("The changed text is not saved yet.");
});

test("Whoever leaves is asked while something is not sent, and only then", async () => {
  open();
  await reply("Cleo", "By 30 degrees.");
  await tab(/^Spam/);
  leave();
  await page.getByRole("button", { name: "Stay here" }).click();
  const closing = new Event("beforeunload", { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await expect.element(answer("Cleo")).toHaveValue("By 30 degrees.");
  await press("Cleo", "Approve and reply");
  await expect.element(card("Cleo")).not.toBeInTheDocument();
  await leave();
  await expect.element(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("Who answers or edits can write at once, however they asked for it", async () => {
  open();
  await page.getByRole("button", { name: "Reply" }).first().click();
  await userEvent.keyboard("By 30 degrees.");
  await expect.element(answer("Bea")).toHaveValue("By 30 degrees.");
  await page.getByRole("button", { name: /More.*Cleo/ }).click();
  await page.getByRole("menuitem", { name: "Edit the text" }).click();
  const text = page.getByRole("textbox", { name: "What Cleo said" });
  await expect.element(text).toHaveFocus();
  // It stays there once the menu has gone.
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
  await card("Dora").click({ position: { x: 3, y: 3 } });
  await userEvent.keyboard("r");
  await expect.element(answer("Dora")).toHaveFocus();
  await press("Dora", "Cancel");
  await expect.element(card("Dora")).toHaveFocus();
});

test("Where a comment goes with its answer, the next one has the focus", async () => {
  open();
  await reply("Bea", "By 30 degrees.");
  await press("Bea", "Approve and reply");
  await expect.element(card("Bea")).not.toBeInTheDocument();
  await expect.element(card("Cleo")).toHaveFocus();
});

test("A key that is held decides on one comment", async () => {
  open();
  await card("Bea").click({ position: { x: 3, y: 3 } });
  await userEvent.keyboard("{a>5/}");
  await expect.poll(authors).toEqual(["cleo", "dora"]);
  expect(rows.map(({ state }) => state)).toEqual(["approved", "pending", "pending"]);
});
