import { expect, test } from "vitest";
import { createDocumentStore } from "../state/createDocumentStore.ts";
import { emptyContent } from "../testing/emptyContent.ts";
import { setBySave } from "./setBySave.ts";

const sent = createDocumentStore(emptyContent).state();
const withDetails = (details: Partial<typeof sent.details>) => ({
  ...sent,
  details: { ...sent.details, ...details },
});

test("What a save has set stands beside what was written since", () => {
  const now = withDetails({ title: "Later" });
  expect(setBySave({ status: "published" }, sent)(now)).toEqual(
    withDetails({ title: "Later", status: "published" }),
  );
});

test("What was chosen while a save was under way is not overwritten by it", () => {
  const now = withDetails({ status: "private" });
  expect(setBySave({ status: "published" }, sent)(now)).toBe(now);
});
