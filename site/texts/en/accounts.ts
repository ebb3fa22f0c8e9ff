/** The words of registration, sign-in and the account. */
export const accounts = {
  "accounts.signIn": "Sign in",
  "accounts.register": "Create an account",
  "accounts.account": "Your account",
  "accounts.signOut": "Sign out",
  "accounts.name": "Name",
  "accounts.email": "Email address",
  "accounts.password": "Password",
  "accounts.newPassword": "New password",
  "accounts.passwordHint":
    "At least {count} characters. A few words that belong to nothing are good.",
  "accounts.passwordStrength": "Password strength",
  "accounts.passwordWeak": "Weak",
  "accounts.passwordSoSo": "So-so",
  "accounts.passwordGood": "Good",
  "accounts.passwordGreat": "Great!",
  "accounts.noAccount": "No account yet?",
  "accounts.haveAccount": "You have an account already?",
  "accounts.why": "With an account, forms on this site know your name and address.",
  "accounts.registered":
    "If this address had no account, it has one now. Sign in with it and the password that you chose.",
  "accounts.signedOut": "You are signed out.",
  "accounts.notSent": "This did not work yet",
  "accounts.mend": {
    one: "One thing is missing or not right:",
    other: "{count} things are missing or not right:",
  },
  "accounts.wrong":
    "The email address and the password do not belong together. Check both, and try again.",
  "accounts.noCookies":
    "Your browser has forgotten that you signed in: it keeps no cookies of this site. Allow cookies for this site in the settings of your browser, then sign in again.",
  "accounts.tooMany": {
    one: "There were too many attempts. Please wait a minute, then try again.",
    other: "There were too many attempts. Please wait {count} minutes, then try again.",
  },
  "accounts.work": "Work on the site",
  "accounts.setUp.owner": "Become the owner of this site",
  "accounts.setUp.ownerWhy":
    "Nobody runs this site yet. Choose the address and the password that you will sign in with, and it is yours: you write, arrange and sell, and you say who else may.",
  "accounts.setUp.ownerDo": "Become the owner",
  "accounts.setUp.password": "Choose your password",
  "accounts.setUp.passwordWhy":
    "From now on you sign in with this address and the password that you choose here. Wherever you are signed in with an earlier one, that ends.",
  "accounts.setUp.passwordDo": "Set the password",
  "accounts.setUp.taken":
    "This address has an account on this site already. Write the password of that account, or use another address.",
  "accounts.setUp.other":
    "You are signed in as {name} in this browser, and that ends when you send this form. Is the link for somebody else? Then send it to them, and do not fill this in: it works once.",
  "accounts.setUp.gone": "This link leads nowhere any more",
  "accounts.setUp.goneWhy":
    "It was used already, a newer one has taken its place, it is too old, or a part of it is missing. Nothing was changed.",
  "accounts.setUp.goneUsed":
    "If it was you who used it, your password is set, and you can sign in:",
  "accounts.setUp.goneInvited":
    "If you were invited, or cannot sign in any more: ask an owner of this site for a new link.",
  "accounts.setUp.goneOwner":
    "If you set this site up: as long as it has no owner, it prints a new link each time it is started. Where it has one who cannot sign in, run this on its server, with the address of an account:",
  "accounts.mail.subject": "Your password for {site}",
  "accounts.mail.text":
    "Hello {name},\n\nwith this link you choose the password by which you sign in to {site}:\n\n{link}\n\nIt works once, until {date}. If you did not expect it, do nothing: without it, nothing changes.",
  "accounts.error.nameMissing": "Write your name.",
  "accounts.error.nameLong": "The name is too long. Shorten it to {limit} characters.",
  "accounts.error.emailMissing": "Write your email address.",
  "accounts.error.emailWrong": "This is no email address. Write it like name@example.com.",
  "accounts.error.emailLong":
    "The email address is too long. Use one of at most {limit} characters.",
  "accounts.error.passwordMissing": "Write your password.",
  "accounts.error.passwordShort":
    "The password is too short to be safe. Use at least {limit} characters.",
  "accounts.error.passwordLong": "The password is too long. Use at most {limit} characters.",
} as const;
