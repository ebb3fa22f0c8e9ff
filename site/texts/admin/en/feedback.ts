/** Messages, questions and errors. */
export const feedback = {
  "feedback.undo": "Undo",
  "feedback.close": "Close",
  "feedback.cancel": "Cancel",
  "feedback.messages": "Messages",
  "feedback.offline":
    "The site cannot be reached. Check the connection and try again: nothing you wrote is lost.",
  "feedback.slow":
    "The site did not answer in time, so this may or may not have been done. Try again: nothing you wrote is lost.",
  "feedback.away":
    "The site is just being restarted, or something in front of it does not reach it. Try again in a minute: nothing you wrote is lost.",
  "feedback.tooLarge":
    "This is more than the server in front of the site lets through, so nothing was done. Make it shorter, or have its limit raised.",
  "feedback.tooMany":
    "This was too often in a short time, so nothing was done. Wait a minute and try again.",
  "feedback.wire":
    "The site answered in a way that this page does not understand. It may just have been updated: load the page again.",
  "feedback.unexpected": "Something went wrong, and it is not your fault. Try again in a minute.",
  "feedback.failed": "This could not be loaded",
  "feedback.unsaved": "Leave without saving?",
  "feedback.unsavedHelp": "What you changed here is not saved yet, and would be lost.",
  "feedback.leave": "Leave",
  "feedback.stay": "Stay here",
} as const;
