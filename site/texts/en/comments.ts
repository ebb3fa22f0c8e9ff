/** The words of comments and reviews. */
export const comments = {
  "comments.title": "Comments",
  "comments.count": { one: "{count} comment", other: "{count} comments" },
  "comments.none": "Nobody has written here yet. You can be the first.",
  "comments.noReviews": "Nobody has reviewed this yet. You can be the first.",
  "comments.write": "Write a comment",
  "comments.writeReview": "Write a review",
  "comments.note":
    "What you write appears here once we have read it. Your email address is never shown.",
  "comments.name": "Name",
  "comments.email": "Email address",
  "comments.text": "Comment",
  "comments.reviewText": "Review",
  "comments.rating": "Your rating",
  "comments.stars": { one: "{count} star", other: "{count} stars" },
  "comments.rated": { one: "{count} of {total} stars", other: "{count} of {total} stars" },
  "comments.send": "Send comment",
  "comments.sendReview": "Send review",
  "comments.reply": "Reply",
  "comments.replyTo": "Reply to {name}",
  "comments.sendReply": "Send reply",
  "comments.inReplyTo": "In reply to {name}",
  "comments.ofSite": "From this site",
  "comments.leaveEmpty": "Leave this empty",
  "comments.received":
    "Thank you, it has arrived. It will appear here once we have read and approved it.",
  "comments.notSent": "This was not sent yet",
  "comments.mend": {
    one: "One thing is missing or not right:",
    other: "{count} things are missing or not right:",
  },
  "comments.back": "Back to “{title}”, without sending",
  "comments.tooMany": {
    one: "You have sent several comments in a short time. Please wait a minute, then send this one: what you wrote is still here.",
    other:
      "You have sent several comments in a short time. Please wait {count} minutes, then send this one: what you wrote is still here.",
  },
  "comments.closed": "Comments are closed on this page. Nothing was sent.",
  "comments.gone": "The page that you wrote about is no longer there. Nothing was sent.",
  "comments.error.nameMissing": "Write your name, so that others know whom to answer.",
  "comments.error.nameLong": "The name is too long. Shorten it to {limit} characters.",
  "comments.error.emailMissing": "Write your email address. It is never shown.",
  "comments.error.emailWrong": "This is no email address. Write it like name@example.com.",
  "comments.error.emailLong":
    "The email address is too long. Use one of at most {limit} characters.",
  "comments.error.textMissing": "Write what you want to say.",
  "comments.error.textLong": "The text is too long. Shorten it to {limit} characters.",
  "comments.error.ratingMissing": "Choose how many stars you give.",
  "comments.error.hiddenField":
    "Something filled in a field that people do not see. Please send what you wrote once more.",
  "comments.error.parentGone":
    "The comment that you answer is no longer there. Send yours again: it will stand by itself.",
} as const;
