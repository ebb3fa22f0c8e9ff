import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { readEmbedSettings } from "vitrine/embed";
import { embed } from "./EmbedBlock.tsx";

test.each([
  ["forum", true],
  ["My-Forum-1", true],
  ["f", true],
  [`f${"o".repeat(61)}`, true],
  [`f${"o".repeat(62)}`, false],
  ["forum-", false],
  ["-forum", false],
  ["forum.evil", false],
])("an editor may name the forum %s only if it can be shown", (shortname, isFine) => {
  const read = readEmbedSettings(
    "disqus",
    new URLSearchParams({ shortname, url: "https://a.example/" }),
  );
  expect(read !== undefined).toBe(isFine);
  expect(safeParse(embed.fields, { service: "disqus", shortname }).success).toBe(isFine);
});
