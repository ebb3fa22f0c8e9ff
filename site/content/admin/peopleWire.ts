import * as v from "valibot";
import { personName } from "./accountWire.ts";
import { listOf, listQuery, sortQuery } from "./listWire.ts";
import { ADMIN_API, ADMIN_ROLES } from "./sessionWire.ts";
import { time } from "./timeWire.ts";

/** All accounts; for owners. */
export const PEOPLE_API = `${ADMIN_API}/people`;

/** What an account may be. */
export const PERSON_ROLES = ["visitor", ...ADMIN_ROLES] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** The query of GET /api/admin/people. */
export const peopleQuery = v.object({
  ...listQuery,
  role: v.optional(v.picklist(PERSON_ROLES)),
  sort: sortQuery(["name", "email", "created", "seen"], "name"),
});

/** Somebody with an account. */
export const person = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(PERSON_ROLES),
  created_at: time,
  /** False while somebody was invited and has not come yet. */
  has_password: v.boolean(),
  /** Until when their link holds that sets a password. */
  link_ends_at: v.nullable(time),
  /** To within an hour; null where they are signed in nowhere. */
  last_seen_at: v.nullable(time),
});
export type PersonRow = v.InferOutput<typeof person>;
export const peopleList = listOf(person);

/** POST /api/admin/people: makes an account, and a link by which its owner sets a password. */
export const invitation = v.object({
  name: personName,
  email: v.pipe(v.string(), v.maxLength(320)),
  role: v.picklist(ADMIN_ROLES),
});

/** A link that sets a password, once. It is told this one time. */
export const passwordLink = v.object({
  person,
  link: v.string(),
  ends_at: time,
  /** Whether a mail with it is on its way. */
  is_mailed: v.boolean(),
});
export type PasswordLink = v.InferOutput<typeof passwordLink>;

/** PATCH /api/admin/people/:id. Refused with "last-owner" where nobody would be left. */
export const roleChange = v.object({ role: v.picklist(PERSON_ROLES) });
