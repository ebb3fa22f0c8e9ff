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
  "accounts.tooMany": {
    one: "There were too many attempts. Please wait a minute, then try again.",
    other: "There were too many attempts. Please wait {count} minutes, then try again.",
  },
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
