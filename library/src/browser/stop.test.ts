import { expect, test } from "vitest";
import { stopAll } from "./stop.ts";

test("Stops run last first, each once, however often the whole is stopped.", () => {
  const ran: string[] = [];
  const stop = stopAll(
    () => ran.push("first"),
    () => ran.push("second"),
  );
  stop();
  stop();
  expect(ran).toEqual(["second", "first"]);
});

test("A stop that throws keeps no other from running, and its error comes out at the end.", () => {
  const ran: string[] = [];
  const stop = stopAll(
    () => ran.push("first"),
    () => {
      throw new Error("late");
    },
    () => {
      throw new Error("early");
    },
  );
  expect(stop).toThrow("early");
  expect(ran).toEqual(["first"]);
  expect(stop).not.toThrow();
});

test("A stop that stops the whole again from within runs nothing twice.", () => {
  let runs = 0;
  const stop = stopAll(() => {
    runs += 1;
    stop();
  });
  stop();
  expect(runs).toBe(1);
});
