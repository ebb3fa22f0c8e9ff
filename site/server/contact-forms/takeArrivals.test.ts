import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { writeContactForm } from "../../store/contactForms.ts";
import { jobTable } from "../../store/jobs/jobTable.ts";
import { rateLimits, spentQuestions, submissionFiles, submissions } from "../../store/schema.ts";
import { countQueries } from "../../store/testing/countQueries.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { type Arrival, takeArrivals } from "./takeArrivals.ts";

describeEachStore("Submissions that arrive", ({ store }) => {
  const db = () => store().db;
  const take = (...arrivals: Arrival[]) => takeArrivals(db(), arrivals, "s".repeat(43));
  let formId: number;
  let given = 0;

  beforeEach(async () => {
    await db().delete(submissions);
    await db().delete(rateLimits);
    await db().delete(spentQuestions);
    await db().delete(jobTable);
    formId = (await writeContactForm(db(), formContent("one"))).id;
  });

  function arrival(
    part: Partial<Arrival["submission"]> = {},
    more: Partial<Arrival> = {},
  ): Arrival {
    given += 1;
    const id = randomUUID();
    return {
      submission: {
        ...{ id, formId, status: "mail_sent", fields: { a: ["x"] }, page: null },
        ...{ idempotencyKey: `k${given}`, hash: "h", ...part },
      },
      address: `192.0.2.${given % 200}`,
      files: [
        { field: "cv", name: "cv.pdf", type: "application/pdf", size: 1, path: `2026/${id}` },
      ],
      mails: [{ to: "owner@shop.example", subject: "New", text: "x", submission: id }],
      questions: [{ mark: id, endsAt: new Date(Date.now() + 60_000) }],
      ...more,
    };
  }

  async function counts() {
    return {
      submissions: await db().$count(submissions),
      files: await db().$count(submissionFiles),
      mails: await db().$count(jobTable),
      questions: await db().$count(spentQuestions),
    };
  }

  test("are kept, and said to be, where an earlier try that nobody heard of kept them", async () => {
    const keyless = arrival({ idempotencyKey: null });
    expect(await take(keyless)).toEqual(["kept"]);
    expect(await take(keyless)).toEqual(["kept"]);
    const another = arrival({ idempotencyKey: null }, { questions: keyless.questions });
    expect(await take(another)).toEqual(["answered-before"]);
    expect(await counts()).toEqual({ submissions: 1, files: 1, mails: 1, questions: 1 });
  });

  test("are kept with their files, their mails and their answers, many by as many statements as one", async () => {
    const few = await countQueries(db(), (tx) => takeArrivals(tx, [arrival()], "s".repeat(43)));
    const all = Array.from({ length: 20 }, () => arrival());
    const many = await countQueries(db(), (tx) => takeArrivals(tx, all, "s".repeat(43)));
    expect(many.result).toEqual(all.map(() => "kept"));
    expect(many.queries).toBe(few.queries);
    expect(await counts()).toEqual({ submissions: 21, files: 21, mails: 21, questions: 21 });
  });

  test("that came before are known, and cause nothing once more: neither in one lot nor in two", async () => {
    const one = arrival();
    const again = (): Arrival => arrival({ idempotencyKey: one.submission.idempotencyKey });
    expect(await take(one, again())).toEqual(["kept", "known"]);
    expect(await take(again())).toEqual(["known"]);
    expect(await counts()).toMatchObject({ submissions: 1, files: 1, mails: 1 });
  });

  test("whose keeping nobody heard of are theirs when they are tried again", async () => {
    const one = arrival();
    const nameless = arrival({ idempotencyKey: null });
    expect(await take(one)).toEqual(["kept"]);
    expect(await take(one)).toEqual(["kept"]);
    await take({ ...nameless, questions: [] });
    expect(await take({ ...nameless, questions: [] })).toEqual(["kept"]);
    expect(await counts()).toMatchObject({ submissions: 2, files: 2, mails: 2 });
  });

  test("whose questions were answered before are not kept, unless it is the same that came before", async () => {
    const one = arrival();
    const { questions } = one;
    const { idempotencyKey } = one.submission;
    expect(await take(one, arrival({}, { questions }))).toEqual(["kept", "answered-before"]);
    expect(
      await take(arrival({}, { questions }), arrival({ idempotencyKey }, { questions })),
    ).toEqual(["answered-before", "known"]);
    expect(await counts()).toEqual({ submissions: 1, files: 1, mails: 1, questions: 1 });
  });

  test("too often from one address wait, and use up no answer", async () => {
    const all = Array.from({ length: 12 }, () => arrival({}, { address: "198.51.100.1" }));
    const taken = await take(...all);
    expect(taken.slice(0, 10)).toEqual(all.slice(0, 10).map(() => "kept"));
    expect(taken.slice(10)).toEqual([
      { waitSeconds: expect.any(Number) },
      { waitSeconds: expect.any(Number) },
    ]);
    expect(await counts()).toEqual({ submissions: 10, files: 10, mails: 10, questions: 10 });
  });

  test("too often from one address do not take away what was kept before, also by a try that nobody heard of", async () => {
    const from = (part: Partial<Arrival["submission"]> = {}): Arrival =>
      arrival(part, { address: "198.51.100.2" });
    const nameless = from({ idempotencyKey: null });
    const named = from();
    await take(nameless, named, ...Array.from({ length: 8 }, () => from()));
    const again = from({ idempotencyKey: named.submission.idempotencyKey });
    expect(await take(nameless, again, from())).toEqual([
      "kept",
      "known",
      { waitSeconds: expect.any(Number) },
    ]);
  });

  test("twice at once use up one of their address's attempts", async () => {
    const all = Array.from({ length: 6 }, () => arrival({}, { address: "198.51.100.3" }));
    const again = all.map(({ submission: { idempotencyKey } }) =>
      arrival({ idempotencyKey }, { address: "198.51.100.3" }),
    );
    expect(await take(...all, ...again)).toEqual([
      ...all.map(() => "kept"),
      ...all.map(() => "known"),
    ]);
    expect(await db().select({ count: rateLimits.count }).from(rateLimits)).toEqual([{ count: 6 }]);
  });

  test("at the same time on two servers are known to who would have to wait", async () => {
    const address = "198.51.100.4";
    await take(...Array.from({ length: 9 }, () => arrival({}, { address })));
    const one = arrival({}, { address });
    const again = arrival({ idempotencyKey: one.submission.idempotencyKey }, { address });
    const taken = await Promise.all([take(one), take(again)]);
    expect(taken.flat().sort()).toEqual(["kept", "known"]);
  });

  test("of which one cannot be kept are all left, so that each can be tried alone", async () => {
    await expect(take(arrival(), arrival({ formId: 2 ** 31 - 1 }))).rejects.toThrow();
    expect(await counts()).toEqual({ submissions: 0, files: 0, mails: 0, questions: 0 });
    expect(await db().$count(rateLimits)).toBe(0);
  });
});
