import { describe, expect, test } from "vitest";
import { blockKinds } from "../../blocks/blockKinds.ts";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { loadCatalogue } from "../../texts/admin/loadCatalogue.ts";
import { saidBy } from "./saidBy.ts";

async function said(language: string, type: string, fields: Record<string, unknown>) {
  const words = createAdminLocale({ ...(await loadCatalogue(language)), currency: "EUR" });
  const known = blockKinds.find((kind) => kind.type === type)?.fields ?? [];
  const all = saidBy({ fields }, { fields: known, words });
  return Object.fromEntries([...all].map(([label, { text }]) => [label, text]));
}

const GALLERY = { pictures: [{ src: "/a.jpg", alt: "A hill", width: 4, height: 3 }] };

describe("What a block's fields say", () => {
  test("is told by their labels, also within lists, and without what only follows from others", async () => {
    expect(await said("en", "gallery", GALLERY)).toEqual({
      "Pictures · 1 · Picture": "/a.jpg",
      "Pictures · 1 · Alternative text": "A hill",
    });
  });

  test.each([
    ["de", { "Bilder · 1 · Bild": "/a.jpg", "Bilder · 1 · Beschreibung": "A hill" }],
    ["ar", { "الصور · 1 · صورة": "/a.jpg", "الصور · 1 · الوصف": "A hill" }],
  ])("is told in the language of who reads it (%s)", async (language, expected) => {
    expect(await said(language, "gallery", GALLERY)).toEqual(expected);
  });

  test("of a switch is yes or no, and of a choice what is chosen is called", async () => {
    expect(Object.values(await said("de", "columns", { enters: true }))).toEqual(["ja"]);
    const words = createAdminLocale({ ...(await loadCatalogue("en")), currency: "EUR" });
    const options = [
      { value: "left", label: "At the left" },
      { value: "right", label: "At the right" },
    ];
    const common = { isOptional: false, options } as const;
    const fields = [
      { ...common, name: "side", label: "Side", kind: "choice" },
      { ...common, name: "sides", label: "Sides", kind: "choices" },
    ] as const;
    const all = saidBy({ fields: { side: "left", sides: ["right", "up"] } }, { fields, words });
    expect([...all]).toEqual([
      ["Side", { text: "At the left" }],
      ["Sides · 1", { text: "At the right" }],
      ["Sides · 2", { text: "up" }],
    ]);
  });

  test("is told by the stored name where nobody knows the field", async () => {
    const fields = { links: [{ href: "/a" }], note: "b", none: null };
    expect(await said("en", "no-such-kind", fields)).toEqual({
      "links · 1 · href": "/a",
      note: "b",
    });
  });
});
