import { beforeEach, expect, test } from "vitest";
import { spentQuestions } from "./schema.ts";
import { clearSpentQuestions, type SpentQuestion, spendQuestions } from "./spentQuestions.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("Questions that were answered", ({ store }) => {
  const db = () => store().db;
  beforeEach(async () => {
    await db().delete(spentQuestions);
  });

  const question = (mark: string, endsAt = new Date(Date.now() + 60_000)): SpentQuestion => {
    return { mark, endsAt };
  };
  const [a, b, c] = ["a", "b", "c"].map((mark) => question(mark));
  const marks = async () => (await db().select().from(spentQuestions)).map(({ mark }) => mark);

  test("are spent once, whoever answers them again", async () => {
    if (!a || !b || !c) throw new Error("none");
    expect(await spendQuestions(db(), [[a], [b, c], []])).toEqual([true, true, true]);
    expect(await spendQuestions(db(), [[b], [question("d")]])).toEqual([false, true]);
    expect((await marks()).sort()).toEqual(["a", "b", "c", "d"]);
  });

  test("are spent by the first of those who come together", async () => {
    if (!a || !b) throw new Error("none");
    expect(await spendQuestions(db(), [[a], [a], [b, a], [b]])).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await spendQuestions(db(), [[question("x"), question("x")]])).toEqual([false]);
  });

  test("are spent by one of many who spend them at once, in whatever order", async () => {
    const many = Array.from({ length: 8 }, (_, index) => {
      const both = [question("one"), question("two")];
      return spendQuestions(db(), [index % 2 ? both : both.toReversed()]);
    });
    expect((await Promise.all(many)).flat().filter(Boolean)).toEqual([true]);
  });

  test("are not spent where the transaction is taken back", async () => {
    if (!a) throw new Error("none");
    const failing = db().transaction(async (tx) => {
      await spendQuestions(tx, [[a]]);
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    expect(await spendQuestions(db(), [[a]])).toEqual([true]);
  });

  test("are cleared away once their time is over", async () => {
    if (!a) throw new Error("none");
    await spendQuestions(db(), [[a, question("old", new Date(Date.now() - 1000))]]);
    expect(await clearSpentQuestions(db())).toBe(1);
    expect(await marks()).toEqual(["a"]);
    expect(await clearSpentQuestions(db())).toBe(0);
  });
});
