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
  "contactForm.signedInOnly": "This contact form is available only for logged in users.",
  "contactForm.captcha": "Characters in a picture",
  "contactForm.inWords": "Answer a question instead",
  "contactForm.figures":
    "Which number has these four figures: {first}, {second}, {third}, {fourth}?",
  "contactForm.questionOver":
    "This question has run out. Send the form as it is; then another one comes.",
  "contactForm.tooManyQuestions":
    "Many questions were asked for in a short time. Please wait a few minutes, then try again.",
  "contactForm.figure1": "one",
  "contactForm.figure2": "two",
  "contactForm.figure3": "three",
  "contactForm.figure4": "four",
  "contactForm.figure5": "five",
  "contactForm.figure6": "six",
  "contactForm.figure7": "seven",
  "contactForm.figure8": "eight",
  "contactForm.figure9": "nine",
  "contactForm.filesAgain": "Please choose your files again: browsers do not keep them.",
  "contactForm.tooLarge":
    "What you sent is more than this form takes. Go back, choose smaller files, and send it again.",
  "contactForm.brokenOff": "Your message did not arrive as a whole. Go back and send it again.",
} as const;
