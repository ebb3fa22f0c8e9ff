import type { ToldTexts } from "../messages.ts";

/** What the server tells with a number that may be one, by how it tells it. */
export const toldTexts: ToldTexts = {
  "There were too many attempts to sign in. Wait {count} minutes, then try again.": {
    one: "There were too many attempts to sign in. Wait a minute, then try again.",
    other: "There were too many attempts to sign in. Wait {count} minutes, then try again.",
  },
  "There were too many attempts, so nothing was changed. Wait {count} minutes, then try again.": {
    one: "There were too many attempts, so nothing was changed. Wait a minute, then try again.",
    other:
      "There were too many attempts, so nothing was changed. Wait {count} minutes, then try again.",
  },
  "There were many test mails in a short time, so none was sent. Wait {count} minutes, then try again.":
    {
      one: "There were many test mails in a short time, so none was sent. Wait a minute, then try again.",
      other:
        "There were many test mails in a short time, so none was sent. Wait {count} minutes, then try again.",
    },
  "There were many trials in a short time, so nothing was sent. Wait {count} minutes, then try again.":
    {
      one: "There were many trials in a short time, so nothing was sent. Wait a minute, then try again.",
      other:
        "There were many trials in a short time, so nothing was sent. Wait {count} minutes, then try again.",
    },
};
