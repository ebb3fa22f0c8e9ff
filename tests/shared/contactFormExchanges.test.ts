import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formsSetting } from "../../site/content/contact-forms/formsSetting.ts";
import { calendarDay } from "../../site/content/contact-forms/relativeDay.ts";
import type { BeforeTaking, Ending } from "../../site/server/contact-forms/BeforeTaking.ts";
import { openFormFiles } from "../../site/server/contact-forms/files/openFormFiles.ts";
import { CONTACT_FORM_API } from "../../site/server/routes/contactForms.ts";
import { startVisitorSite, type VisitorSite } from "../../site/server/testing/startVisitorSite.ts";
import { type Worker, workOn } from "../../site/server/testing/workOn.ts";
import { rateLimits } from "../../site/store/schema.ts";
import { writeSetting } from "../../site/store/settings.ts";
import { describeEachStore } from "../../site/store/testing/describeEachStore.ts";
import { formUnderNumber } from "../../site/store/testing/formUnderNumber.ts";
import { refuseSubmissionsOf } from "../../site/store/testing/refuseSubmissionsOf.ts";
import { type Part, writeMultipart } from "../support/contactForm/writeMultipart.ts";
import { DIFFERENCES } from "./exchangeDifferences.ts";
import { formOfTemplate, oldFormNames } from "./recordedTemplates.ts";
import { exchangeNames, type RecordedExchange, readExchange } from "./recordings.ts";
import { type Said, sayAlike } from "./sayAlike.ts";

/** Where the recorded system's API stood. */
const OLD_API = "/wp-json/contact-form-7/v1";

/** The questions whose answers the recordings carry along, by what stood for their answers. */
const ASKED: Readonly<Record<string, string>> = {
  "1611c9a55526bf336e9e2500f1b9ea7b": "Capital of France?",
  c186b588e55ef16eb942391ab8a60785: "1+1=?",
};

describeEachStore("What was sent to the recorded system is answered alike", ({ store }) => {
  let site: VisitorSite;
  let owner: Worker;
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-exchanges-"));
    const parts = { beforeTaking: [recordedHook], formFiles: openFormFiles(folder) };
    site = await startVisitorSite(store().db, {}, parts);
    owner = await workOn(site, store().db, { name: "ada", role: "owner" });
    await writeSetting(store().db, formsSetting, {
      ...formsSetting.fallback,
      disallowedWords: SPAM,
    });
    for (const name of exchangeNames.length > 0 ? oldFormNames : []) {
      const { id, ...form } = formOfTemplate(name);
      await formUnderNumber(store().db, id, { ...form, key: `recorded-${name}` });
    }
    // Nothing of this one can be kept, as nothing of it could be mailed.
    await refuseSubmissionsOf(store().db, 19);
  });
  afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(({ skip }) => {
    skip(exchangeNames.length === 0, "the recordings are not on this machine");
  });

  async function ask({ method, path, headers }: Asked, parts: Parts): Promise<Said> {
    await store().db.delete(rateLimits);
    const isText = typeof parts === "string" || parts === null;
    const { type, body } = isText ? { type: undefined, body: parts } : writeMultipart(parts);
    const answer = await fetch(site.address + path.replace(OLD_API, CONTACT_FORM_API), {
      method,
      headers: {
        ...(type !== undefined && { "content-type": type }),
        ...headers,
        ...(headers.Cookie !== undefined && { cookie: owner.cookie }),
      },
      body,
      redirect: "manual",
    });
    return {
      status: answer.status,
      type: typeOf(answer.headers.get("content-type")),
      body: readJson(await answer.text()),
    };
  }

  /** With our own secrets in place of the recorded ones: a session's nonce, and signed answers. */
  async function withOwnSecrets(parts: Parts, form: string): Promise<Parts> {
    if (typeof parts === "string" || parts === null) return parts;
    return Promise.all(
      parts.map(async ([name, value]): Promise<Part> => {
        const question = typeof value === "string" ? ASKED[value] : undefined;
        const field = name.replace("_wpcf7_quiz_answer_", "");
        if (question) return [name, await answerOf({ question, field, form })];
        return value === NONCE ? [name, owner.nonce] : [name, value];
      }),
    );
  }

  async function answerOf({ question, field, form }: Wanted): Promise<string> {
    const path = `${CONTACT_FORM_API}/contact-forms/${form}/refill`;
    for (let tries = 0; tries < 100; tries += 1) {
      const { body } = await ask({ method: "GET", path, headers: {} }, null);
      const [asked, answer] = (body as Refilled).quiz?.[field] ?? [];
      if (asked === question && answer !== undefined) return answer;
    }
    return "";
  }

  describe("as recorded", () => {
    const names = exchangeNames.filter((name) => !(name in DIFFERENCES));
    for (const name of names) {
      test(name, async () => {
        const recorded = readExchange(name);
        expect(sayAlike(await answered(recorded))).toEqual(saidThen(recorded));
      });
    }
  });

  describe("otherwise, on purpose", () => {
    for (const [name, { why, ours }] of Object.entries(DIFFERENCES)) {
      test(`${name}: ${why}`, async () => {
        const recorded = readExchange(name);
        const answer = sayAlike(await answered(recorded));
        expect(answer).not.toEqual(saidThen(recorded));
        expect(answer).toMatchObject(ours);
      });
    }
  });

  async function answered({ request }: RecordedExchange): Promise<Said> {
    const form = /\/contact-forms\/(\d+)/.exec(request.path)?.[1] ?? "";
    return ask(request, await withOwnSecrets(request.fields, form));
  }
});

type Asked = Pick<RecordedExchange["request"], "method" | "path" | "headers">;
type Parts = RecordedExchange["request"]["fields"];
type Wanted = { readonly question: string; readonly field: string; readonly form: string };
type Refilled = { readonly quiz?: Readonly<Record<string, readonly [string, string]>> };

/** Ends what the recordings' plug-in ended, by what was written. */
const recordedHook: BeforeTaking = async ({ values }) => {
  const [wanted = ""] = values.what ?? [];
  if (wanted === "HTTP500") throw new Error("A hook that fails.");
  return ENDINGS[wanted];
};

const ENDINGS: Readonly<Record<string, Ending>> = {
  ABORTME: { status: "aborted", message: "Sending mail has been aborted." },
  ABORTMSG: { status: "aborted", message: "Lab: aborted with an own message <b>&amp;</b>." },
  CUSTOMSTATUS: { status: "lab_custom_state_x", message: "Lab: custom status." },
  PAYME: { status: "payment_required", message: "Lab: payment required." },
};

/** In other cases than the recorded word. */
const SPAM = ["LAB-disallowed-WORD", "spamme"];

/** What the signed-in visitor's page held. */
const NONCE = "854b395f15";

/** Days that were counted from the one on which the rules were recorded are counted from this one. */
function asOfToday(body: unknown): unknown {
  const now = new Date();
  return JSON.parse(
    JSON.stringify(body)
      .replaceAll('"2026-11-21"', `"${calendarDay("today", now)}"`)
      .replaceAll('"2026-12-21"', `"${calendarDay("today+30days", now)}"`),
  );
}

function saidThen({ status, headers, body }: RecordedExchange): Said {
  return sayAlike({ status, type: typeOf(headers["content-type"]), body: asOfToday(body) });
}

/** Without how its letters are written, which for JSON is always the same. */
function typeOf(header: string | null | undefined): string | undefined {
  return header?.split(";")[0];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

test("no more than ten exchanges are answered otherwise", () => {
  expect(Object.keys(DIFFERENCES).length).toBeLessThanOrEqual(10);
});
