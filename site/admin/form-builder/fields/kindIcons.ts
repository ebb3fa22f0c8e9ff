import type { IconName } from "../../controls/icons.tsx";
import type { ItemKind } from "../core/FormState.ts";

/** What stands beside the name of each kind. */
export const KIND_ICONS: Readonly<Record<ItemKind, IconName>> = {
  text: "edit",
  email: "mail",
  url: "external",
  tel: "phone",
  textarea: "post",
  number: "columns",
  range: "settings",
  date: "activity",
  select: "down",
  checkbox: "check",
  radio: "target",
  acceptance: "check",
  file: "upload",
  quiz: "comment",
  captcha: "image",
  hidden: "key",
  note: "page",
  count: "tag",
  reflection: "copy",
  output: "redirect",
  submit: "next",
  response: "comment",
};
