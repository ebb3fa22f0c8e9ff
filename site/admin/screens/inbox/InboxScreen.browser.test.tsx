import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Me } from "../../../content/admin/sessionWire.ts";
import {
  type OpenedSubmission,
  SUBMISSIONS_API,
  type SubmissionChange,
} from "../../../content/admin/submissionWire.ts";
import { AdminError } from "../../api/AdminError.ts";
import { ApiContext } from "../../api/ApiContext.tsx";
import type { Api } from "../../api/createApi.ts";
import { ConfirmProvider } from "../../feedback/Confirm.tsx";
import { MeContext } from "../../session/MeContext.tsx";
import { useAskedMoves } from "../../shell/useAskedMoves.ts";
import { type Shown, showInPage } from "../../testing/showInPage.tsx";
import { InboxScreen } from "./InboxScreen.tsx";

const me: Me = {
  user: { id: "ada", name: "Ada", email: "ada@example.com", role: "owner", language: "en" },
  nonce: "",
  site: { title: "Site", language: "en", currency: "EUR" },
};

const submission = (name: string): OpenedSubmission => ({
  ...{ id: name.toLowerCase(), form: { id: 1, title: "Write to us" }, page: "/contact", note: "" },
  sender: { name, email: `${name.toLowerCase()}@example.org` },
  ...{ status: "mail_sent", is_read: false, is_starred: false, is_deleted: false },
  created_at: "2026-11-20T10:00:00Z",
  fields: [
    { name: "words", label: "Message", values: [`${name} asks about moiré.`], kind: "textarea" },
    { name: "old", label: "old", values: [], kind: null },
  ],
  files: [],
  replies: [],
  mails: [{ to: "studio@example.com", state: "failed", error: "550 No such user." }],
});

let rows: readonly OpenedSubmission[] = [];
let mails: readonly unknown[] = [];
/** What was asked for and is not there. */
let missed: readonly string[] = [];
/** What another window writes as a note, just before the next one comes. */
let theirNote: string | undefined;
/** What is not answered by the site. */
let failing: readonly string[] = [];
let forms: readonly { readonly id: number; readonly title: string }[] = [];
/** Whether notes do not reach the site. */
let isOffline = false;
let shown: Shown;
beforeEach(() => {
  rows = ["Bea", "Cleo", "Dora"].map(submission);
  mails = [];
  missed = [];
  theirNote = undefined;
  isOffline = false;
  failing = [];
  forms = [{ id: 1, title: "Write to us" }];
});
afterEach(async () => {
  shown.stop();
  // What a screen still saves while it is left is no part of the next test.
  do {
    await Promise.allSettled(underWay);
    // Between two saves of a note there is a moment with none.
    await new Promise((resolve) => setTimeout(resolve));
  } while (underWay.size > 0);
});

const underWay = new Set<Promise<unknown>>();

/** Keeps messages as the site does. */
const api: Api = {
  ask({ method, path, query, body }) {
    const answer = answerLater({ method, path, body, query });
    underWay.add(answer);
    answer.finally(() => underWay.delete(answer)).catch(() => {});
    return answer as Promise<never>;
  },
  setMe() {},
  renewNonce: async () => "",
  now: () => new Date("2026-11-23T10:00:00Z"),
};

type Asked = {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, unknown>> | undefined;
};

/** On its way for a moment, as answers are. */
async function answerLater(asked: Asked): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return answerOf(asked);
}

function answerOf({ method, path, body, query = {} }: Asked): unknown {
  const [id = "", what] = path.slice(SUBMISSIONS_API.length + 1).split("/");
  if (path === SUBMISSIONS_API) return listOf(query);
  if (failing.includes(id)) throw new AdminError("Not now.", { status: 500 });
  if (id === "choices") return { forms };
  if (id === "days") return { items: [{ day: "2026-11-22", count: 3 }] };
  if (id === "changes") return change((body as { changes: SubmissionChange[] }).changes);
  if (what === "note") return saveNote(id, body as { note: string; was: string });
  if (id === "delete") return remove((body as { ids: string[] }).ids);
  if (what === "replies") mails = [...mails, body];
  if (method === undefined || what === "replies") return found(id);
  return { items: [] };
}

function found(id: string): OpenedSubmission {
  const row = rows.find((one) => one.id === id);
  if (row) return row;
  missed = [...missed, id];
  throw new AdminError("Missing.", { status: 404, code: "missing" });
}

function listOf({ box = "inbox", search = "", sort }: Readonly<Record<string, unknown>>): unknown {
  const items = (sort === "received" ? rows.toReversed() : rows)
    .filter((row) => row.is_deleted === (box === "trash"))
    .filter((row) => box !== "unread" || !row.is_read)
    .filter((row) => row.sender.name.includes(String(search)))
    .map((row) => ({ ...row, excerpt: row.fields[0]?.values[0], file_count: 0 }));
  const counts = { inbox: items.length, unread: 0, starred: 0, spam: 0, trash: 0 };
  return { items, total: items.length, page: 1, page_count: 1, counts, has_more: false };
}

function change(changes: readonly SubmissionChange[]): unknown {
  const before = rows.filter(({ id }) => changes.some((one) => one.id === id));
  rows = rows.map((row) =>
    Object.assign(
      {},
      row,
      changes.find(({ id }) => id === row.id),
    ),
  );
  return { before, missing: [] };
}

function remove(ids: readonly string[]): unknown {
  rows = rows.filter((row) => !ids.includes(row.id));
  return { deleted: ids.length };
}

function saveNote(id: string, { note, was }: { readonly note: string; readonly was: string }) {
  if (isOffline) throw new AdminError("", { code: "offline" });
  const now = theirNote ?? rows.find((row) => row.id === id)?.note;
  theirNote = undefined;
  if (now !== was) {
    rows = rows.map((row) => (row.id === id && now !== undefined ? { ...row, note: now } : row));
    throw new AdminError("Changed.", { status: 409, code: "changed", note: now });
  }
  rows = rows.map((row) => (row.id === id ? { ...row, note } : row));
  return { note };
}

function Screens() {
  useAskedMoves();
  return <Outlet />;
}

async function open(query = ""): Promise<void> {
  await page.viewport(1280, 800);
  const router = createMemoryRouter(
    [
      {
        element: <Screens />,
        children: [
          { path: "/inbox", element: <InboxScreen /> },
          { path: "/", element: <h1>Overview</h1> },
        ],
      },
    ],
    { initialEntries: ["/", `/inbox${query}`], initialIndex: 1 },
  );
  shown = showInPage(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
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
  goBack = async () => router.navigate(-1);
  goForward = async () => router.navigate(1);
}
let leave: () => Promise<void>;
let goBack: () => Promise<void>;
let goForward: () => Promise<void>;

const link = (name: string) => page.getByRole("link", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name: `Message from ${name}` });
const note = () => page.getByRole("textbox", { name: "Note" });
const stored = (id: string) => rows.find((row) => row.id === id);
const names = () =>
  [...document.querySelectorAll<HTMLElement>("[data-submission]")].map(
    ({ dataset }) => dataset.submission,
  );

test("Whoever opens a message has read it, and sees all that was written", async () => {
  await open();
  await link("Cleo").click();
  await expect.element(heading("Cleo")).toHaveFocus();
  await expect.element(page.getByText("Left empty")).toBeVisible();
  await expect.element(page.getByText("The form does not ask this any more")).toBeVisible();
  await expect.poll(() => stored("cleo")?.is_read).toBe(true);
  expect(stored("bea")?.is_read).toBe(false);
  // The key decides by what is shown, which comes after what is stored.
  await expect.element(page.getByRole("button", { name: "Mark as new" })).toBeVisible();
  await userEvent.keyboard("u");
  await expect.poll(() => stored("cleo")?.is_read).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(stored("cleo")?.is_read).toBe(false);
});

test("Single keys lead on, star, open and throw away; Undo brings back", async () => {
  await open();
  await expect.element(link("Bea")).toBeVisible();
  (link("Bea").element() as HTMLElement).focus();
  await userEvent.keyboard("j");
  await expect.element(link("Cleo")).toHaveFocus();
  await userEvent.keyboard("s");
  await expect.poll(() => stored("cleo")?.is_starred).toBe(true);
  await userEvent.keyboard("{#>5/}");
  await expect.poll(names).toEqual(["bea", "dora"]);
  await expect.element(link("Dora")).toHaveFocus();
  // Until it is told, the first is that of the star.
  await expect.element(page.getByText("1 moved to the trash.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(names).toEqual(["bea", "cleo", "dora"]);
  (link("Dora").element() as HTMLElement).focus();
  await userEvent.keyboard("o");
  await expect.element(heading("Dora")).toHaveFocus();
  await userEvent.keyboard("k");
  await expect.element(heading("Cleo")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(link("Cleo")).toHaveFocus();
});

test("A key in the list answers a message or notes on it as in the open one, and never closes an answer", async () => {
  await open();
  await expect.element(link("Bea")).toBeVisible();
  const answer = page.getByRole("textbox", { name: "Your answer" });
  const press = async (name: string, key: string) => {
    (link(name).element() as HTMLElement).focus();
    await userEvent.keyboard(key);
  };
  await press("Bea", "r");
  await expect.element(answer).toHaveFocus();
  await answer.fill("By 30 degrees.");
  await press("Dora", "e");
  await expect.element(heading("Dora")).toBeVisible();
  await expect.element(note()).toHaveFocus();
  await press("Bea", "r");
  await expect.element(answer).toHaveFocus();
  await expect.element(answer).toHaveValue("By 30 degrees.");
  await answer.fill("");
});

test("A new message stays in the list of new ones while it is open, and goes once another is", async () => {
  await open("?box=unread");
  await link("Cleo").click();
  await expect.poll(() => stored("cleo")?.is_read).toBe(true);
  await expect.element(heading("Cleo")).toHaveFocus();
  expect(names()).toEqual(["bea", "cleo", "dora"]);
  await userEvent.keyboard("j");
  await expect.element(heading("Dora")).toHaveFocus();
  await expect.poll(names).toEqual(["bea", "dora"]);
});

test("Who searches while a message is open goes on searching, and decides on nothing", async () => {
  await open();
  await link("Cleo").click();
  await expect.element(heading("Cleo")).toHaveFocus();
  const search = page.getByRole("searchbox");
  await search.click();
  await userEvent.keyboard("Cle");
  await expect.poll(names).toEqual(["cleo"]);
  await expect.element(heading("Cleo")).not.toBeInTheDocument();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("s");
  await expect.element(search).toHaveValue("Cles");
  await expect.poll(names).toEqual([]);
  expect(stored("cleo")?.is_starred).toBe(false);
});

test("Back leads from whichever message to the list, and what was closed is not opened by it again", async () => {
  await open();
  const overview = page.getByRole("heading", { name: "Overview" });
  await link("Bea").click();
  await expect.element(heading("Bea")).toHaveFocus();
  await link("Cleo").click();
  await expect.element(heading("Cleo")).toHaveFocus();
  await goBack();
  await expect.element(link("Cleo")).toHaveFocus();
  await link("Dora").click();
  await expect.element(heading("Dora")).toHaveFocus();
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(link("Dora")).toHaveFocus();
  await goForward();
  await expect.element(heading("Dora")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(link("Dora")).toHaveFocus();
  await goBack();
  await expect.element(overview).toBeVisible();
});

test("A message that was opened by its address is closed into its list, and Back leads to where one was", async () => {
  await open("?open=bea");
  await link("Cleo").click();
  await expect.element(heading("Cleo")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(link("Cleo")).toHaveFocus();
  await goBack();
  await expect.element(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("A note is saved as it is written, and over nobody else's words unseen", async () => {
  await open("?open=bea");
  const said: (string | null | undefined)[] = [];
  // It is said for a second only that it is not saved yet.
  const watching = new MutationObserver(() =>
    said.push(document.querySelector(".inbox-note [role=status]")?.textContent),
  );
  watching.observe(document.body, { childList: true, characterData: true, subtree: true });
  await note().fill("Call her");
  await expect.poll(() => stored("bea")?.note).toBe("Call her");
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  watching.disconnect();
  expect(said).toContain("Not saved yet");
  theirNote = "I called her.";
  await note().fill("Call her on Monday");
  await expect.element(page.getByText("I called her.")).toBeVisible();
  expect(stored("bea")?.note).toBe("I called her.");
  await expect.element(note()).toHaveValue("Call her on Monday");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(() => stored("bea")?.note).toBe("Call her on Monday");
  await expect.element(page.getByText("I called her.")).not.toBeInTheDocument();
});

test("Whoever takes the note of somebody else has it before them, and goes on from it", async () => {
  await open("?open=bea");
  theirNote = "I called her.";
  await note().fill("Call her");
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect.element(note()).toHaveValue("I called her.");
  await note().fill("I called her. Twice.");
  await expect.poll(() => stored("bea")?.note).toBe("I called her. Twice.");
  await expect.element(page.getByText("Somebody else changed")).not.toBeInTheDocument();
});

test("A note is saved also where its message is left at once, by another or by Back", async () => {
  await open();
  await link("Bea").click();
  await note().fill("Call her");
  await link("Dora").click();
  await expect.poll(() => stored("bea")?.note).toBe("Call her");
  // The note is saved as it loses the focus, and the other message opens after that.
  await expect.element(heading("Dora")).toHaveFocus();
  await note().fill("Write to her");
  await goBack();
  await expect.poll(() => stored("dora")?.note).toBe("Write to her");
  await link("Bea").click();
  await expect.element(note()).toHaveValue("Call her");
});

test("A note that could not be saved is told where another message is open, and waits in its own", async () => {
  await open();
  await link("Bea").click();
  isOffline = true;
  await note().fill("Call her");
  await link("Dora").click();
  const told = page.getByText("Your note on the message from Bea is not saved.");
  await expect.element(told.first()).toBeVisible();
  leave();
  await page.getByRole("button", { name: "Stay here" }).click();
  isOffline = false;
  await link("Bea").click();
  await expect.element(note()).toHaveValue("Call her");
  await page.getByRole("button", { name: "Save now" }).click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(stored("bea")?.note).toBe("Call her");
  await leave();
  await expect.element(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("An answer is sent once its address was confirmed, and is not lost on the way to another message", async () => {
  await open("?open=bea");
  await expect.element(heading("Bea")).toHaveFocus();
  await userEvent.keyboard("r");
  const answer = page.getByRole("textbox", { name: "Your answer" });
  await expect.element(answer).toHaveFocus();
  await answer.fill("By 30 degrees.");
  await link("Dora").click();
  await link("Bea").click();
  await expect.element(answer).toHaveValue("By 30 degrees.");
  leave();
  await page.getByRole("button", { name: "Stay here" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("It goes to bea@example.org.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).last().click();
  expect(mails).toEqual([]);
  // While it goes, its button is there, too.
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect
    .poll(() => mails)
    .toEqual([{ to: "bea@example.org", subject: "Re: Write to us", text: "By 30 degrees." }]);
  await expect.element(answer).not.toBeInTheDocument();
  await leave();
  await expect.element(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("What is deleted for good is left before, and nobody asks for it any more", async () => {
  rows = rows.map((row) => ({ ...row, is_deleted: true, is_read: true }));
  await open("?box=trash&open=bea");
  await expect.element(heading("Bea")).toHaveFocus();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect.poll(names).toEqual(["cleo", "dora"]);
  await expect.element(heading("Cleo")).toBeVisible();
  expect(missed).toEqual([]);
});

test("Whoever deletes the only message goes on in its list", async () => {
  rows = rows.slice(0, 1).map((row) => ({ ...row, is_deleted: true, is_read: true }));
  await open("?box=trash");
  await link("Bea").click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect.poll(names).toEqual([]);
  await expect.element(page.getByRole("dialog", { name: /for good/ })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement === document.body).toBe(false);
});

test("Keys do to a message in the trash what its buttons offer, and nothing else", async () => {
  rows = rows.map((row) => ({ ...row, is_deleted: true, is_read: true }));
  await open("?box=trash");
  await expect.element(link("Cleo")).toBeVisible();
  expect(page.getByRole("button", { name: "Star", exact: true }).elements()).toEqual([]);
  (link("Cleo").element() as HTMLElement).focus();
  await userEvent.keyboard("su!r#");
  await expect.poll(names).toEqual(["bea", "dora"]);
  expect(stored("cleo")).toEqual({ ...submission("Cleo"), is_read: true });
  await expect.element(heading("Cleo")).not.toBeInTheDocument();
});

test("An open message that is thrown away among others is closed, and is in the list no more", async () => {
  await open("?open=cleo");
  await expect.element(heading("Cleo")).toHaveFocus();
  await page.getByRole("checkbox", { name: "Select Bea" }).click();
  await page.getByRole("checkbox", { name: "Select Cleo" }).click();
  await page
    .getByRole("group", { name: /selected/ })
    .getByRole("button", { name: "Trash" })
    .click();
  await expect.poll(names).toEqual(["dora"]);
  await expect.element(heading("Cleo")).not.toBeInTheDocument();
});

test("What is written to a message goes with it, and nobody is asked about it", async () => {
  rows = rows.map((row) => ({ ...row, is_deleted: true, is_read: true }));
  await open("?box=trash&open=bea");
  isOffline = true;
  await note().fill("Call her");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect.poll(names).toEqual(["cleo", "dora"]);
  await leave();
  await expect.element(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("What is written to a message stays where it could not be deleted", async () => {
  rows = rows.map((row) => ({ ...row, is_deleted: true, is_read: true }));
  await open("?box=trash&open=bea");
  isOffline = true;
  failing = ["delete"];
  await note().fill("Call her");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect.element(heading("Cleo")).toBeVisible();
  await link("Bea").click();
  await expect.element(note()).toHaveValue("Call her");
});

test("Whoever leaves the screen without a note that could not be saved is not told to go on with it", async () => {
  await open("?open=bea");
  isOffline = true;
  await note().fill("Call her");
  leave();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect.element(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  // Long enough for its last try to fail.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(page.getByText(/is not saved/).elements()).toEqual([]);
});

test("What is searched for is marked, in the list and in the message", async () => {
  await open("?search=Cleo");
  await link("Cleo").click();
  await expect.element(heading("Cleo")).toHaveFocus();
  const marks = [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
  expect(marks).toEqual(["Cleo", "Cleo", "Cleo"]);
});

test("The days are a table, too, and the table of a form is one link away", async () => {
  await open();
  await page.getByText("As a table").click();
  await expect.element(page.getByRole("row", { name: "22 Nov 2026 3" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Export as CSV" }))
    .toHaveAttribute("href", `${SUBMISSIONS_API}/export.csv?form=1`);
});

test("Where there are several forms, one chooses whose table is saved, and stays on the screen", async () => {
  forms = [...forms, { id: 2, title: "Workshops" }];
  await open("?from=2026-11-01");
  const saved: HTMLAnchorElement[] = [];
  const note = (event: MouseEvent) => {
    const { target } = event;
    if (!(target as Element).matches("a[download]")) return;
    event.preventDefault();
    saved.push(target as HTMLAnchorElement);
  };
  document.addEventListener("click", note);
  await page.getByRole("button", { name: "Export as CSV" }).click();
  await page.getByRole("menuitem", { name: "Workshops" }).click();
  await expect.poll(() => saved.length).toBe(1);
  document.removeEventListener("click", note);
  const { pathname, searchParams } = new URL(saved[0]?.href ?? "");
  expect(pathname).toBe(`${SUBMISSIONS_API}/export.csv`);
  expect(searchParams.get("form")).toBe("2");
  expect(searchParams.get("from")).toBe(new Date(2026, 10, 1).toISOString());
});

test("Where the days or the forms could not be loaded, that is said, and they are asked for again", async () => {
  failing = ["days", "choices"];
  await open();
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(page.getByText("The forms could not be loaded")).toBeVisible();
  await expect.element(page.getByText("Not now.")).toBeVisible();
  failing = [];
  await again.first().click();
  await expect.element(page.getByRole("link", { name: "Export as CSV" })).toBeVisible();
  await expect.element(page.getByText("The forms could not be loaded")).not.toBeInTheDocument();
  await again.click();
  await expect.element(page.getByText("As a table")).toBeVisible();
});

test("The oldest come first where one asks for it", async () => {
  await open();
  await expect.poll(names).toEqual(["bea", "cleo", "dora"]);
  const oldest = page.getByRole("button", { name: "Oldest first" });
  await oldest.click();
  await expect.poll(names).toEqual(["dora", "cleo", "bea"]);
  await oldest.click();
  await expect.poll(names).toEqual(["bea", "cleo", "dora"]);
});

test("A file stands beside the name of its field", async () => {
  const file = { type: "application/pdf", size: 12, is_removed: false };
  const part = { values: [], kind: "file" };
  rows = rows.map((row) => ({
    ...row,
    fields: [{ name: "plan", label: "Your plan", ...part }],
    files: [
      { ...file, id: "f1", field: "plan", name: "a.pdf" },
      { ...file, id: "f2", field: "old", name: "b.pdf" },
    ],
  }));
  await open("?open=bea");
  const files = page.getByRole("region", { name: "Files" }).getByRole("listitem");
  await expect.element(files.first()).toHaveTextContent("Your plan · a.pdf");
  await expect.element(files.last()).toHaveTextContent("old · b.pdf");
});
