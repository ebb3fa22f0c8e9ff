import { describe, expect, test } from "vitest";
import { oneAhead } from "./oneAhead.ts";

function source({ fails = false } = {}) {
  const seen = { asked: 0, ended: false };
  async function* values(): AsyncGenerator<number, void> {
    try {
      for (let value = 1; value <= 3; value += 1) {
        seen.asked = value;
        if (fails && value === 2) throw new Error("The second is broken.");
        yield value;
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, values: oneAhead(values()) };
}

describe("What is read one ahead", () => {
  test("comes in its order, and is asked for before it is wanted", async () => {
    const { seen, values } = source();
    const got: [number, number][] = [];
    for await (const value of values) {
      await Promise.resolve();
      got.push([value, seen.asked]);
    }
    expect(got).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
    ]);
    expect(seen.ended).toBe(true);
  });

  test("fails where it is wanted, after what came before it", async () => {
    const { values } = source({ fails: true });
    expect(await values.next()).toMatchObject({ value: 1 });
    await expect(values.next()).rejects.toThrow("The second is broken.");
  });

  test("ends its source where it is left early", async () => {
    const { seen, values } = source();
    for await (const value of values) if (value === 1) break;
    expect(seen.ended).toBe(true);
  });
});
