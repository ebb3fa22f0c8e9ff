import { describe, expect, expectTypeOf, test } from "vitest";
import type { ContactFormProps } from "../ContactForm.tsx";
import type { FieldProps } from "../markup/fields/Field.tsx";
import { defineForm } from "./defineForm.ts";
import type { FormDefinition } from "./FormDefinition.ts";
import type { FieldName, FormValues } from "./FormValues.ts";
import { readFormValues } from "./readFormValues.ts";

const form = defineForm({
  id: 1,
  title: "Types",
  locale: "en_US",
  fields: [
    { kind: "text", name: "who", label: "Name" },
    { kind: "checkbox", name: "days", label: "Days", options: ["Mon", "Other"], freeText: true },
    { kind: "checkbox", name: "size", label: "Size", options: ["S", "L"], exclusive: true },
    { kind: "select", name: "one", label: "One", options: ["a", "b"] },
    { kind: "select", name: "many", label: "Many", options: ["a", "b"], multiple: true },
    { kind: "radio", name: "way", label: "Way", options: ["a", "Else"], freeText: true },
    { kind: "file", name: "cv", label: "CV" },
    { kind: "count", of: "who" },
    { kind: "submit" },
  ],
});

type Values = {
  who: string;
  days: string[];
  size: string;
  one: string;
  many: string[];
  way: string;
  cv: File | undefined;
};

describe("FormValues", () => {
  test("names and types come from the definition", () => {
    expectTypeOf<FieldName<typeof form>>().toEqualTypeOf<keyof Values>();
    expectTypeOf<FormValues<typeof form>>().toEqualTypeOf<Values>();
  });

  test("a field asks for one of the form's names, and callbacks hold the form's values", () => {
    expectTypeOf<FieldProps<typeof form>["name"]>().toEqualTypeOf<keyof Values>();
    // @ts-expect-error: no field has this name
    const wrong: FieldProps<typeof form> = { form, name: "nobody" };
    const right: ContactFormProps<typeof form> = {
      form,
      onSent: ({ values, answer }) => {
        expectTypeOf(values).toEqualTypeOf<Values>();
        expectTypeOf(answer.message).toEqualTypeOf<string>();
      },
    };
    expect(wrong.form).toBe(right.form);
  });

  test("of a definition that is known only later are any of the kinds there are", () => {
    expectTypeOf<FormValues<FormDefinition>>().toEqualTypeOf<
      Record<string, string | string[] | File | undefined>
    >();
  });

  test("are read from what was sent", () => {
    const data = new FormData();
    data.append("who", "Ann");
    data.append("days[]", "Mon");
    data.append("days[]", "Other");
    data.append("_wpcf7_free_text_days", "Sunday");
    data.append("size", "L");
    data.append("many[]", "b");
    data.append("way", "Else");
    data.append("_wpcf7_free_text_way", "");
    data.append("cv", new File(["x"], "cv.txt"));
    const values = readFormValues(form, data);
    expect(values).toMatchObject({
      who: "Ann",
      days: ["Mon", "Other Sunday"],
      size: "L",
      one: "",
      many: ["b"],
      way: "Else",
    });
    expect(values.cv?.name).toBe("cv.txt");
  });

  test("are empty where nothing was given, also where a browser sends a nameless file", () => {
    const data = new FormData();
    data.append("cv", new File([], ""));
    expect(readFormValues(form, data)).toEqual({
      who: "",
      days: [],
      size: "",
      one: "",
      many: [],
      way: "",
      cv: undefined,
    });
  });
});

describe("defineForm", () => {
  const define = (...fields: Parameters<typeof defineForm>[0]["fields"]) =>
    defineForm({ id: 3, title: "t", locale: "en_US", fields });

  test("refuses names that rules could not judge", () => {
    expect(() => define({ kind: "hidden", name: "_secret" })).toThrow(
      'vitrine: in the contact form 3 the name "_secret" needs a letter first',
    );
  });

  test("refuses a name that stands twice", () => {
    const field = { kind: "hidden", name: "a" } as const;
    expect(() => define(field, field)).toThrow('two fields have the name "a"');
  });

  test("refuses a part of no field", () => {
    expect(() => define({ kind: "output", of: "nobody" })).toThrow('an output is of "nobody"');
  });
});
