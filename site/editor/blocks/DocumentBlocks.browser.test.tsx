import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Block } from "../../content/documentBody.ts";
import { columns, heading, showEditor } from "../testing/showEditor.tsx";
import { DocumentBlocks } from "./DocumentBlocks.tsx";

let shown: ReturnType<typeof showEditor> | undefined;

function open(...blocks: Block[]) {
  shown = showEditor(<DocumentBlocks />, blocks);
  const opened = shown;
  return {
    ...opened,
    /** The blocks as they stand: their ids, slots in brackets. */
    outline: () => outline(opened.blocksNow()),
    head: (id: string) => opened.place.querySelector<HTMLElement>(`[data-block-head="${id}"]`),
    focused: () => document.activeElement?.getAttribute("data-block-head"),
  };
}

function outline(blocks: readonly Block[]): string {
  return blocks
    .map(({ id, type, slots = {} }) =>
      type === "columns"
        ? `${id}[${["first", "second"].map((slot) => outline(slots[slot] ?? [])).join("|")}]`
        : id,
    )
    .join(" ");
}

beforeEach(() => localStorage.clear());
afterEach(() => shown?.stop());

test("By keyboard alone a block moves through the page, into a column and out again, with the focus", async () => {
  const { outline, head, focused, said } = open(heading("a"), heading("b"), columns("c", []));
  head("a")?.focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(focused).toBe("a");
  expect(outline()).toBe("b a c[|]");
  expect(said.at(-1)).toBe("Heading: a moved, place 2 of 3.");
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(outline()).toBe("b c[|] a");
  await expect.poll(focused).toBe("a");
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(outline()).toBe("b c[|] a");
  expect(said.at(-1)).toBe("Heading: a stands at the end already.");
});

test("A dialog moves a block to any place, found by a few letters", async () => {
  const { outline, focused, said } = open(heading("a", "Prices"), columns("c", [heading("b")]));
  await page.getByRole("button", { name: "More about Heading: Prices" }).click();
  await page.getByRole("menuitem", { name: "Move to …" }).click();
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("second");
  await userEvent.keyboard("{Enter}");
  expect(outline()).toBe("c[b|a]");
  expect(said.at(-1)).toBe("Heading: Prices moved, place 1 of 1 in Second of Columns.");
  await expect.poll(focused).toBe("a");
});

test("A block is added by keyboard where the focus is, and its field is open to write in", async () => {
  const { outline, head, focused, blocksNow } = open(heading("a"), heading("b"));
  head("a")?.focus();
  await userEvent.keyboard("{Alt>}{Enter}{/Alt}");
  await expect.element(page.getByRole("combobox", { name: "Kind of block" })).toHaveFocus();
  await userEvent.keyboard("head{Enter}");
  const [, added] = blocksNow();
  expect(outline()).toBe(`a ${added?.id} b`);
  await expect.poll(focused).toBe(added?.id);
  await userEvent.keyboard("{Tab}{Tab}New words");
  await expect.poll(() => blocksNow()[1]?.fields).toEqual({ text: "New words" });
});

test("Duplicate, delete and undo by keyboard keep the focus where the work is", async () => {
  const { outline, head, focused, undos, editor } = open(
    heading("a"),
    columns("c", [heading("b")]),
  );
  head("c")?.focus();
  await userEvent.keyboard("{Delete}");
  expect(outline()).toBe("a");
  await expect.poll(focused).toBe("a");
  undos.at(-1)?.();
  expect(outline()).toBe("a c[b|]");
  await expect.poll(focused).toBe("c");
  await userEvent.keyboard("{Control>}d{/Control}");
  expect(editor.store.content().body.blocks).toHaveLength(3);
  expect(outline()).toMatch(/^a c\[b\|\] \S+\[\S+\|\]$/);
});

test("A key that is held takes away one block, and not those after it", async () => {
  const { outline, head, focused } = open(heading("a"), heading("b"), heading("c"), heading("d"));
  head("a")?.focus();
  await userEvent.keyboard("{Delete}");
  await expect.poll(focused).toBe("b");
  const press = (repeat: boolean) =>
    head("b")?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Delete", repeat, bubbles: true, cancelable: true }),
    );
  press(true);
  expect(outline()).toBe("b c d");
  press(false);
  expect(outline()).toBe("c d");
  await expect.poll(focused).toBe("c");
});

test("Arrow keys lead from block to block, into open ones", async () => {
  const { head, focused } = open(heading("a"), columns("c", [heading("b")]), heading("d"));
  head("a")?.focus();
  const seen: (string | null | undefined)[] = [];
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "Home", "End"]) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(focused());
  }
  expect(seen).toEqual(["c", "b", "d", "a", "d"]);
});

test("A copied block comes into another document with an id of its own", async () => {
  const first = open(columns("c", [heading("b")]));
  first.head("c")?.focus();
  const data = new DataTransfer();
  document.dispatchEvent(new ClipboardEvent("copy", { clipboardData: data, cancelable: true }));
  expect(data.getData("text/plain")).toContain("vitrine-blocks");
  first.stop();
  const second = open(heading("a"));
  second.head("a")?.focus();
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
  await expect.poll(second.outline).toMatch(/^a \S+\[\S+\|\]$/);
  expect(second.outline()).not.toMatch(/\bc\b|\bb\b/);
  expect(second.said.at(-1)).toBe("1 block pasted.");
});

test("Where the clipboard cannot be read, what was copied last in this browser is pasted", async () => {
  const { outline, said } = open(heading("a", "Prices"));
  await page.getByRole("button", { name: "More about Heading: Prices" }).click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await expect.poll(() => said.at(-1)).toContain("Heading: Prices copied.");
  await page.getByRole("button", { name: "More about Heading: Prices" }).click();
  await page.getByRole("menuitem", { name: "Paste below" }).click();
  await expect.poll(outline).toMatch(/^a \S+$/);
});

function point(target: Element, type: string, at: { x: number; y: number }): void {
  const event = { bubbles: true, cancelable: true, pointerId: 1, button: 0, isPrimary: true };
  target.dispatchEvent(new PointerEvent(type, { ...event, clientX: at.x, clientY: at.y }));
}

/** What moved a moment ago is drawn. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const middle = (element: Element | null | undefined) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2, bottom: top + height };
};

type Target = { readonly x: number; readonly y: number; readonly last?: string };

/** Presses a handle, moves over a place, and lets go there. */
async function drag(place: Element, id: string, { last = "pointerup", ...to }: Target) {
  const handle = place.querySelector<HTMLElement>(`[data-drag="${id}"]`);
  if (!handle) throw new Error(`no handle of ${id}`);
  // A pointer that a script makes cannot be captured.
  handle.setPointerCapture = () => {};
  point(handle, "pointerdown", middle(handle));
  point(handle, "pointermove", to);
  await expect.poll(() => place.querySelector(".drop-line")).not.toBeNull();
  await drawn();
  point(handle, last, to);
}

test("By pointer a block is dragged between two others, and into a column", async () => {
  const { outline, place, head } = open(heading("a"), heading("b"), columns("c", [heading("d")]));
  // Until it is seen, a block has the height that it is expected to have.
  await drawn();
  const below = middle(head("b")?.closest(".block-card"));
  await drag(place, "a", { x: below.x, y: below.bottom + 2 });
  expect(outline()).toBe("b a c[d|]");
  const inside = middle(head("d")?.closest(".block-card"));
  await drag(place, "b", { x: inside.x, y: inside.bottom - 2 });
  expect(outline()).toBe("a c[d b|]");
  expect(place.querySelector(".drop-line")).toBeNull();
});

test("A drag that is given up, or leads into the block itself, moves nothing", async () => {
  const { outline, place, head } = open(heading("a"), columns("c", [heading("d")]));
  const first = middle(head("a"));
  await drag(place, "c", { x: first.x, y: 0, last: "pointercancel" });
  expect(outline()).toBe("a c[d|]");
  const inside = middle(head("d"));
  await drag(place, "c", inside);
  expect(outline()).toBe("a c[d|]");
});

test("A block whose kind is unknown is kept, said to be so, and changed as it is stored", async () => {
  const { blocksNow } = open({ id: "x", type: "carousel", fields: { speed: 3 } });
  const stored = page.getByRole("textbox", { name: "As it is stored (JSON)" });
  await expect.element(stored).toHaveValue('{\n  "speed": 3\n}');
  await stored.fill('{"speed": ');
  await expect.element(page.getByText(/This is no JSON object/)).toBeVisible();
  expect(blocksNow()[0]?.fields).toEqual({ speed: 3 });
  await stored.fill('{"speed": 4}');
  expect(blocksNow()[0]).toEqual({ id: "x", type: "carousel", fields: { speed: 4 } });
});

test("Typing in one block draws no other again", async () => {
  const many = Array.from({ length: 30 }, (_, index) => heading(`h${index}`, `Words ${index}`));
  const { place, editor } = open(...many);
  editor.open.setOpen("h3", true);
  const field = page.getByRole("textbox", { name: "Words" });
  await expect.element(field).toBeVisible();
  const touched = new Set<string | undefined>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target.nodeType === 1 ? (target as HTMLElement) : target.parentElement;
      touched.add(element?.closest<HTMLElement>("[data-block]")?.dataset.block);
    }
  });
  watch.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
  await field.fill("Other words");
  await expect.element(page.getByRole("button", { name: /^Heading Other words/ })).toBeVisible();
  watch.disconnect();
  expect([...touched]).toEqual(["h3"]);
});
