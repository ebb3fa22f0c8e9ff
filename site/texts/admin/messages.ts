import type { Message } from "../messages.ts";
import type { en } from "./en.ts";

export type AdminMessageKey = keyof typeof en;

/** What schemas say of fields, by the English of it. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What the server tells, by the English of it, in which values stand as "{name}"; see AdminLocale. */
export type ToldTexts = Readonly<Record<string, Message>>;

/** Every message of the owner's screens in one language. */
export type AdminCatalogue = Readonly<Record<AdminMessageKey, Message>>;
