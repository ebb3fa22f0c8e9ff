import type { Message } from "../messages.ts";
import type { en } from "./en.ts";

export type AdminMessageKey = keyof typeof en;

/** Every message of the owner's screens in one language. */
export type AdminCatalogue = Readonly<Record<AdminMessageKey, Message>>;
