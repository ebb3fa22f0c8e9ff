import { expect, test, vi } from "vitest";
import { updateInTurn } from "./updateInTurn.ts";

/** An update of which each run ends when it is told to. */
function startUpdate() {
  const runs: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const onDone = vi.fn();
  const onFailed = vi.fn();
  const update = updateInTurn({
    update: () => new Promise((resolve, reject) => runs.push({ resolve, reject })),
    onDone,
    onFailed,
  });
  return { runs, onDone, onFailed, update };
}

test("what is asked for while an update is under way is one more, and only the last one tells", async () => {
  const { runs, onDone, onFailed, update } = startUpdate();
  for (let count = 0; count < 3; count++) update();
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error("the network is gone"));
  await expect.poll(() => runs.length).toBe(2);
  expect(onFailed).not.toHaveBeenCalled();
  runs[1]?.resolve();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(runs).toHaveLength(2);
});

test("one that failed is told of, and the next one is tried", async () => {
  const { runs, onDone, onFailed, update } = startUpdate();
  update();
  runs[0]?.reject(new Error("the network is gone"));
  await expect.poll(() => onFailed.mock.calls.length).toBe(1);
  update();
  runs[1]?.resolve();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});
