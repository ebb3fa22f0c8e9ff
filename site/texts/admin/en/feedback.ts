/** Messages, questions and errors. */
export const feedback = {
  "feedback.undo": "Undo",
  "feedback.close": "Close",
  "feedback.cancel": "Cancel",
  "feedback.messages": "Messages",
  "feedback.offline":
    "The site cannot be reached, so nothing was done. Check the connection and try again.",
  "feedback.wire":
    "The site answered in a way that this page does not understand. It may just have been updated: load the page again.",
  "feedback.unexpected": "Something went wrong, and it is not your fault. Try again in a minute.",
  "feedback.failed": "This could not be loaded",
  "feedback.unsaved": "Leave without saving?",
  "feedback.unsavedHelp": "What you changed here is not saved yet, and would be lost.",
  "feedback.leave": "Leave",
  "feedback.stay": "Stay here",
} as const;
