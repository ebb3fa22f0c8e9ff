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

test("All that waits fails where nobody signs in, and only what is pressed later waits anew", async () => {
  const shown: boolean[] = [];
  let isPressed = false;
  const { wait, done, giveUp } = waitForSignIn(
    (isWaiting) => shown.push(isWaiting),
    () => isPressed,
  );
  const both = [wait(), wait()];
  giveUp();
  for (const one of both) await expect(one).rejects.toMatchObject({ code: "given" });
  const before = shown.length;
  await expect(wait()).rejects.toMatchObject({ code: "given" });
  expect(shown).toHaveLength(before);
  isPressed = true;
  const later = wait();
  done();
  await later;
  expect(shown.at(-1)).toBe(false);
});
