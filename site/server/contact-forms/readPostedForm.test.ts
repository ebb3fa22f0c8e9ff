import { describe, expect, test } from "vitest";
import type { FormDefinition } from "vitrine/contact-form";
import { readPostedForm, textsOf } from "./readPostedForm.ts";

const form: FormDefinition = {
  ...{ id: 1, title: "Write", locale: "en_US" },
  fields: [
    { kind: "email", name: "mail", label: "Mail" },
    { kind: "checkbox", name: "teams", label: "Teams", options: ["A", "B"], freeText: true },
  ],
};

function read(...texts: readonly [string, string][]) {
  const sent = new FormData();
  for (const [name, text] of [["_wpcf7_unit_tag", "t"], ...texts] as const) sent.append(name, text);
  return readPostedForm(form, { texts: sent, files: [] });
}

describe("Of a field that was sent more than once", () => {
  test.each<[string, [string, string][], string[]]>([
    [
      "the last text counts",
      [
        ["mail", "a@x.example"],
        ["mail", "b@x.example"],
      ],
      ["b@x.example"],
    ],
    [
      "all of a list count",
      [
        ["mail[]", "a"],
        ["mail[]", "b"],
      ],
      ["a", "b"],
    ],
    [
      "a text takes the place of a list",
      [
        ["mail[]", "a"],
        ["mail", "b"],
      ],
      ["b"],
    ],
    [
      "a list takes the place of a text",
      [
        ["mail", "a"],
        ["mail[]", "b"],
        ["mail[]", "c"],
      ],
      ["b", "c"],
    ],
    [
      "what has other keys is nothing",
      [
        ["mail[x]", "a"],
        ["mail", "b"],
        ["mail[0]", "c"],
      ],
      ["b"],
    ],
  ])("%s", (_, sent, kept) => {
    const posted = read(...sent);
    expect(posted && textsOf(posted, "mail")).toEqual(kept);
  });

  test("the last free text counts", () => {
    const posted = read(["_wpcf7_free_text_teams", "one"], ["_wpcf7_free_text_teams", "two"]);
    expect(posted?.data.getAll("_wpcf7_free_text_teams")).toEqual(["two"]);
  });
});
