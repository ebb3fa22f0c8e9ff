import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { shownStatus } from "./shownStatus.ts";

test("Statuses are shown under the names that styles and page scripts know", () => {
  const names = {
    init: "init",
    validation_failed: "invalid",
    acceptance_missing: "unaccepted",
    spam: "spam",
    aborted: "aborted",
    mail_sent: "sent",
    mail_failed: "failed",
    submitting: "submitting",
    resetting: "resetting",
    validating: "validating",
    payment_required: "payment-required",
  };
  for (const [status, shown] of Object.entries(names)) {
    expect(shownStatus(status), status).toBe(shown);
    expect(shownStatus(shown), shown).toBe(shown);
  }
});

test("Any other status gets a prefix, once, and a name that a class may have", () => {
  expect(shownStatus("foo_bar")).toBe("custom-foo-bar");
  expect(shownStatus("custom-foo-bar")).toBe("custom-foo-bar");
  expect(shownStatus("error")).toBe("custom-error");
  expect(shownStatus("__late__night__")).toBe("custom-late-night");
  expect(shownStatus("sent now")).toBe("custom-sent-now");
  // What every object answers to is no status that we know.
  expect(shownStatus("constructor")).toBe("custom-constructor");
  expect(shownStatus("__proto__")).toBe("custom-proto");
  expect(shownStatus("")).toBe("custom-");
});

test("Whatever a server calls a status, its name fits a class and is not changed again", () => {
  const check = (status: string): void => {
    const shown = shownStatus(status);
    expect(shown).toMatch(/^[A-Za-z0-9-]{1,80}$/);
    expect(shownStatus(shown)).toBe(shown);
  };
  assert(property(string({ unit: "binary", maxLength: 200 }), check));
  assert(property(string({ unit: "grapheme-ascii", minLength: 55, maxLength: 90 }), check));
  check("a".repeat(100_000));
});
