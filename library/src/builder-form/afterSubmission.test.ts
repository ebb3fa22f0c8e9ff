import { expect, test } from "vitest";
import { afterSubmission, type SubmitSettings } from "./afterSubmission.ts";
import { formToken } from "./submissionOf.ts";

function after(settings: Partial<SubmitSettings>, redirect = ""): string {
  const next = afterSubmission(
    { option: "", backUrl: "", sendsParameters: false, ...settings },
    redirect,
    { parameters: [["tve_name", "Ada & Co"]], base: "https://site.test/a/b" },
  );
  return next.kind === "redirect" ? next.url.href : next.kind;
}

test("it says so, reloads or goes on, as the author chose", () => {
  expect(after({})).toBe("message");
  expect(after({ option: "message", backUrl: "/thanks" })).toBe("message");
  expect(after({ option: "state" })).toBe("message");
  expect(after({ option: "reload" })).toBe("reload");
  expect(after({ option: "redirect", backUrl: "/thanks" })).toBe("https://site.test/thanks");
  expect(after({ option: "page", backUrl: "https://b.test/" })).toBe("https://b.test/");
});

test("what was written goes along where that was chosen", () => {
  const chosen = { option: "redirect", backUrl: "/thanks?x=1#top", sendsParameters: true };
  expect(after(chosen)).toBe("https://site.test/thanks?x=1&tve_name=Ada+%26+Co#top");
});

test("where the server leads comes first", () => {
  expect(after({ option: "reload" }, "/there")).toBe("https://site.test/there");
  expect(after({ option: "redirect", backUrl: "/here" }, "/there")).toBe("https://site.test/there");
});

test("an address that is none of the web leads nowhere", () => {
  for (const backUrl of [
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "",
    " ",
  ])
    expect(after({ option: "redirect", backUrl }), backUrl).toBe("message");
  expect(after({}, "javascript:alert(1)")).toBe("message");
  expect(after({ option: "redirect", backUrl: "http://[" })).toBe("message");
});

test("the token is ten times the time, to the base of 32", () => {
  expect(formToken(1_700_000_000_000)).toBe((17_000_000_000_000).toString(32));
  expect(Number.parseInt(formToken(1_700_000_000_000), 32)).toBe(17_000_000_000_000);
});
