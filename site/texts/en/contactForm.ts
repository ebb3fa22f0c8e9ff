/** The words of contact forms that are not the form's own. */
export const contactForm = {
  "contactForm.tooMany": {
    one: "You have sent several messages in a short time. Please wait a minute, then send this one: what you wrote is still here.",
    other:
      "You have sent several messages in a short time. Please wait {count} minutes, then send this one: what you wrote is still here.",
  },
  "contactForm.sending": "Sending …",
  "contactForm.offline":
    "No connection. What you wrote is kept here; try again once you are online.",
  "contactForm.timeout":
    "The server did not answer in time. We cannot tell whether your message arrived; trying again does not send it twice.",
  "contactForm.refused": "The server could not take your message just now. What you wrote is kept.",
  "contactForm.unreadable":
    "The server’s answer could not be read. We cannot tell whether your message arrived; trying again does not send it twice.",
  "contactForm.retry": "Try again",
  "contactForm.draft": "We kept what you wrote here before.",
  "contactForm.discard": "Start afresh",
  "contactForm.close": "Close",
  "contactForm.lost": "This form is no longer on the page. Nothing was sent.",
} as const;
