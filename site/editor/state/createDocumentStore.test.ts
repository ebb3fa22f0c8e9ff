import { expect, test } from "vitest";
import type { EditedContent } from "../../content/admin/documentWire.ts";
import { emptyContent } from "../testing/emptyContent.ts";
import { createDocumentStore } from "./createDocumentStore.ts";
import { setFields } from "./edits.ts";
import { MAX_UNDO, TYPING_PAUSE } from "./history.ts";

const content: EditedContent = {
  ...emptyContent,
  body: { version: 1, blocks: [{ id: "a", type: "text", fields: { html: "" } }] },
};

function openStore() {
  let now = 0;
  const store = createDocumentStore(content, { now: () => now });
  return {
    store,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    type: (html: string, group = "a.html") =>
      store.change(
        ({ details, tree }) => ({ details, tree: setFields(tree, "a", { html }).tree }),
        group,
      ),
    title: (title: string) =>
      store.change(({ details, tree }) => ({ details: { ...details, title }, tree })),
  };
}

const html = (store: ReturnType<typeof openStore>["store"]) =>
  store.content().body.blocks[0]?.fields.html;

test("What is typed without a pause is undone at once, and comes back", () => {
  const { store, type, wait } = openStore();
  for (const typed of ["o", "on", "one"]) {
    type(typed);
    wait(100);
  }
  wait(TYPING_PAUSE);
  type("one two");
  store.undo();
  expect(html(store)).toBe("one");
  store.undo();
  expect(html(store)).toBe("");
  expect(store.canUndo()).toBe(false);
  store.redo();
  store.redo();
  expect(html(store)).toBe("one two");
  expect(store.canRedo()).toBe(false);
});

test("Typing in two fields, or with a clock that was set back, makes two steps", () => {
  const { store, type, title, wait } = openStore();
  type("one");
  title("B");
  type("one more");
  wait(-1);
  type("one more.");
  store.undo();
  expect(html(store)).toBe("one more");
  store.undo();
  expect(html(store)).toBe("one");
  store.undo();
  expect(store.content().title).toBe("A");
});

test("A change after an undo is the end of what was undone", () => {
  const { store, title } = openStore();
  title("B");
  store.undo();
  title("C");
  store.redo();
  expect(store.content().title).toBe("C");
});

test("The last steps can be undone, older ones are forgotten", () => {
  const { store, title } = openStore();
  for (let step = 0; step < MAX_UNDO + 5; step += 1) title(`title ${step}`);
  while (store.canUndo()) store.undo();
  expect(store.content().title).toBe("title 4");
});

test("Listeners hear of changes and of nothing else, until they stop", () => {
  const { store, title } = openStore();
  let heard = 0;
  const stop = store.subscribe(() => {
    heard += 1;
  });
  title("B");
  store.change((state) => state);
  store.undo();
  stop();
  stop();
  store.redo();
  expect(heard).toBe(2);
});

test("What a field holds back while somebody types is part of what is sent", () => {
  const { store, type } = openStore();
  const stop = store.holdBack(() => type("held back"));
  expect(html(store)).toBe("held back");
  stop();
});

test("What the server decided holds before and after an undo, and is no step itself", () => {
  const { store, title } = openStore();
  title("B");
  store.adopt(({ details, tree }) => ({ details: { ...details, path: "/b" }, tree }));
  expect(store.content()).toMatchObject({ title: "B", path: "/b" });
  store.undo();
  expect(store.content()).toMatchObject({ title: "A", path: "/b" });
  expect(store.canUndo()).toBe(false);
});
