import { describe, expect, test } from "vitest";
import { messagesOf } from "vitrine/contact-form";
import { plainHandling } from "../content/contact-forms/FormHandling.ts";
import type { ShownForm } from "../content/contact-forms/ShownForm.ts";
import { readFormTemplate } from "../content/contact-forms/template/readFormTemplate.ts";
import { formInLanguage } from "./formInLanguage.ts";
import { formTextsOf } from "./formTextsOf.ts";
import { LANGUAGES } from "./languages.ts";

const FORM: ShownForm = {
  key: "write",
  language: null,
  definition: { id: 1, title: "Write", locale: "en_US", fields: [] },
  handling: plainHandling,
};

describe("A form", () => {
  test("speaks its own language, else the site's", () => {
    const said = (form: ShownForm, site: string) => formInLanguage(form, site).definition;
    expect(said(FORM, "de").messages).toEqual(formTextsOf("de").messages);
    expect(said(FORM, "de")).toMatchObject({ submit: "Senden", requiredMark: "(erforderlich)" });
    expect(said({ ...FORM, language: "ar" }, "de").submit).toBe(formTextsOf("ar").submit);
    expect(said({ ...FORM, language: "de-AT" }, "en").submit).toBe("Senden");
    expect(said({ ...FORM, language: "fr" }, "de").submit).toBe("Send");
  });

  test("says its owner's words in place of ours, but for those that were emptied", () => {
    const own = { submit: "Los", messages: { spam: "Nein.", aborted: "" } };
    const { definition } = formInLanguage(
      { ...FORM, definition: { ...FORM.definition, ...own } },
      "de",
    );
    expect(definition.submit).toBe("Los");
    const { spam, aborted, invalid_url: other } = messagesOf(definition);
    const { messages } = formTextsOf("de");
    expect({ spam, aborted, other }).toEqual({
      spam: "Nein.",
      aborted: messages.aborted,
      other: messages.invalid_url,
    });
  });

  test("fills in what menus show before one has chosen, where they show that and nobody wrote it", () => {
    const menu = { kind: "select", name: "a", label: "A", options: ["x"] } as const;
    const { items } = readFormTemplate('[select a include_blank "x"]');
    const fields = [...items, { ...menu, blank: "" }, { ...menu, blank: "Pick" }, menu];
    const said = (language: string) => {
      const form = { ...FORM, definition: { ...FORM.definition, fields } };
      return formInLanguage(form, language).definition.fields.map((field) =>
        field.kind === "select" ? field.blank : field,
      );
    };
    const [german, arabic, english] = [
      "—Bitte wählen Sie—",
      "—اختر من فضلك—",
      "—Please choose an option—",
    ];
    expect(said("de")).toEqual([german, german, "Pick", undefined]);
    expect(said("ar")).toEqual([arabic, arabic, "Pick", undefined]);
    expect(said("fr")).toEqual([english, english, "Pick", undefined]);
  });

  test("has a text of its own for each message in each language", () => {
    const english = formTextsOf("en").messages;
    for (const { tag } of LANGUAGES.filter((language) => language.tag !== "en")) {
      const { messages } = formTextsOf(tag);
      expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(messages)) {
        expect(text.trim(), `${tag} ${key}`).not.toBe("");
        expect(text, `${tag} ${key}`).not.toBe(english[key as keyof typeof english]);
      }
    }
  });
});
