import * as v from "valibot";
import { ADMIN_LANGUAGES } from "../../texts/admin/loadCatalogue.ts";
import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../accountLimits.ts";
import { ADMIN_API, ADMIN_ROLES } from "./sessionWire.ts";
import { time } from "./timeWire.ts";

/** One's own account. */
export const ACCOUNT_API = `${ADMIN_API}/account`;

/** A person's name as it is sent; the server makes one line of it. */
export const personName = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH));

/** GET and PATCH /api/admin/account */
export const ownAccount = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(ADMIN_ROLES),
  /** BCP 47; null means the site's own. */
  language: v.nullable(v.string()),
});
export type OwnAccount = v.InferOutput<typeof ownAccount>;

/** PATCH /api/admin/account: what is left out stays. */
export const accountChange = v.object({
  name: v.optional(personName),
  language: v.optional(v.nullable(v.picklist(ADMIN_LANGUAGES))),
});

/** A password that somebody chooses. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD_LENGTH),
  v.maxLength(MAX_PASSWORD_LENGTH),
);

/** POST /api/admin/account/password: all other browsers are signed out. Answered with 204. */
export const passwordChange = v.object({
  old: v.pipe(v.string(), v.maxLength(MAX_PASSWORD_LENGTH)),
  new: newPassword,
});

/** Where one is signed in. */
export const session = v.object({
  id: v.string(),
  began_at: time,
  /** To within an hour. */
  last_used_at: time,
  /** Such as "Firefox", and "Windows"; null where it does not say. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** Whether it is the browser that asks. */
  is_current: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

/** GET /api/admin/account/sessions; DELETE ends all others, and one by its id. */
export const sessionList = v.object({ items: v.array(session) });

/** How many times of being signed in were ended. */
export const endedSessions = v.object({ ended: v.number() });
