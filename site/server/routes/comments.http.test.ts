import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { comments, rateLimits, signIns } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { COMMENT_LIMIT } from "../rateLimit.ts";
import { cookieOf, startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";

const POST_ID = "00000000-0000-4000-8000-000000000001";
const OTHER_ID = "00000000-0000-4000-8000-000000000002";

const whole = {
  path: "/post",
  author: "Ada",
  email: "ada@example.com",
  comment: "Good ink.",
};

describeEachStore("Comments over HTTP", ({ store }) => {
  let site: VisitorSite;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await store().db.delete(comments);
    await store().db.delete(rateLimits);
  });

  const send = (fields: Readonly<Record<string, string>>, headers = {}) =>
    site.post("/comments", { ...whole, ...fields }, headers);
  const stored = () => store().db.select().from(comments);

  async function approved(parentId: string | null = null, documentId = POST_ID): Promise<string> {
    const [row] = await store()
      .db.insert(comments)
      .values({
        documentId,
        parentId,
        authorName: "Eve & Co",
        authorEmail: "eve@example.com",
        body: "First",
        status: "approved",
      })
      .returning({ id: comments.id });
    return row?.id ?? "";
  }

  describe("a comment", () => {
    test("is kept for approval, and leads back to its page, where a notice is shown", async () => {
      const answer = await send({});
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe("/post#comment-received");
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(await stored()).toMatchObject([
        {
          documentId: POST_ID,
          parentId: null,
          userId: null,
          authorName: "Ada",
          authorEmail: "ada@example.com",
          body: "Good ink.",
          rating: null,
          status: "pending",
        },
      ]);
      const page = await (await site.get("/post")).text();
      expect(page).toContain('id="comment-received"');
      expect(page).not.toContain("Good ink.");
    });

    test("leads back to its page in the visitor's language, whatever its address", async () => {
      const answer = await site.post("/ar/comments", { ...whole, path: "/café/日本" });
      expect(answer.headers.get("location")).toBe(
        "/ar/caf%C3%A9/%E6%97%A5%E6%9C%AC#comment-received",
      );
      const wrong = await site.post("/de/comments", { ...whole, author: "" });
      expect(await wrong.text()).toMatch(/<html lang="de"[\s\S]*Schreiben Sie Ihren Namen/);
    });

    test("of any script, with markup and odd characters, is stored as the text that it is", async () => {
      const comment =
        "<script>alert(1)</script>\r\n\r\nنص 中文 🦊 \u202etxet\0 'x'; drop table comments; --";
      await send({ author: "ليلى \0العلوي", comment });
      expect(await stored()).toMatchObject([
        {
          authorName: "ليلى العلوي",
          body: "<script>alert(1)</script>\n\nنص 中文 🦊 txet 'x'; drop table comments; --",
        },
      ]);
      await store().db.update(comments).set({ status: "approved" });
      const page = await (await site.get("/post", { cookie: "vitrine_session=x" })).text();
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      expect(page).not.toContain("<script>alert");
      expect(page).not.toContain("ada@example.com");
    });

    test("of a visitor who is signed in says who it was", async () => {
      await site.post("/register", {
        name: "Kim",
        user_email: "kim@example.com",
        password: "kim's password",
      });
      const signedIn = await site.post("/sign-in", {
        email: "kim@example.com",
        password: "kim's password",
      });
      await send({}, { cookie: cookieOf(signedIn) });
      const [comment] = await stored();
      const [signIn] = await store().db.select().from(signIns);
      expect(comment?.userId).toBe(signIn?.userId);
      expect(comment?.userId).toBeTruthy();
    });
  });

  describe("a comment that is not right", () => {
    test("is shown again as it was written, with what is wrong, and nothing is stored", async () => {
      const answer = await send({ author: " ", email: "ada", comment: "</textarea><b>x" });
      const page = await answer.text();
      expect(answer.status).toBe(422);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(page).toContain("Write your name, so that others know whom to answer.");
      expect(page).toContain('href="#respond-author"');
      expect(page).toMatch(
        /id="respond-email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="respond-email"/,
      );
      expect(page).toContain("&lt;/textarea&gt;&lt;b&gt;x</textarea>");
      expect(page).toContain('"post_request_data":{');
      expect(page).toContain('"comment":"\\u003c/textarea>');
      expect(await stored()).toEqual([]);
    });

    test("has its parts of a document that is there and takes comments", async () => {
      for (const [path, status] of [
        ["/nowhere", 404],
        ["", 404],
        ["//evil.example", 404],
        ["/\0", 404],
        ["/closed", 403],
      ] as const) {
        expect([path, (await send({ path })).status]).toEqual([path, status]);
      }
      expect(await stored()).toEqual([]);
    });

    test("says in the visitor's language why its page takes none", async () => {
      for (const [path, sentence] of [
        ["/nowhere", "Die Seite, zu der Sie geschrieben haben"],
        ["/closed", "Auf dieser Seite"],
      ]) {
        const html = { accept: "text/html" };
        const answer = await site.post("/de/comments", { ...whole, path: `${path}` }, html);
        expect([path, await answer.text()]).toEqual([path, expect.stringContaining(`${sentence}`)]);
      }
    });

    test("that a program filled in, hidden field and all, is asked for once more", async () => {
      const answer = await send({ reason: "https://spam.example" });
      const page = await answer.text();
      expect(answer.status).toBe(422);
      expect(page).not.toContain('value="https://spam.example"');
      expect(page).toContain("Good ink.");
    });

    test("with names and texts of 10,000 characters is told how long they may be", async () => {
      const long = "م".repeat(10_000);
      const answer = await send({ author: long, comment: long, email: `${long}@example.com` });
      const page = await answer.text();
      expect(answer.status).toBe(422);
      expect(page).toContain("Shorten it to 80 characters");
      expect(page).toContain("Use one of at most 254 characters");
      expect(page).toContain("Shorten it to 5,000 characters");
    });
  });

  describe("an answer", () => {
    test("stands below what it answers, and below the deepest that can be answered", async () => {
      const first = await approved();
      const second = await approved(first);
      const third = await approved(second);
      const fourth = await approved(third);
      for (const parent of [first, fourth]) expect((await send({ parent })).status).toBe(303);
      const parents = (await stored()).filter(({ status }) => status === "pending");
      expect(parents.map(({ parentId }) => parentId).sort()).toEqual([first, third].sort());
    });

    test("to a comment of another page, one that waits, or none at all is refused", async () => {
      const elsewhere = await approved(null, OTHER_ID);
      const waiting = await approved();
      await store().db.update(comments).set({ status: "pending" }).where(eq(comments.id, waiting));
      for (const parent of [elsewhere, waiting, "x", "'; --", "\u0001x"]) {
        const answer = await send({ parent });
        const page = await answer.text();
        expect(answer.status).toBe(422);
        expect(page).toContain("it will stand by itself");
        // Sent again, it is a comment of its own.
        expect(page).not.toContain('name="parent"');
      }
      expect(await stored()).toHaveLength(2);
    });

    test("that is not right says whom it answers", async () => {
      const parent = await approved();
      const page = await (await send({ parent, comment: "" })).text();
      expect(page).toContain("Reply to \u2068Eve &amp; Co\u2069");
      expect(page).toContain(`name="parent" value="${parent}"`);
    });
  });

  describe("a review", () => {
    const review = { path: "/product/print" };

    test("gives stars, and is shown again without them, the chosen ones chosen", async () => {
      expect((await send({ ...review, rating: "4" })).status).toBe(303);
      expect(await stored()).toMatchObject([{ rating: 4 }]);
      expect((await send(review)).status).toBe(422);
      const again = await (await send({ ...review, rating: "3", comment: "" })).text();
      expect(again).toMatch(/<input[^>]*value="3"[^>]*checked|<input[^>]*checked=""[^>]*value="3"/);
    });

    test("on a post there are none, whatever is sent", async () => {
      await send({ rating: "5" });
      expect(await stored()).toMatchObject([{ rating: null }]);
    });
  });

  describe("a request that is no form of ours", () => {
    test.each([
      ["another site", { origin: "https://evil.example" }],
      ["another port", { origin: "http://localhost:1" }],
      ["nowhere", { origin: "null" }],
      ["what is no address", { origin: "evil" }],
      ["another site, by what the browser says", { "sec-fetch-site": "cross-site" }],
      ["a sister site", { "sec-fetch-site": "same-site" }],
    ])("from %s is refused", async (_from, headers) => {
      expect((await send({}, headers)).status).toBe(403);
      expect(await stored()).toEqual([]);
    });

    test("without any sign of where it comes from is refused; one sign is enough", async () => {
      const type = { "content-type": "application/x-www-form-urlencoded" };
      const body = new URLSearchParams(whole).toString();
      const bare = (headers: Record<string, string>) =>
        fetch(`${site.address}/comments`, {
          method: "POST",
          redirect: "manual",
          headers: { ...type, ...headers },
          body,
        }).then(({ status }) => status);
      expect(await bare({})).toBe(403);
      expect(await bare({ origin: site.address })).toBe(303);
    });

    test.each(["application/json", "text/plain", "multipart/form-data; boundary=x", "", "a"])(
      "of the type %j is refused",
      async (type) => {
        expect((await send({}, { "content-type": type })).status).toBe(415);
      },
    );

    test("of 10 MB, and of more than a form sends, is refused before it is read as one", async () => {
      expect((await send({ comment: "a".repeat(10 * 1024 * 1024) })).status).toBe(413);
      expect((await send({ comment: "a".repeat(300 * 1024) })).status).toBe(413);
      expect(await stored()).toEqual([]);
    });

    test("with fields sent twice counts the first; broken encoding breaks nothing", async () => {
      const body = `${new URLSearchParams(whole)}&author=Eve&path=/closed&comment=%ff%00%&%=%`;
      expect((await site.post("/comments", body)).status).toBe(303);
      expect(await stored()).toMatchObject([{ authorName: "Ada", body: "Good ink." }]);
      expect(
        (await site.post("/comments", "comment=%ff%fe&author=%ed%a0%80&email=a@b.co&path=/post"))
          .status,
      ).toBe(303);
    });

    test("to read, is told that there are only forms here", async () => {
      for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
        const answer = await fetch(`${site.address}/comments`, { method });
        expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
      }
    });
  });

  test("From one address five are taken in ten minutes; then the text is kept and the wait told", async () => {
    expect(COMMENT_LIMIT).toMatchObject({ count: 5, windowSeconds: 600 });
    const from = (address: string) => ({ "x-forwarded-for": address });
    // What is not right yet does not count.
    for (let count = 0; count < 9; count += 1) await send({ author: "" }, from("192.0.2.1"));
    for (let count = 0; count < 5; count += 1) {
      expect((await send({}, from("192.0.2.1"))).status).toBe(303);
    }
    const answer = await send({ comment: "The sixth" }, from("192.0.2.1"));
    const page = await answer.text();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toSatisfy(
      (wait: number) => wait > 500 && wait <= 600,
    );
    expect(page).toContain("The sixth</textarea>");
    expect(page).toContain("Please wait 10 minutes");
    expect((await send({}, from("192.0.2.2"))).status).toBe(303);
    expect(await stored()).toHaveLength(6);
    expect(JSON.stringify(await store().db.select().from(rateLimits))).not.toContain("192.0.2");
  });

  test("The log holds nothing of what was written", async () => {
    await send({ author: "Unmistakable Name", email: "unmistakable@example.com" });
    expect(site.lines.join("")).not.toMatch(/unmistakable/i);
  });
});
