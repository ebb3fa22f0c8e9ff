import { expect, test } from "vitest";
import { keepLocalDraft, type LocalDraft, readLocalDraft } from "./localDrafts.ts";

const draft = (title: string): LocalDraft => ({
  content: { title },
  based_on: "2026-01-01T00:00:00.000Z",
  written: "2026-01-01T00:01:00.000Z",
  lost: [],
});

test("A draft is kept in this browser by person and document, and forgotten", async () => {
  await keepLocalDraft("ada/1", draft("A".repeat(10_000_000)));
  await keepLocalDraft("ada/2", draft("B"));
  expect((await readLocalDraft("ada/1"))?.content.title).toHaveLength(10_000_000);
  await keepLocalDraft("ada/1", undefined);
  expect(await readLocalDraft("ada/1")).toBeUndefined();
  expect(await readLocalDraft("ada/2")).toEqual(draft("B"));
  await keepLocalDraft("ada/2", undefined);
});

test("What is kept and no draft any more is none", async () => {
  await keepLocalDraft("ada/3", { content: "?" } as unknown as LocalDraft);
  expect(await readLocalDraft("ada/3")).toBeUndefined();
  await keepLocalDraft("ada/3", undefined);
});
