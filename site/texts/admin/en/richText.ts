/** Writing a text. */
export const richText = {
  "richText.tools": "Tools of the text",
  "richText.strong": "Bold",
  "richText.em": "Italic",
  "richText.code": "Code",
  "richText.heading2": "Heading 2",
  "richText.heading3": "Heading 3",
  "richText.heading4": "Heading 4",
  "richText.bullets": "List",
  "richText.numbers": "Numbered list",
  "richText.quote": "Quote",
  "richText.codeBlock": "Lines of code",
  "richText.rule": "Dividing line",
  "richText.clear": "Clear the format",
  "richText.link": "Link",
  "richText.address": "Address",
  "richText.addressHelp":
    "The name of a page of this site, or an address such as /about or https://example.org.",
  "richText.addressWrong":
    "This cannot be the address of a link. Write one that begins with / or https://, or an email address.",
  "richText.setLink": "Set the link",
  "richText.removeLink": "Remove the link",
  "richText.picture": "Picture",
  "richText.replacePicture": "Choose another",
  "richText.removePicture": "Remove the picture",
  "richText.pictureUp": "Move the picture up",
  "richText.pictureDown": "Move the picture down",
  "richText.pictureUnplaced":
    "The picture is in the library. Its text was closed meanwhile, so put it in from there.",
  "richText.picturesLeft": {
    one: "A picture was left out: what was pasted says only where it is on a device. Put it in as a file, with the button Picture.",
    other:
      "{count} pictures were left out: what was pasted says only where they are on a device. Put them in as files, with the button Picture.",
  },
  "richText.tooLong":
    "This is too long to be pasted at once, so nothing was changed. Paste it in parts of at most {count} characters.",
  "richText.sourceHelp":
    "This text holds more than the text editor can show, such as tables or columns. Edit it here as HTML; nothing of it is lost.",
  "richText.simplify": "Simplify to plain text with links and lists",
  "richText.simplified": "The text is simplified.",
  "richText.editAsText": "Edit as text",
} as const;
