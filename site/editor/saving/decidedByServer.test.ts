import { expect, test } from "vitest";
import { createDocumentStore } from "../state/createDocumentStore.ts";
import { emptyContent } from "../testing/emptyContent.ts";
import { decidedByServer } from "./decidedByServer.ts";

const AT = "2026-03-01T10:00:00.000Z";
const sent = { ...emptyContent, path: "/pier", published_at: null };
const answer = { ...sent, path: "/pier-2", published_at: AT, title: "As it was sent" };
const detailsOf = (content: typeof emptyContent) =>
  decidedByServer({ sent, answer })(createDocumentStore(content).state()).details;

test("The address and the time are as the server has them, and all else as it is written", () => {
  const { path, published_at, title } = detailsOf({ ...sent, title: "Written since" });
  expect([path, published_at, title]).toEqual(["/pier-2", AT, "Written since"]);
});

test("An address that was changed since it was sent stays", () => {
  const { path, published_at } = detailsOf({ ...sent, path: "/mole" });
  expect([path, published_at]).toEqual(["/mole", AT]);
});
