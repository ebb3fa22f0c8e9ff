import { createCipheriv } from "node:crypto";

/** How many numbers there are before they come again. */
const COUNT = 1024;

/** Gives a number from `least` up to `most`, a new one each time. */
export type Dice = (least: number, most: number) => number;

/** Numbers that follow from a key of 32 bytes, and tell nothing of it. */
export function createDice(key: Uint8Array): Dice {
  const cipher = createCipheriv("aes-256-ctr", key, Buffer.alloc(16));
  const bytes = cipher.update(Buffer.alloc(4 * COUNT));
  let thrown = 0;
  return (least, most) => {
    const number = bytes.readUInt32BE(4 * (thrown % COUNT)) / 2 ** 32;
    thrown += 1;
    return least + number * (most - least);
  };
}
