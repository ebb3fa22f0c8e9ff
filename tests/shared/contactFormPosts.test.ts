import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BeforeTaking } from "../../site/server/contact-forms/BeforeTaking.ts";
import { startVisitorSite, type VisitorSite } from "../../site/server/testing/startVisitorSite.ts";
import { contactForms, rateLimits, submissions } from "../../site/store/schema.ts";
import { describeEachStore } from "../../site/store/testing/describeEachStore.ts";
import { formUnderNumber } from "../../site/store/testing/formUnderNumber.ts";
import { readWritten, type Written } from "./readWritten.ts";
import { formOfTemplate, type OldFormName } from "./recordedTemplates.ts";
import { areRecorded, readAnsweredPage } from "./recordings.ts";

/** The key of the form on the test site's page. */
const KEY = "write";

const hook: BeforeTaking = async ({ values }) => ENDINGS[values.what?.[0] ?? ""];
const ENDINGS: Readonly<Record<string, Awaited<ReturnType<BeforeTaking>>>> = {
  ABORTME: { status: "aborted", message: "Sending mail has been aborted." },
  CUSTOMSTATUS: { status: "lab_custom_state_x", message: "Lab: custom status." },
};

describeEachStore("A form that is posted to its page without script", ({ store }) => {
  let site: VisitorSite;
  beforeAll(async () => {
    site = await startVisitorSite(store().db, {}, { beforeTaking: [hook] });
  });
  afterAll(() => site.close());
  beforeEach(async ({ skip }) => {
    skip(!areRecorded, "the recordings are not on this machine");
    await store().db.delete(rateLimits);
    await store().db.delete(submissions);
    await store().db.delete(contactForms);
  });

  /** Our page's first form, under the names that the recorded page has. */
  async function answered(
    name: OldFormName,
    fields: readonly [string, string][],
  ): Promise<Written> {
    const { id, ...form } = formOfTemplate(name);
    await formUnderNumber(store().db, id, { ...form, key: KEY });
    const ours = `wpcf7-f${id}-o1`;
    const hidden = { _wpcf7: String(id), _wpcf7_unit_tag: ours };
    const sent = new URLSearchParams([
      ...Object.entries(hidden),
      ...fields.map((field) => [...field]),
    ]);
    const html = await (await site.post("/write", sent)).text();
    const [box = ""] = /<div class="wpcf7[\s\S]*?<\/form><\/div>/.exec(html) ?? [];
    return readWritten(
      box
        .replaceAll(ours, `wpcf7-f${id}-p${id + 1}-o1`)
        .replace(
          'name="_wpcf7_container_post" value="0"',
          `name="_wpcf7_container_post" value="${id + 1}"`,
        )
        .replace(/action="[^"#]*/, `action="/cf7-${name}/`)
        .replace(" answered", "")
        // What our engine says on our own pages.
        .replace(/ data-labels="[^"]*"/, ""),
    );
  }

  test.each([
    ["sent", "Hello"],
    ["aborted", "ABORTME"],
    ["custom", "CUSTOMSTATUS"],
  ])("shows that it is %s where the old system's page does", async (name, what) => {
    const fields = { who: "Ann", "who-mail": "", what };
    expect(await answered("outcome", Object.entries(fields))).toEqual(
      readWritten(readAnsweredPage(`outcome-${name}`)),
    );
  });

  test("shows what is wrong in the order of the old system's rules", async () => {
    const { heard } = await answered("choice", [["check-req[]", "none of them"]]);
    expect(heard).toEqual(readWritten(readAnsweredPage("choice-invalid")).heard);
  });

  test("shows what was written, and what is wrong with it, where the old system's page does", async () => {
    const written = await answered("text", [
      ["your-name", ""],
      ["nick", "jj"],
      ["your-email", "x"],
      ["second-email", ""],
      ["your-url", ""],
      ["your-tel", ""],
      ["req-tel", "+1 (555) 010-0199"],
      ["your-message", "A message long enough"],
      ["note", ""],
      ["readonly-one", "fixed"],
    ]);
    const { form: _attributes, ...recorded } = readWritten(readAnsweredPage("text-invalid"));
    expect(written).toMatchObject(recorded);
  });
});
