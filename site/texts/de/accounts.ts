export const accounts = {
  "accounts.signIn": "Anmelden",
  "accounts.register": "Konto anlegen",
  "accounts.account": "Ihr Konto",
  "accounts.signOut": "Abmelden",
  "accounts.name": "Name",
  "accounts.email": "E-Mail-Adresse",
  "accounts.password": "Passwort",
  "accounts.newPassword": "Neues Passwort",
  "accounts.passwordHint":
    "Mindestens {count} Zeichen. Gut sind einige Wörter, die nicht zusammengehören.",
  "accounts.passwordStrength": "Stärke des Passworts",
  "accounts.passwordWeak": "Schwach",
  "accounts.passwordSoSo": "Geht so",
  "accounts.passwordGood": "Gut",
  "accounts.passwordGreat": "Sehr gut!",
  "accounts.noAccount": "Noch kein Konto?",
  "accounts.haveAccount": "Sie haben schon ein Konto?",
  "accounts.why":
    "Mit einem Konto kennen Formulare auf dieser Website Ihren Namen und Ihre Adresse.",
  "accounts.registered":
    "Falls es zu dieser Adresse noch kein Konto gab, gibt es jetzt eines. Melden Sie sich mit ihr und dem gewählten Passwort an.",
  "accounts.signedOut": "Sie sind abgemeldet.",
  "accounts.notSent": "Das hat noch nicht geklappt",
  "accounts.mend": {
    one: "Eine Angabe fehlt oder stimmt nicht:",
    other: "{count} Angaben fehlen oder stimmen nicht:",
  },
  "accounts.wrong":
    "E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beide und versuchen Sie es noch einmal.",
  "accounts.noCookies":
    "Ihr Browser hat vergessen, dass Sie sich angemeldet haben: Er behält keine Cookies dieser Website. Erlauben Sie in seinen Einstellungen Cookies für diese Website und melden Sie sich dann noch einmal an.",
  "accounts.tooMany": {
    one: "Das waren zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.",
    other:
      "Das waren zu viele Versuche. Bitte warten Sie {count} Minuten und versuchen Sie es dann noch einmal.",
  },
  "accounts.work": "An der Website arbeiten",
  "accounts.setUp.owner": "Diese Website übernehmen",
  "accounts.setUp.ownerWhy":
    "Noch führt niemand diese Website. Wählen Sie die Adresse und das Passwort, mit denen Sie sich anmelden werden, und sie gehört Ihnen: Sie schreiben, ordnen und verkaufen, und Sie sagen, wer es außerdem darf.",
  "accounts.setUp.ownerDo": "Website übernehmen",
  "accounts.setUp.password": "Ihr Passwort wählen",
  "accounts.setUp.passwordWhy":
    "Von nun an melden Sie sich mit dieser Adresse und dem Passwort an, das Sie hier wählen. Wo Sie mit einem früheren angemeldet sind, sind Sie es dann nicht mehr.",
  "accounts.setUp.passwordDo": "Passwort setzen",
  "accounts.setUp.taken":
    "Zu dieser Adresse gibt es auf dieser Website schon ein Konto. Schreiben Sie dessen Passwort oder nehmen Sie eine andere Adresse.",
  "accounts.setUp.other":
    "In diesem Browser sind Sie als {name} angemeldet, und das endet, wenn Sie dieses Formular absenden. Ist der Link für jemand anderen? Dann schicken Sie ihn dorthin und füllen Sie hier nichts aus: Er gilt nur einmal.",
  "accounts.setUp.gone": "Dieser Link führt nirgendwohin mehr",
  "accounts.setUp.goneWhy":
    "Er wurde schon benutzt, ein neuerer hat ihn ersetzt, er ist zu alt oder ein Teil von ihm fehlt. Geändert wurde nichts.",
  "accounts.setUp.goneUsed":
    "Wenn Sie selbst ihn benutzt haben, ist Ihr Passwort gesetzt, und Sie können sich anmelden:",
  "accounts.setUp.goneInvited":
    "Wenn Sie eingeladen wurden oder sich nicht mehr anmelden können: Bitten Sie jemanden, dem diese Website gehört, um einen neuen Link.",
  "accounts.setUp.goneOwner":
    "Wenn Sie diese Website einrichten: Solange sie niemandem gehört, nennt sie bei jedem Start einen neuen Link. Gehört sie jemandem, der sich nicht anmelden kann, führen Sie auf ihrem Server dies aus, mit der Adresse eines Kontos:",
  "accounts.mail.subject": "Ihr Passwort für {site}",
  "accounts.mail.text":
    "Guten Tag {name},\n\nmit diesem Link wählen Sie das Passwort, mit dem Sie sich bei {site} anmelden:\n\n{link}\n\nEr gilt einmal, bis {date}. Wenn Sie ihn nicht erwartet haben, tun Sie nichts: Dann ändert sich nichts.",
  "accounts.error.nameMissing": "Schreiben Sie Ihren Namen.",
  "accounts.error.nameLong": "Der Name ist zu lang. Kürzen Sie ihn auf {limit} Zeichen.",
  "accounts.error.emailMissing": "Schreiben Sie Ihre E-Mail-Adresse.",
  "accounts.error.emailWrong":
    "Das ist keine E-Mail-Adresse. Schreiben Sie sie wie name@example.com.",
  "accounts.error.emailLong":
    "Die E-Mail-Adresse ist zu lang. Nehmen Sie eine mit höchstens {limit} Zeichen.",
  "accounts.error.passwordMissing": "Schreiben Sie Ihr Passwort.",
  "accounts.error.passwordShort":
    "Das Passwort ist zu kurz, um sicher zu sein. Nehmen Sie mindestens {limit} Zeichen.",
  "accounts.error.passwordLong": "Das Passwort ist zu lang. Nehmen Sie höchstens {limit} Zeichen.",
} as const;
