import { expect, test } from "vitest";
import { asStartError } from "./asStartError.ts";
import { forTerminal } from "./forTerminal.ts";

test("What files say is shown, and never obeyed", () => {
  const shown = 'line 2 "a mug": été 👩‍🎨 שלום\n  and 3 more';
  expect(forTerminal(shown)).toBe(shown);
  const obeyed = "\u001b[2J\u009b31m\u0007\r\u0000\u202e\u2066\ud800";
  expect(forTerminal(`a${obeyed}b\n`)).toBe("a[2J31mb\n");
});

test("Nor is it in the sentence that ends a command", () => {
  expect(() => asStartError(new Error('It holds a file "\u001b]0;x\u0007".'))).toThrow(
    'It holds a file "]0;x".',
  );
});
