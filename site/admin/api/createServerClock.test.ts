import { expect, test } from "vitest";
import { createServerClock } from "./createServerClock.ts";

const AT = "Mon, 02 Mar 2026 10:00:00 GMT";

test("The time is the server's, and goes on from its last answer, whatever this browser's clock says", () => {
  let elapsed = 1000;
  const clock = createServerClock(() => elapsed);
  clock.hear(AT);
  elapsed += 90_000;
  expect(clock.now()).toEqual(new Date("2026-03-02T10:01:30Z"));
});

test("What says no time changes nothing, and until one is heard it is this browser's", () => {
  const clock = createServerClock(() => 0);
  const before = Date.now();
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
  for (const nothing of [null, "", "soon"]) clock.hear(nothing);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
  clock.hear(AT);
  clock.hear("soon");
  expect(clock.now()).toEqual(new Date(AT));
});
