/** The settings and the menus. */
export const settings = {
  "settings.title": "Settings",
  "settings.groups": "Groups of settings",
  "settings.search": "Search the settings",
  "settings.found": {
    one: "{count} setting found",
    other: "{count} settings found",
  },
  "settings.missing": "There are no such settings",
  "settings.missingHelp": "They may be an owner’s to change. Choose others from the list.",
  "settings.preview": "How it looks",
  "settings.save": "Save",
  "settings.saved": "Saved.",
  "settings.discard": "Discard changes",
  "settings.reset": "As it was at first",
  "settings.nothingToSave": "Nothing was changed.",
  "settings.mailTest": "Send a test mail to yourself",
  "settings.mailTestSave": "Save first: what is saved is tried.",
  "settings.mailTaken":
    "{server} took the mail to {to}. Where it does not arrive, look among what was taken for spam.",
  "settings.mailAnswer": "The server’s answer: {answer}",
  "settings.mailProblem.host":
    "Nobody knows a server of this name: {server}. Look for a slip in its name.",
  "settings.mailProblem.unreachable":
    "{server} cannot be reached. Look at the name and the port, and whether a firewall lets this site out.",
  "settings.mailProblem.silent":
    "{server} does not answer. Often the port and the security do not belong together: 465 is for TLS, 587 for STARTTLS.",
  "settings.mailProblem.foreign":
    "What answers at {server} is no mail server. Look at the name and the port.",
  "settings.mailProblem.security":
    "{server} is spoken to in the wrong way. Choose another security, or another port: 465 is for TLS, 587 for STARTTLS.",
  "settings.mailProblem.certificate":
    "{server} cannot prove that it is who it says: its certificate is for another name, too old, or signed by nobody known. Nothing was told to it. Use the name that your provider gives.",
  "settings.mailProblem.sign-in":
    "{server} does not let the site in. Look at the user name and the password; some providers want a password made for this alone.",
  "settings.mailProblem.sender":
    "{server} does not take mails from this sender. Use an address that belongs to the user.",
  "settings.mailProblem.recipient": "{server} does not take mails to {to}.",
  "settings.mailProblem.refused": "{server} refused the mail.",
  "settings.merged":
    "Somebody else saved these settings meanwhile, and changed: {fields}. Nothing was saved yet: where you changed nothing, theirs is here now. Look at it, then save.",
  "settings.consentAtOnce":
    "Nobody is asked: comments, maps and films in galleries that others keep come at once, and these learn who reads what.",
  "settings.usual": "The site has its usual colour.",
  "settings.onLight": "On light pages",
  "settings.onDark": "On dark pages",
  "settings.sampleLink": "A link",
  "settings.sampleButton": "A button",
  "settings.contrast": "Contrast {contrast} to 1.",
  "settings.adjusted": "Changed a little, so that it can be read.",
  "menus.title": "Menus",
  "menus.language": "Language of the menus",
  "menus.main": "Header",
  "menus.mainHelp": "Entries may have lists below them, and those lists beside them.",
  "menus.many":
    "With more than {count} entries side by side the menu fills the top of a page, and does not stay in view there.",
  "menus.footer": "Footer",
  "menus.footerHelp": "Below every page.",
  "menus.add": "Add an entry",
  "menus.label": "Name",
  "menus.href": "Leads to",
  "menus.unnamed": "an entry without a name",
  "menus.in": "Put below the one before: {what}",
  "menus.out": "Take out of its list: {what}",
  "menus.same": "This language has the menus of the site’s own language.",
  "menus.ownMenus": "Give it menus of its own",
  "menus.useSame": "Use the menus of the site’s own language",
} as const;
