import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";

const SCHEME =
  /^(?:https?|ftps?|mailto|news|irc6?|ircs|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):/i;

/** Holds when each text is a whole address with one of the 22 known schemes. */
export const urlRule: RuleFunction = (values) => everyText(values, isUrl);

function isUrl(text: string): boolean {
  return SCHEME.test(text) && parses(text);
}

function parses(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}
