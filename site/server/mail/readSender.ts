import { cleanLine } from "../cleanText.ts";
import { readEmail } from "../readEmail.ts";

/** Whom mails come from. */
export type Sender = { readonly name: string; readonly address: string };

/** Reads MAIL_FROM: "shop@shop.example" or "The shop <shop@shop.example>"; undefined where it is neither. */
export function readSender(text: string): Sender | undefined {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(text.trim());
  const { email, problem } = readEmail(named?.[2] ?? text);
  if (problem) return undefined;
  return { name: cleanLine(named?.[1] ?? "").replace(/^"|"$/g, ""), address: email };
}
