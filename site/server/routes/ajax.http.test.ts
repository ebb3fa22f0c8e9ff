import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fetchAnswer } from "../../../tests/support/answered.ts";
import { comments, rateLimits } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { MAX_ITEMS } from "../ajax/dashboardLoad.ts";
import { AJAX_LIMIT } from "../rateLimit.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { AJAX_PATH } from "./ajax.ts";

const POST_ID = "00000000-0000-4000-8000-000000000001";
const OTHER_ID = "00000000-0000-4000-8000-000000000002";

describeEachStore("What pages ask once they are there", ({ store }) => {
  let site: VisitorSite;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
    const comment = { authorName: "Eve", authorEmail: "eve@example.com", body: "Good ink." };
    const approved = { ...comment, status: "approved" as const };
    await store()
      .db.insert(comments)
      .values([
        { ...approved, documentId: POST_ID },
        { ...approved, documentId: POST_ID },
        { ...comment, documentId: POST_ID, status: "pending" },
        { ...approved, documentId: OTHER_ID },
      ]);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await store().db.delete(rateLimits);
  });

  async function ask(
    fields: Readonly<Record<string, string>>,
    task: { readonly meta: object } = { meta: {} },
    headers: Readonly<Record<string, string>> = {},
  ) {
    const answer = await fetchAnswer(task, site.address + AJAX_PATH, {
      method: "POST",
      headers: { origin: site.address, "sec-fetch-site": "same-origin", ...headers },
      body: new URLSearchParams({ action: "tve_dash_front_ajax", post_id: POST_ID, ...fields }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  test("is answered as JSON, for this visitor alone [DA-004]", async ({ task }) => {
    const { status, headers, text } = await ask({ "tve_dash_data[comment_count]": "" }, task);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^application\/json\b/);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(JSON.parse(text)).toEqual({ comment_count: 2 });
  });

  test("has its own result for each item; one that is unknown or wrong has none [DA-007]", async ({
    task,
  }) => {
    const of = async (data: string) => JSON.parse((await ask({ [data]: OTHER_ID }, task)).text);
    expect(await of("tve_dash_data[comment_count][post_id]")).toEqual({ comment_count: 1 });
    expect(await of("post_id")).toEqual({});
    const { text } = await ask(
      {
        "tve_dash_data[tcb_social][action]": "tve_social_count",
        "tve_dash_data[comment_count]": "",
        "tve_dash_data[__proto__]": "",
        "tve_dash_data[constructor][a]": "1",
      },
      task,
    );
    expect(text).toBe('{"tcb_social":null,"comment_count":2,"__proto__":null,"constructor":null}');
  });

  describe("is refused", () => {
    test.each([
      ["no number of a document", { post_id: "7" }],
      ["something hostile", { post_id: "' or 1=1 --" }],
      ["a list", { post_id: "", "tve_dash_data[comment_count][post_id][]": POST_ID }],
    ])("a result for %s, but no more", async (_title, fields) => {
      const { text } = await ask({ "tve_dash_data[comment_count]": "", ...fields });
      expect(text).toBe('{"comment_count":null}');
    });

    test("anything beyond the most that one request may ask for", async () => {
      const items = Array.from({ length: MAX_ITEMS + 1 }, (_, index) => index);
      const fields = Object.fromEntries(items.map((index) => [`tve_dash_data[t${index}]`, ""]));
      const last = { "tve_dash_data[comment_count]": "" };
      expect(JSON.parse((await ask({ ...fields, ...last })).text)).toMatchObject({
        comment_count: null,
      });
    });

    test("an action that is not known, with 0", async () => {
      for (const action of ["", "heartbeat", "toString", "__proto__"]) {
        const { status, headers, text } = await ask({ action });
        expect([status, text]).toEqual([400, "0"]);
        expect(headers.get("content-type")).toMatch(/^application\/json\b/);
        expect(headers.get("cache-control")).toBe("private, no-store");
      }
    });

    test("what another site's page sends", async () => {
      const headers = { origin: "https://else.example", "sec-fetch-site": "cross-site" };
      expect((await ask({}, undefined, headers)).status).toBe(403);
    });

    test("what is read, is JSON, or is too large", async () => {
      expect((await site.get(AJAX_PATH)).status).toBe(405);
      const json = { "content-type": "application/json" };
      expect((await site.post(AJAX_PATH, "{}", json)).status).toBe(415);
      expect((await site.post(AJAX_PATH, `a=${"b".repeat(300_000)}`)).status).toBe(413);
    });

    test("whoever asks far too often, for a while", async () => {
      await ask({});
      await store().db.update(rateLimits).set({ count: AJAX_LIMIT.count });
      const { status, headers, text } = await ask({});
      expect([status, text]).toEqual([429, "0"]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    });
  });

  test("pages say which document they show, and so what is asked for", async () => {
    expect(await (await site.get("/post")).text()).toContain(`"post_id":"${POST_ID}"`);
  });
});
