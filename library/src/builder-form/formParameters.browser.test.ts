import { afterEach, describe, expect, test } from "vitest";
import { formParameters, parameterName } from "./formParameters.ts";

const form = document.createElement("form");

afterEach(() => form.replaceChildren());

type Attributes = Readonly<Record<string, string>>;

/** A field in the markup of the builder. */
function field(attributes: Attributes, tag = "input"): HTMLInputElement {
  const place = document.createElement("div");
  place.className = "tve_lg_input_container";
  const input = document.createElement(tag) as HTMLInputElement;
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  place.append(input);
  form.append(place);
  return input;
}

describe("formParameters", () => {
  test("hands on what was written, also where nothing was", () => {
    field({ name: "email", value: "ada@example.com" });
    field({ name: "city", value: "" });
    field({ name: "message" }, "textarea").value = "Hello";
    expect(formParameters(form)).toEqual([
      ["email", "ada@example.com"],
      ["city", ""],
      ["message", "Hello"],
    ]);
  });

  test("leaves out consent, hidden fields and passwords [PB-111, PB-112, PB-113]", () => {
    field({ name: "user_consent", type: "checkbox", value: "1", checked: "" });
    field({ name: "token", type: "hidden", value: "secret" });
    field({ name: "pass", type: "password", value: "secret" });
    field({ name: "email", value: "ada@example.com" });
    expect(formParameters(form)).toEqual([["email", "ada@example.com"]]);
  });

  test("leaves out cards, codes, and a password that its visitor has had shown", () => {
    field({ name: "card", autocomplete: "section-a billing cc-number", value: "4111" });
    field({ name: "code", autocomplete: "one-time-code", value: "123456" });
    field({ name: "password", type: "text", value: "secret" });
    field({ name: "again", type: "text", autocomplete: "New-Password", value: "secret" });
    field({ name: "company", autocomplete: "organization", value: "Accra" });
    expect(formParameters(form)).toEqual([["company", "Accra"]]);
  });

  test("leaves out files, buttons, what is disabled, what is not ticked, what has no name", () => {
    field({ name: "picture", type: "file" });
    field({ name: "go", type: "submit", value: "Send" });
    field({ name: "off", value: "x", disabled: "" });
    field({ name: "colour", type: "radio", value: "red" });
    field({ value: "nameless" });
    field({ name: "colour", type: "radio", value: "blue", checked: "" });
    expect(formParameters(form)).toEqual([["colour", "blue"]]);
  });

  test("a name that the server reads itself gets tve_ before it, in any case [PB-114]", () => {
    field({ name: "name", value: "Ada" });
    field({ name: "Page_ID", value: "7" });
    field({ name: "search term", value: "lamp" });
    expect(formParameters(form).map(([name]) => name)).toEqual([
      ...["tve_name", "tve_Page_ID", "search_term"],
    ]);
  });

  test("values of one name are joined by commas [PB-115]", () => {
    field({ name: "topic", type: "checkbox", value: "a", checked: "" });
    field({ name: "topic", type: "checkbox", value: "b", checked: "" });
    expect(formParameters(form)).toEqual([["topic", "a, b"]]);
  });

  test("spaces in a name become underscores, in that of the author, too [PB-116]", () => {
    field({ name: "first name", value: "Ada" });
    field({ name: "field_17", "data-name": "Last  name", value: "Lovelace" });
    expect(formParameters(form)).toEqual([
      ["first_name", "Ada"],
      ["Last_name", "Lovelace"],
    ]);
    expect(parameterName(" first\tname ")).toBe("first_name");
  });

  test("names that an object has of itself are names like others", () => {
    field({ name: "constructor", value: "a" });
    field({ name: "__proto__", value: "b" });
    expect(formParameters(form)).toEqual([
      ["constructor", "a"],
      ["__proto__", "b"],
    ]);
  });
});
