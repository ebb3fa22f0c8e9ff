import { formBuilderFields } from "./formBuilderFields.ts";
import { formBuilderKinds } from "./formBuilderKinds.ts";

export const formBuilder = {
  ...formBuilderKinds,
  ...formBuilderFields,
  "formBuilder.all": "All forms",
  "formBuilder.unused": "On no page yet",
  "formBuilder.usedBy": {
    one: "Shown on {count} page:",
    other: "Shown on {count} pages:",
  },
  "formBuilder.unsaved": "Not saved yet",
  "formBuilder.saved": "The form is saved. Visitors see it now.",
  "formBuilder.restored":
    "What you had written before the page was loaded again is here, not saved yet.",
  "formBuilder.discard": "Go back to what is saved",
  "formBuilder.discarded":
    "All is again as it was saved last. Undo brings back what you had written.",
  "formBuilder.inTrash": "This form is in the trash: no page shows it.",
  "formBuilder.tabs": "Parts of the form",
  "formBuilder.tab.fields": "Fields",
  "formBuilder.tab.messages": "Messages",
  "formBuilder.tab.mail": "Mail",
  "formBuilder.tab.settings": "Settings",
  "formBuilder.tab.template": "From a template",
  "formBuilder.wrong": "not right yet",
  "formBuilder.add": "Add a field",
  "formBuilder.search": "Search fields",
  "formBuilder.foundNone": "No field is called so.",
  "formBuilder.outline": "In this form",
  "formBuilder.outlineHelp":
    "Choose one to change it. Alt and an arrow key move it, Delete takes it out.",
  "formBuilder.empty": "The form is empty. Add a field below.",
  "formBuilder.added": "{what} is in the form, place {place} of {count}.",
  "formBuilder.moved": "{what} is at place {place} of {count}.",
  "formBuilder.removed": "“{what}” was taken out.",
  "formBuilder.notBack":
    "Nothing was brought back: it is in the form already, or what it needs is another’s by now.",
  "formBuilder.full": "The form is full: it takes no more fields.",
  "formBuilder.notNow": "It is in the form already, or needs a field first that it can repeat.",
  "formBuilder.undone": "Undone.",
  "formBuilder.redone": "Done again.",
  "formBuilder.newOption": "Choice {place}",
  "formBuilder.newAcceptance": "I have read the [privacy notice](/privacy) and agree to it.",
  "formBuilder.newNote": "A sentence for whoever fills in the form.",
  "formBuilder.panel": "Details",
  "formBuilder.panelEmpty": "Choose a field in the list or in the preview to change it.",
  "formBuilder.name": "Name",
  "formBuilder.nameHelp": "Mails know the field as {tag}. Visitors never see it.",
  "formBuilder.nameTaken": "Another field is called so. It is still “{name}”.",
  "formBuilder.nameWrong":
    "Begin with a letter from a to z; then letters, digits, - and _. It is still “{name}”.",
  "formBuilder.preview": "Preview of the form",
  "formBuilder.previewHelp":
    "Press a field to change it. You can fill in the form to try it: nothing is sent.",
  "formBuilder.wouldSend": "All is right: visitors would have sent it now. Nothing was sent.",
  "formBuilder.wouldNot": {
    one: "{count} field is not right yet, so it would not be sent.",
    other: "{count} fields are not right yet, so it would not be sent.",
  },
  "formBuilder.conflict": "Somebody else saved this form {ago}",
  "formBuilder.conflictHelp":
    "Choose which is to hold. If you take theirs, yours can be brought back with Undo.",
  "formBuilder.conflictParts": "What they changed: {parts}",
  "formBuilder.conflictTheirs": "Theirs: {title}",
  "formBuilder.takeTheirs": "Take theirs",
  "formBuilder.keepMine": "Save mine over it",
  "formBuilder.messagesHelp":
    "What the form says to visitors, in its language ({language}). Where you write nothing, what is shown holds.",
  "formBuilder.mailHelp":
    "Each submission is kept in the inbox; here you say who gets a mail of it, too.",
  "formBuilder.tags": "Put in what was sent",
  "formBuilder.unasked": "A quiz without a question stops nobody. Write one:",
  "formBuilder.mailProblems": {
    one: "{count} thing in the mails will not be as it is meant",
    other: "{count} things in the mails will not be as they are meant",
  },
  "formBuilder.mailPlace": "{mail}, {text}, line {line}, column {column}:",
  "formBuilder.trial": "Send me a trial ({to})",
  "formBuilder.trialNone": "No mail is switched on, so nothing was sent.",
  "formBuilder.ownersOnly": "Only owners can change this part.",
  "formBuilder.about": "The form",
  "formBuilder.handling": "What is sent",
  "formBuilder.templateHelp":
    "Paste the template of a form of your old site, with its tags in square brackets. You see first what comes of it.",
  "formBuilder.template": "Template",
  "formBuilder.templateRead": "Read it",
  "formBuilder.templateFound": {
    one: "{count} part was read.",
    other: "{count} parts were read.",
  },
  "formBuilder.templateTake": "Take it in place of the fields",
  "formBuilder.templateTaken": {
    one: "The form now has the {count} part of the template.",
    other: "The form now has the {count} parts of the template.",
  },
  "formBuilder.templateProblems": {
    one: "{count} thing did not come along as it was meant",
    other: "{count} things did not come along as they were meant",
  },
  "formBuilder.place": "Line {line}, column {column}:",
} as const;
