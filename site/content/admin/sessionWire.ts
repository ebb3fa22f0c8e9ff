import * as v from "valibot";

/** Where the owner's screens ask the server; all below it is for those who may work on the content. */
export const ADMIN_API = "/api/admin";

/** What an account may do beyond a visitor: work on content, or everything. */
export const ADMIN_ROLES = ["editor", "owner"] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** GET /api/admin/me: who is signed in, and what they need to work. */
export const me = v.object({
  user: v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    role: v.picklist(ADMIN_ROLES),
    /** In which the screens speak, BCP 47. */
    language: v.string(),
  }),
  /** What every change must carry in the header x-wp-nonce; holds for 12 to 24 hours. */
  nonce: v.string(),
  site: v.object({
    title: v.string(),
    /** BCP 47 */
    language: v.string(),
    /** ISO 4217 */
    currency: v.string(),
  }),
});
export type Me = v.InferOutput<typeof me>;

/** POST /api/admin/sign-in, for who was signed out in the middle of something. The answer is `me`. */
export const signIn = v.object({
  email: v.pipe(v.string(), v.maxLength(320)),
  password: v.pipe(v.string(), v.maxLength(128)),
});
