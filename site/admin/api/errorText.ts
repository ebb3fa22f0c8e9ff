import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { AdminError } from "./AdminError.ts";

/** What to tell people of an error: the server's sentence, or ours where it said none. */
export function errorText(error: unknown, say: AdminLocale["say"]): string {
  if (!(error instanceof AdminError)) return say("feedback.unexpected");
  if (error.message !== "") return error.message;
  if (error.code === "offline") return say("feedback.offline");
  if (error.code === "given") return say("session.given");
  return say(error.code === "wire" && error.status < 500 ? "feedback.wire" : "feedback.unexpected");
}
