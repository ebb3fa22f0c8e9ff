import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { IDEMPOTENCY_FIELD } from "../../library/src/contact-form/engine/createSubmission.ts";
import { json } from "../support/contactForm/Answer.ts";
import { touchForm } from "../support/contactForm/touchForm.ts";
import { visitForms } from "../support/contactForm/visitForms.ts";
import { formDifferences, withoutMarks } from "./formDifferences.ts";
import { type Play, playTrace } from "./playTrace.ts";
import {
  backTo,
  failedRefillEnds,
  rightQuizKept,
  withoutMarksWhileValidating,
} from "./recordedOtherwise.ts";
import { areRecorded, readAnswer, readPage, readTrace, recordedAnswer } from "./recordings.ts";

const visit = visitForms();
const DECISION = resolve(
  import.meta.dirname,
  "../../docs/decisions/0020-contact-form-in-the-browser.md",
);
/** Failed requests, which the browser or we tell of. */
const failures = { expected: [/.*/] };

beforeEach(({ skip }) => {
  skip(!areRecorded, "the recordings are not on this machine");
});

describe("A real contact form, played again from its recordings", () => {
  test("is, once touched, what it was after load", async () => {
    const { page, trace, look, recorded, compare } = await playTrace(visit, "load");
    expect(await look()).toEqual(recorded("initial"));
    const seen = await page.evaluate(() => {
      const form = document.querySelector(".wpcf7 > form");
      const { parent, schema, ...own } = (form as unknown as { wpcf7: OwnProperty }).wpcf7;
      const { id, status, pluginVersion, locale, unitTag, containerPost } = own;
      return {
        wrapperClass: form?.parentElement?.className,
        // How it is kept out of the flow is a difference of ours.
        spinner: form?.querySelector(".wpcf7-submit + *")?.outerHTML.replace(/ style="[^"]*"/, ""),
        formProp: {
          ...{ id, status, pluginVersion, locale, unitTag, containerPost },
          parentIsDiv: parent.className,
          schemaRules: schema?.rules.length,
        },
      };
    });
    const { wrapperClass, spinner, formProp } = trace;
    expect(seen).toEqual({ wrapperClass, spinner, formProp });
    await compare();
  });

  test("goes from submitting to sent, to resetting and to sent again", async () => {
    const play = await playTrace(visit, "submit-sent");
    await play.control("who").fill("Ann");
    await play.control("what").fill("hi");
    await play.submit();
    await play.compare();
    expect(await play.look()).toEqual(play.recorded("after"));
    const values = await play.page.evaluate(() => [
      ...new FormData(document.querySelector<HTMLFormElement>(".wpcf7 > form") ?? undefined),
    ]);
    expect(values).toEqual(play.trace.values);
  });

  test("sends one part more than was recorded, the key of this attempt", async () => {
    const play = await playTrace(visit, "submit-sent");
    await play.control("who").fill("Ann");
    await play.submit();
    await expect.poll(() => play.server.calls()).toContainEqual(expect.stringMatching(/^POST/));
    const parts = play.server.requests.find(({ method }) => method === "POST")?.parts ?? [];
    const [key] = parts.filter(({ name }) => name === IDEMPOTENCY_FIELD);
    expect(key?.value).toMatch(/^[\w-]{16,}$/);
    expect(parts.length).toBe(10);
  });

  test("marks what the server found wrong", async () => {
    const play = await playTrace(visit, "submit-invalid");
    // Both fields are marked before the submit, so both must have been touched.
    await play.control("who").fill("A");
    await play.control("who").blur();
    await play.control("who").fill("");
    await play.control("who").blur();
    const before = (await play.log()).length - 1;
    await play.write("who-mail", "nope");
    expect(await play.look()).toEqual(play.recorded("beforeSubmit"));
    await play.submit();
    await play.compare(undefined, (log) => [...log.slice(0, 1), ...log.slice(log.length - before)]);
    expect(await play.look()).toEqual(play.recorded("after"));
  });

  test("lets a disabled submit be passed by script, and says what was not accepted", async () => {
    const play = await playTrace(visit, "acceptance");
    const isDisabled = () => play.page.locator(".wpcf7-submit").isDisabled();
    const states: Record<string, boolean[]> = { initial: [await isDisabled()] };
    const steps: [state: string, box: string, on: boolean][] = [
      ["termsOn", "terms", true],
      ["robotsOn", "robots", true],
      ["robotsOff", "robots", false],
      ["newsOff", "news", false],
      ["termsOff", "terms", false],
    ];
    for (const [state, box, on] of steps) {
      await play.control(box).setChecked(on);
      states[state] = [await isDisabled()];
    }
    expect(play.trace).toMatchObject(states);
    await play.page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>(".wpcf7 > form");
      for (const [name, value] of [
        ["who", "Ann"],
        ["capital-quiz", "Paris"],
      ] as const) {
        (form?.elements.namedItem(name) as HTMLInputElement).value = value;
      }
      form?.requestSubmit();
    });
    await expect.poll(async () => (await play.look()).output).not.toEqual([""]);
    const untouched = withoutMarks(["who", "doc"]);
    expect(await play.look()).toEqual(untouched(play.recorded("afterForcedSubmit")));
    await play.page.evaluate(() =>
      document.querySelector<HTMLFormElement>(".wpcf7 > form")?.reset(),
    );
    await play.compare(
      (log) => rightQuizKept(untouched(log), "Paris"),
      // The recording called the plugin's own function; ours is asked as visitors ask.
      (log) => log.filter((entry) => !("event" in entry && entry.event === "submit")),
    );
    expect([await isDisabled()]).toEqual(play.trace.afterReset);
  });

  test("judges a field when it is changed", async () => {
    const play = await playTrace(visit, "change-validation");
    const untouched = withoutMarks(["your-name", "your-email"]);
    const steps: [state: RegExp, field: string, text: string][] = [
      [/^bad req-tel/, "req-tel", "bad"],
      [/^good your-name/, "your-name", "Ann"],
      [/^good your-email/, "your-email", "ann@example.test"],
      [/^good req-tel/, "req-tel", "+49 30 123456"],
      [/^url without scheme/, "your-url", "example.com"],
    ];
    for (const [state, field, text] of steps) {
      await play.write(field, text);
      const name = Object.keys(play.trace).find((key) => state.test(key)) ?? "";
      expect(await play.look(), name).toEqual(untouched(play.recorded(name)));
    }
    expect(await play.control("your-url").inputValue()).toBe(play.trace.url1);
    for (const [typed, becomes] of play.trace.urls as [string, string][]) {
      await typeUrl(play, typed);
      expect(await play.control("your-url").inputValue(), typed).toBe(becomes);
    }
    await play.compare(untouched, withoutMarksWhileValidating);
  });

  test("helps with exclusive boxes and free texts", async () => {
    const play = await playTrace(visit, "choice-helpers");
    const look = () =>
      play.page.evaluate(() => {
        const all = (name: string) => [
          ...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
        ];
        return {
          excl: all("check-excl").map(({ checked }) => checked),
          free: all("_wpcf7_free_text_check-free")[0]?.disabled,
          freeRadio: all("_wpcf7_free_text_radio-free")[0]?.disabled,
          focus: (document.activeElement as HTMLInputElement).name,
        };
      });
    const { focus: _, ...initial } = await look();
    expect(initial).toEqual(play.trace.initial);
    const steps: [state: string, name: string, value: string, on: boolean][] = [
      ["e1", "check-excl", "e1", true],
      ["e3", "check-excl", "e3", true],
      ["none", "check-excl", "e3", false],
      ["otherOn", "check-free[]", "Other", true],
      ["otherOff", "check-free[]", "Other", false],
      ["elseOn", "radio-free", "Else", true],
      ["elseOff", "radio-free", "g1", true],
    ];
    for (const [state, name, value, on] of steps) {
      await play.control(name, value).setChecked(on);
      await play.page.waitForTimeout(20);
      expect(await look(), state).toEqual(play.trace[state]);
    }
    const required = ["menu-blank", "menu-first", "menu-multi-req", "check-excl-req", "radio-none"];
    expect(await play.look()).toEqual(
      withoutMarks([...required, "check-req"])(play.recorded("afterChanges")),
    );
    await play.control("check-req[]", "x").setChecked(true);
    await play.control("check-req[]", "x").setChecked(false);
    await play.page.waitForTimeout(20);
    expect(await play.look()).toEqual(withoutMarks(required)(play.recorded("requiredEmptied")));
    // Recorded, the last error stood from the first change on; ours comes after the click.
    await play.compare(withoutMarks([...required, "check-req"]));
  });

  test("counts characters", async () => {
    const play = await playTrace(visit, "counter");
    const look = () =>
      play.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(".wpcf7-character-count")].map((counter) => [
          counter.className,
          counter.textContent,
          counter.dataset.currentValue,
        ]),
      );
    const set = (text: string, events: string[]) =>
      play.control("your-message").evaluate(
        (field: HTMLTextAreaElement, given) => {
          field.value = given.text;
          for (const type of given.events) field.dispatchEvent(new Event(type, { bubbles: true }));
        },
        { text, events },
      );
    expect(await look()).toEqual(play.trace.initial);
    expect(await play.control("note").inputValue()).toBe(play.trace.noteValue);
    await play.control("your-message").pressSequentially("abcde");
    expect(await look()).toEqual(play.trace.typed5);
    await play.control("your-message").pressSequentially("fghij");
    expect(await look()).toEqual(play.trace.typed10);
    await play.control("your-message").pressSequentially("   ");
    expect(await look()).toEqual(play.trace.trailingSpaces);
    await set("x".repeat(61), ["input", "keyup"]);
    expect(await look()).toEqual(play.trace.sixtyOne);
    await set("abc", ["input", "change"]);
    expect(await look()).toEqual([
      ["wpcf7-character-count up too-short", "3", "3"],
      ["wpcf7-character-count down too-short", "57", "57"],
      ["wpcf7-character-count up", "12", "12"],
    ]);
    await play.page.waitForTimeout(50);
    await play.page.evaluate(() =>
      document.querySelector<HTMLFormElement>(".wpcf7 > form")?.reset(),
    );
    await play.compare(withoutMarks(["your-name", "your-email", "req-tel"]));
    expect(await look()).toEqual(play.trace.afterReset);
  });

  test("judges files, and sends an empty part where none is chosen", async () => {
    const play = await playTrace(visit, "file-submit");
    const untouched = withoutMarks(["who"]);
    const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("text") });
    const steps: [state: string, files: string[]][] = [
      ["badFile", ["a.exe"]],
      ["goodFile", ["a.txt"]],
      ["noFile", []],
    ];
    for (const [state, files] of steps) {
      await play.control("doc").setInputFiles(files.map(file));
      await play.page.waitForTimeout(20);
      expect(await play.look(), state).toEqual(untouched(play.recorded(state)));
    }
    await play.control("terms").click();
    await play.write("who", "Ann");
    // By script, so that no change of it is left for when the focus goes to the first error.
    await play.control("capital-quiz").evaluate((quiz: HTMLInputElement) => {
      quiz.value = "Paris";
    });
    await play.page.locator(".wpcf7-submit").evaluate((submit: HTMLInputElement) => submit.click());
    await play.compare(untouched, withoutMarksWhileValidating);
    expect(await play.look()).toEqual(untouched(play.recorded("after")));
  });

  test("loses no click where a tip goes as the pointer goes down", async () => {
    const play = await playTrace(visit, "lost-click");
    const tips = async () => (await play.look()).tips.map(([field]) => field);
    // What was recorded marked a field that nobody had touched; here, it has been.
    await play.write("who", "x");
    await play.write("who", "");
    expect(await tips()).toEqual(["who"]);
    await play
      .control("doc")
      .setInputFiles([{ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("text") }]);
    const before = await statusChanges(play);
    await play.page.evaluate(() => {
      // Mended by script, and so noticed only when the field is left.
      const who = document.querySelector<HTMLInputElement>("[name=who]");
      who?.addEventListener("input", (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
    });
    await play.control("who").focus();
    await play.page.keyboard.insertText("Ann");
    expect(await tips()).toEqual(["who"]);
    const terms = play.control("terms");
    await terms.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await terms.boundingBox()) ?? {};
    await play.page.mouse.move(x + width / 2, y + height / 2);
    await play.page.mouse.down();
    await play.page.waitForTimeout(100);
    expect((await terms.boundingBox())?.y).toBe(y);
    await play.page.mouse.up();
    expect(await terms.isChecked()).toBe(true);
    await expect.poll(tips).toEqual([]);
    expect((await statusChanges(play)).slice(before.length)).toEqual([
      "init → validating",
      "validating → init",
      "init → validating",
      "validating → init",
    ]);
  });

  test("says at once that a form within a form is in the wrong place", async () => {
    const trace = readTrace("nested");
    const { page, log, server } = await visit({ fragment: readPage("nested"), path: trace.path });
    const wrong = page.locator(".wpcf7-form-in-wrong-place");
    await wrong.waitFor();
    const html = await wrong.evaluate((element) => ({
      outer: element.outerHTML,
      parent: `${element.parentElement?.nodeName}.${element.parentElement?.className}`,
      forms: document.forms.length,
      wpcf7Left: document.querySelectorAll(".wpcf7").length,
    }));
    expect(html).toEqual(trace.html);
    expect(await log()).toEqual([]);
    expect(server.calls()).toEqual([]);
  });

  test("asks a new question after a wrong answer", async () => {
    const play = await playTrace(visit, "quiz-refill-on-fail");
    await play.control("who").fill("Ann");
    await play.control("sum").fill("9");
    await play.submit();
    await play.compare();
    expect(await play.look()).toEqual(play.recorded("after"));
    expect(await play.control("sum").inputValue()).toBe(play.trace.quizInput);
  });

  test("shows that the message was sent, even if what comes next fails", async () => {
    const refill = readAnswer("refill-outcome");
    let refills = 0;
    const play = await playTrace(visit, "refill-fails-after-sent", {
      answers: { refill: () => (refills++ === 0 ? json({}, 500) : refill) },
      browser: failures,
    });
    await play.control("who").fill("Ann");
    await play.submit();
    await expect.poll(() => refills).toBe(1);
    await expect.poll(async () => (await play.look()).dataStatus).toBe("sent");
    const sent = { dataStatus: "sent", propStatus: "sent", formClass: ["sent", "wpcf7-form"] };
    expect(await play.look()).toEqual({ ...play.recorded("after"), ...sent });
    expect(await play.page.locator(".wpcf7-response-output").isVisible()).toBe(true);
    await play.page.evaluate(() =>
      document.querySelector<HTMLFormElement>(".wpcf7 > form")?.reset(),
    );
    await play.compare((log) => failedRefillEnds(log));
  });

  test("reflects what was written and chosen", async () => {
    const play = await playTrace(visit, "reflection");
    const look = async () => {
      const html = await play.page.evaluate(() =>
        [...document.querySelectorAll("[data-reflection-of]")].map(({ outerHTML }) => outerHTML),
      );
      return outputsIn(html);
    };
    const recorded = (state: string) => outputsIn(play.trace[state] as string[]);
    await expect.poll(look).toEqual(recorded("initial"));
    await play.write("colour", "red");
    await expect.poll(look).toEqual(recorded("red"));
    await play.write("colour", "");
    await expect.poll(look).toEqual(recorded("emptied"));
    await play.control("picks[]", "u").check();
    await play.control("picks[]", "w").check();
    await expect.poll(look).toEqual(recorded("twoPicks"));
    await play.control("picks[]", "u").uncheck();
    await play.control("picks[]", "w").uncheck();
    // Recorded was the last pick, which stayed: "emptied-group-clears".
    await expect.poll(look).toEqual(recorded("initial"));
    await play.compare(withoutMarks(["num", "when"]));
  });

  test("asks for new questions when it is reset", async () => {
    const play = await playTrace(visit, "reset-button");
    await play.control("who").fill("Ann");
    await play.page.evaluate(() =>
      document.querySelector<HTMLFormElement>(".wpcf7 > form")?.reset(),
    );
    await play.compare();
    expect(await play.look()).toEqual(play.recorded("after"));
  });

  test("is as before after an empty answer, with a way to send again", async () => {
    const play = await playTrace(visit, "submit-http204", {
      answers: { feedback: readAnswer("feedback-http204") },
      browser: failures,
    });
    await play.control("who").fill("Ann");
    await play.control("what").fill("HTTP204");
    await play.submit();
    await expectRetry(play);
    expect(await valuesOf(play)).toEqual(play.trace.values);
  });

  test("is as before without a network, with a way to send again", async () => {
    const play = await playTrace(visit, "submit-offline", {
      answers: { feedback: readAnswer("feedback-mail-sent") },
      browser: failures,
    });
    await play.control("who").fill("Ann");
    await play.page.context().setOffline(true);
    await play.submit();
    await expectRetry(play);
    await play.page.context().setOffline(false);
    const recorded = (await play.log()).length;
    await play.page.locator("[data-form-notice] button").click();
    await expect
      .poll(async () => (await play.look()).output)
      .toEqual(["Thank you for your message. It has been sent."]);
    await expect.poll(() => play.page.locator("[data-form-notice]:visible").count()).toBe(0);
    const keys = (await play.log())
      .flatMap((entry) => ("fetch" in entry ? (entry.body ?? []) : []))
      .filter(([name]) => name === IDEMPOTENCY_FIELD)
      .map(([, value]) => value);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size, "the same attempt has the same key").toBe(1);
    expect((await play.log()).length).toBeGreaterThan(recorded);
  });
});

describe("Where our form differs from the recordings without one of its own", () => {
  test("a reset disables a free text whose box it unticked", async () => {
    const play = await playTrace(visit, "choice-helpers");
    await play.control("check-free[]", "Other").check();
    expect(await play.control("_wpcf7_free_text_check-free").isEnabled()).toBe(true);
    await play.page.evaluate(() =>
      document.querySelector<HTMLFormElement>(".wpcf7 > form")?.reset(),
    );
    await expect.poll(() => play.control("_wpcf7_free_text_check-free").isEnabled()).toBe(false);
  });

  test("fields in .novalidate are not marked", async () => {
    const fragment = readPage("outcome").replace(
      'class="wpcf7-form-control-wrap" data-name="who"',
      'class="wpcf7-form-control-wrap novalidate" data-name="who"',
    );
    const play = await playTrace(visit, "submit-invalid", { fragment });
    await play.write("who", "A");
    await play.write("who", "");
    await play.write("who-mail", "nope");
    expect((await play.look()).tips.map(([field]) => field)).toEqual(["who-mail"]);
  });

  test("a custom status is a class with one prefix, also after a change", async () => {
    const play = await playTrace(visit, "submit-sent", {
      answers: { feedback: readAnswer("feedback-custom-status") },
    });
    await play.control("who").fill("Ann");
    await play.submit();
    await expect.poll(async () => (await play.look()).output).not.toEqual([""]);
    const { dataStatus = "", formClass } = await play.look();
    expect(dataStatus).toMatch(/^custom(?:-[A-Za-z0-9]+)+$/);
    expect(formClass).toEqual([dataStatus, "wpcf7-form"]);
    await play.write("what", "more");
    expect((await play.look()).dataStatus).toBe(dataStatus);
  });

  test("a right answer to a quiz is kept where another field failed", async () => {
    const play = await playTrace(visit, "quiz-refill-on-fail", {
      answers: {
        feedback: json({
          contact_form_id: 15,
          status: "validation_failed",
          message: "No.",
          invalid_fields: [{ field: "who", message: "No.", idref: null, error_id: "x" }],
          quiz: { sum: ["2+2=?", "0123456789abcdef0123456789abcdef"] },
        }),
      },
    });
    const hash = await play.control("_wpcf7_quiz_answer_sum").inputValue();
    await play.control("who").fill("Ann");
    await play.control("sum").fill("2");
    await play.submit();
    await expect.poll(async () => (await play.look()).output).toEqual(["No."]);
    expect(await play.control("sum").inputValue()).toBe("2");
    expect(await play.control("_wpcf7_quiz_answer_sum").inputValue()).toBe(hash);
    expect(await play.page.locator(".wpcf7-quiz-label").innerText()).toBe("1+1=?");
  });

  test("each entry of the screen-reader list links to its control, as text", async () => {
    const play = await playTrace(visit, "submit-invalid", {
      answers: {
        feedback: json({
          ...{ contact_form_id: 21, status: "validation_failed", message: "<i>No</i>." },
          invalid_fields: [
            { field: "who", message: "<b>bold</b>", idref: null, error_id: "x" },
            { field: "what", message: "Plain", idref: "elsewhere", error_id: "y" },
          ],
        }),
      },
    });
    await play.submit();
    await expect.poll(async () => (await play.look()).output).toEqual(["<i>No</i>."]);
    const entries = await play.page.evaluate(() =>
      [...document.querySelectorAll(".screen-reader-response li")].map((entry) => {
        const link = entry.querySelector("a");
        const target = document.getElementById(link?.hash.slice(1) ?? "");
        return {
          text: entry.textContent,
          children: link?.childElementCount,
          target: (target as HTMLInputElement | null)?.name,
          tabIndex: link?.tabIndex,
        };
      }),
    );
    expect(entries).toEqual([
      { text: "<b>bold</b>", children: 0, target: "who", tabIndex: -1 },
      { text: "Plain", children: 0, target: "what", tabIndex: -1 },
    ]);
  });

  test("nothing is asked until the form is touched", async () => {
    const { page, server } = await visit({
      fragment: readPage("outcome"),
      answers: { schema: recordedAnswer("schema") },
    });
    await page.waitForTimeout(500);
    expect(server.calls()).toEqual([]);
    await touchForm(page);
    await expect.poll(() => server.calls()).toHaveLength(1);
  });

  test.skipIf(!existsSync(DECISION))("each difference is told in the decision", () => {
    const text = readFileSync(DECISION, "utf8");
    const missing = Object.keys(formDifferences).filter((key) => !text.includes(key));
    expect(missing).toEqual([]);
  });
});

type OwnProperty = Readonly<Record<string, unknown>> & {
  readonly parent: Element;
  readonly schema?: { readonly rules: readonly unknown[] };
};

/** Some of the recorded addresses cannot be typed key by key; set, they are judged all the same. */
async function typeUrl({ control, page }: Play, text: string): Promise<void> {
  await control("your-url").evaluate((field: HTMLInputElement, value) => {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }, text);
  await page.waitForTimeout(20);
}

async function valuesOf({ page }: Play): Promise<unknown> {
  return page.evaluate(() => [
    ...new FormData(document.querySelector<HTMLFormElement>(".wpcf7 > form") ?? undefined),
  ]);
}

async function statusChanges(play: Play): Promise<string[]> {
  return (await play.log())
    .filter((entry) => "event" in entry)
    .map(({ detail }) => `${detail?.prevStatus} → ${detail?.status}`);
}

/** "failed-request-returns": what was recorded, one change back, and a notice beside the submit. */
async function expectRetry(play: Play): Promise<void> {
  const notice = play.page.locator("[data-form-notice]");
  await notice.waitFor();
  expect(await notice.locator("button").count()).toBe(1);
  expect((await notice.innerText()).length).toBeGreaterThan(10);
  await play.compare((log) => [...log, backTo("init", log)]);
  expect((await play.look()).dataStatus).toBe("init");
}

/** What each reflection says: text and whether it is hidden, an output each. */
function outputsIn(html: readonly string[]): unknown {
  return html.map((reflection) =>
    [...reflection.matchAll(/<output([^>]*)>([^<]*)</g)].map(([, attributes = "", text]) => ({
      text,
      hidden: /\shidden\b/.test(attributes),
    })),
  );
}
