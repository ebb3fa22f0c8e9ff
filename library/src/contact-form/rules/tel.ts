import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";

/** 6 to 15 characters, a plus included (specification, section 9). */
const NUMBER = /^(?=.{6,15}$)\+?\d+$/;

/** Holds when each text is a telephone number, however it is set out. */
export const telRule: RuleFunction = (values) => everyText(values, isTel);

function isTel(text: string): boolean {
  // What follows # or * is dialled later, and no part of the number.
  const [number = ""] = text.split(/[#*]/, 1);
  const bare = number.replace(/[()/.\s-]+/g, "");
  return NUMBER.test(bare.replace(/^(?:\+|00)[+0]*/, "+"));
}
