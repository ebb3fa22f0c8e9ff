import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
import type { AdminMessageKey } from "../../texts/admin/messages.ts";
import { AdminError } from "./AdminError.ts";

/** What a proxy between here and the site says by a number alone. */
const BY_STATUS: Readonly<Record<number, AdminMessageKey>> = {
  413: "feedback.tooLarge",
  429: "feedback.tooMany",
  502: "feedback.away",
  503: "feedback.away",
  504: "feedback.slow",
};

/** What to tell people of an error: the server's sentence, or ours where it said none. */
export function errorText(
  error: unknown,
  { say, told }: Pick<AdminLocale, "say" | "told">,
): string {
  if (!(error instanceof AdminError)) return say("feedback.unexpected");
  if (error.message !== "") return told(error.message);
  if (error.code === "offline") return say("feedback.offline");
  if (error.code === "slow") return say("feedback.slow");
  if (error.code === "other-person") return say("session.otherPerson");
  if (error.code === "given") return say("session.given");
  return say(
    BY_STATUS[error.status] ?? (error.status < 500 ? "feedback.wire" : "feedback.unexpected"),
  );
}
