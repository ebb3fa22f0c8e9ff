import pino from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { plainHandling } from "../../content/contact-forms/FormHandling.ts";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import { FORM_FILES_LIMIT } from "../rateLimit.ts";
import { emptySource } from "../testing/emptySource.ts";
import { noVisitors } from "../testing/noVisitors.ts";
import { countReceived } from "./files/countReceived.ts";
import { type SubmissionOptions, takeSubmission } from "./takeSubmission.ts";

const form: ShownForm = {
  key: "write",
  language: null,
  handling: plainHandling,
  definition: {
    ...{ id: 1, title: "Write", locale: "en_US" },
    fields: [
      { kind: "text", name: "name", label: "Name", required: true },
      { kind: "file", name: "cv", label: "CV" },
    ],
  },
};

describe("While the store is away", () => {
  const away = async (): Promise<never> => {
    throw new Error("away");
  };
  let logged: string[];
  let options: SubmissionOptions;

  beforeEach(() => {
    logged = [];
    options = {
      ...noVisitors,
      isKept: away,
      source: emptySource,
      beforeTaking: [],
      readAdminEmail: async () => undefined,
      origin: undefined,
      secret: "s".repeat(43),
      log: pino({}, { write: (line: string) => logged.push(JSON.parse(line).msg) }),
    };
  });

  async function take(name: string) {
    const data = new FormData();
    data.append("name", name);
    const posted = { unitTag: "t", idempotencyKey: "k", nonce: undefined, data, files: [] };
    const about = { address: "192.0.2.1", userAgent: "A browser", page: null };
    const sent = { form, posted, ...about, isSignedIn: async () => false };
    return (await takeSubmission(sent, options)).status;
  }

  test("a form could not be kept, also where that is found before it is", async () => {
    options = { ...options, readDisallowedWords: away };
    expect(await take("Ada")).toBe("mail_failed");
    expect(logged).toEqual(["form not judged"]);
  });

  test("a form that is not right is told so, though nobody knows whether it came before", async () => {
    expect(await take("")).toBe("validation_failed");
    expect(logged).toEqual(["earlier try of a form not looked up"]);
  });

  test("a form with files is read uncounted: what becomes of it is told at its end", async () => {
    const from = { forms: [form.definition], address: "192.0.2.1" };
    expect(await countReceived(from, { ...options, countAttempt: away })).toBeUndefined();
    expect(logged).toEqual(["form with files not counted"]);
    const often = { ...options, countAttempt: async () => FORM_FILES_LIMIT.windowSeconds };
    expect(await countReceived(from, often)).toBe(FORM_FILES_LIMIT.windowSeconds);
  });
});
