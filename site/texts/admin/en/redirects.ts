/** What leads from old addresses to new ones. */
export const redirects = {
  "redirects.title": "Redirects",
  "redirects.help":
    "They lead visitors of an old address to a new one. Some are made by themselves, when a page moves.",
  "redirects.new": "New redirect",
  "redirects.change": "Edit the redirect",
  "redirects.changeOf": "Edit the redirect from {from}",
  "redirects.column.from": "Old address",
  "redirects.column.to": "Leads to",
  "redirects.column.created": "Made",
  "redirects.noGoal": "There is no page there",
  "redirects.from": "Old address",
  "redirects.fromHelp": "As it stood in the browser, such as /about-us.",
  "redirects.to": "Leads to",
  "redirects.toHelp": "An address of this site. Type words of a page’s title to find it.",
  "redirects.save": "Save",
  "redirects.saved": "{from} leads to {to} now.",
  "redirects.delete": "Delete",
  "redirects.deleteOf": "Delete the redirect from {from}",
  "redirects.deleted": {
    one: "{count} redirect was deleted.",
    other: "{count} redirects were deleted.",
  },
  "redirects.none": "There are no redirects yet",
  "redirects.noneHelp": "When the address of a page changes, one is made by itself.",
} as const;
