import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Shown, showInPage } from "../../admin/testing/showInPage.tsx";
import type { BlockKind } from "../../content/admin/blockWire.ts";
import type { EditedContent, EditedDocument } from "../../content/admin/documentWire.ts";
import { emptyContent } from "../testing/emptyContent.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { RevisionsDialog } from "./RevisionsDialog.tsx";

const kinds: ReadonlyMap<string, BlockKind> = new Map([
  [
    "text",
    {
      ...{ type: "text", label: "Text", slots: [], initial: {} },
      fields: [{ name: "html", label: "Text", isOptional: false, kind: "html" }],
    },
  ],
]);

const bodyOf = (html: string) => {
  return { version: 1 as const, blocks: [{ id: "a", type: "text", fields: { html } }] };
};

const content: EditedContent = {
  ...emptyContent,
  ...{ path: "/sea", title: "Sea", status: "published", body: bodyOf("<p>The blue sea</p>") },
};

const AT = "2026-03-01T10:00:00.000Z";
const document_: EditedDocument = {
  ...{ id: "d1", kind: "page", state: "published", created_at: AT, updated_at: AT },
  ...{ updated_by: "Ada", save_id: null, public_path: "/sea", content },
};

const row = (id: number, title: string) => {
  return { id, title, created_at: `2026-02-0${id}T10:00:00.000Z`, note: null, author: "Ada" };
};
const BODIES: Readonly<Record<number, string>> = {
  3: "<p>The blue sea</p>",
  2: "<p>The red sea</p>",
  1: "<p>A lake</p>",
};

const WHOLE = { items: [row(3, "Sea"), row(2, "Sea"), row(1, "Lake")], has_more: false };
/** What the list of them answers, one after the other; the last stays. */
let pages: object[] = [];

let shown: Shown;
let sent: { method: string; path: string; body: unknown }[] = [];

function answer(method: string, path: string, body: unknown): unknown {
  if (method !== "GET") sent.push({ method, path, body });
  const id = Number(/revisions\/(\d)$/.exec(path)?.[1]);
  if (id) return { ...row(id, id === 1 ? "Lake" : "Sea"), body: bodyOf(BODIES[id] ?? "") };
  if (path.endsWith("/revisions")) return pages.length > 1 ? pages.shift() : pages[0];
  if (method === "POST" && path === "/api/admin/documents")
    return { ...document_, id: "copy", content: { ...content, path: "/sea-2" } };
  return document_;
}

beforeEach(() => {
  sent = [];
  pages = [WHOLE];
});
afterEach(() => shown.stop());

describe("Revisions", () => {
  function open({ isDirty = false } = {}): EditedDocument[] {
    const restored: EditedDocument[] = [];
    shown = showInPage(dialog(isDirty, restored), { answer });
    return restored;
  }

  const dialog = (isDirty: boolean, restored: EditedDocument[]) => (
    <RevisionsDialog
      isOpen
      onClose={() => {}}
      document={document_}
      kinds={kinds}
      isDirty={isDirty}
      onRestored={(document) => restored.push(document)}
    />
  );

  test("show what changed since one, word by word, to the eye and to the ear", async () => {
    open();
    const changed = page.getByRole("dialog", { name: "Revisions" }).getByRole("listitem");
    await expect.element(page.getByRole("deletion")).toHaveTextContent("[removed: red ]");
    await expect.element(page.getByRole("insertion")).toHaveTextContent("[added: blue ]");
    await expect.element(changed.getByRole("heading", { name: "Text changed" })).toBeVisible();
  });

  test("are chosen by keyboard, and compared with the one before", async () => {
    open();
    await expect.element(page.getByRole("deletion")).toBeVisible();
    const newest = page.getByRole("listitem").first().getByRole("button");
    (newest.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Both say the same.")).toBeVisible();
    await page.getByRole("combobox", { name: "Show" }).selectOptions("what changed then");
    await expect.element(page.getByRole("deletion")).toHaveTextContent("[removed: red ]");
  });

  test("are brought back, and that is taken back", async () => {
    const restored = open();
    await page.getByRole("button", { name: "Bring this revision back" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => restored.length).toBe(2);
    expect(sent.map(({ path }) => path.split("/").slice(-2))).toEqual([
      ["2", "restore"],
      ["3", "restore"],
    ]);
    expect(sent[0]?.body).toEqual({ based_on: AT });
  });

  test("of long ago are brought back, and taking that back gives what the page said", async () => {
    pages = [
      { items: [row(3, "Sea"), row(2, "Sea")], has_more: true },
      { items: [row(1, "Lake")], has_more: false },
    ];
    const restored = open();
    await page.getByRole("button", { name: "Older" }).click();
    await expect.element(page.getByRole("button", { name: "Newer" })).toBeVisible();
    await page.getByRole("button", { name: "Bring this revision back" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => restored.length).toBe(2);
    expect(sent.map(({ path }) => path.split("/").slice(-2)[0])).toEqual(["1", "3"]);
  });

  test("stay where something was written since, whoever presses Undo then", async () => {
    const restored = open();
    await page.getByRole("button", { name: "Bring this revision back" }).click();
    await expect.poll(() => restored.length).toBe(1);
    shown.update(dialog(true, restored));
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(page.getByText("Save it first").last()).toBeVisible();
    expect(restored).toHaveLength(1);
  });

  test("are not brought back over what is not saved", async () => {
    const restored = open({ isDirty: true });
    const button = page.getByRole("button", { name: "Bring this revision back" });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    await expect.element(page.getByText("Save it first")).toBeVisible();
    expect([restored, sent]).toEqual([[], []]);
  });
});

describe("Who saves after somebody else", () => {
  const mine = { ...content, title: "My Sea", body: bodyOf("<p>The green sea</p>") };

  function open(theirs: EditedDocument = document_): (string | undefined)[] {
    const settled: (string | undefined)[] = [];
    shown = showInPage(
      <MemoryRouter>
        <ConflictDialog
          theirs={theirs}
          mine={mine}
          kinds={kinds}
          settle={(which) => settled.push(which)}
        />
      </MemoryRouter>,
      { answer },
    );
    return settled;
  }

  test("sees who it was and what saving would change, and chooses", async () => {
    const settled = open();
    await expect.element(page.getByRole("dialog")).toHaveAccessibleName(/^Ada saved this .+ ago$/);
    await expect.element(page.getByRole("insertion").first()).toHaveTextContent("[added: My ]");
    await page.getByRole("button", { name: "Save mine" }).click();
    await page.getByRole("button", { name: "Take theirs" }).click();
    await userEvent.keyboard("{Escape}");
    expect(settled).toEqual(["mine", "theirs", undefined]);
  });

  test("keeps their own words in a new draft where the others stay", async () => {
    const settled = open();
    await page.getByRole("button", { name: "Copy mine into a new draft" }).click();
    await expect.element(page.getByText("is a draft of its own now")).toBeVisible();
    expect(settled).toEqual(["theirs"]);
    expect(sent).toMatchObject([
      { method: "POST", path: "/api/admin/documents", body: { kind: "page", title: "My Sea" } },
      {
        method: "PUT",
        path: "/api/admin/documents/copy",
        body: { content: { title: "My Sea", path: "/sea-2", status: "draft", body: mine.body } },
      },
    ]);
  });

  test("cannot save over what lies in the trash, and is told", async () => {
    open({ ...document_, state: "trash" });
    await expect.element(page.getByRole("dialog")).toHaveAccessibleName(/moved this to the trash/);
    expect(page.getByRole("button", { name: "Save mine" }).query()).toBeNull();
  });
});
