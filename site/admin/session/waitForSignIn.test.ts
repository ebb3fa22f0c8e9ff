import { expect, test } from "vitest";
import { waitForSignIn } from "./waitForSignIn.ts";

test("All that waits goes on with one sign-in", async () => {
  const shown: boolean[] = [];
  const { wait, done } = waitForSignIn((isWaiting) => shown.push(isWaiting));
  const both = Promise.all([wait(), wait()]);
  done();
  await both;
  expect(shown).toEqual([true, true, false]);
});

test("All that waits fails where nobody signs in, and what comes later waits anew", async () => {
  const shown: boolean[] = [];
  const { wait, done, giveUp } = waitForSignIn((isWaiting) => shown.push(isWaiting));
  const both = [wait(), wait()];
  giveUp();
  for (const one of both) await expect(one).rejects.toMatchObject({ code: "given" });
  const later = wait();
  done();
  await later;
  expect(shown.at(-1)).toBe(false);
});
