import type { CountDirection } from "vitrine/contact-form";
import type { ReadTag } from "./GivenTag.ts";
import { linkedText } from "./linkedText.ts";

/** `[acceptance]`: a sentence to agree to. */
export const acceptanceField: ReadTag = ({ tag, options, common, label }) => ({
  kind: "acceptance",
  ...common,
  label: tag.content.trim() === "" ? label : linkedText(tag.content.trim()),
  ...(options.flag("optional") && { optional: true }),
  ...(options.flag("invert") && { invert: true }),
  ...(["on", "1"].includes(options.value("default") ?? "") && { checked: true }),
});

/** `[file]`: endings and types parted by "|", sizes as "2mb". */
export const fileField: ReadTag = ({ options, labelled, lose }) => {
  const accept = (options.value("filetypes") ?? "").split("|").filter(Boolean).map(ending);
  const limit = options.value("limit");
  const maxFileSize = limit === undefined ? undefined : bytes(limit);
  const [capture] = options.values("capture");
  if (limit !== undefined && maxFileSize === undefined) lose(`"limit:${limit}" is no size`);
  return {
    kind: "file",
    ...labelled,
    ...(accept.length > 0 && { accept }),
    ...(maxFileSize !== undefined && { maxFileSize }),
    ...((capture === "user" || capture === "environment") && { capture }),
  };
};

/** `[quiz]`: each value is a question and its answer, parted by "|". */
export const quizField: ReadTag = ({ tag, labelled }) => {
  const question = tag.values[0]?.split("|")[0]?.trim();
  const { required: _always, ...rest } = labelled;
  return { kind: "quiz", ...rest, ...(question && { question }) };
};

/** `[captchar]`: what a picture says. The picture itself is `[captchac]`. */
export const captchaField: ReadTag = ({ labelled }) => {
  const { required: _always, ...rest } = labelled;
  return { kind: "captcha", ...rest };
};

/** `[count]`: how much is written in another field. */
export const countPart: ReadTag = ({ tag, options }) => {
  const isDown = options.flag("down");
  options.flag("up");
  const direction: CountDirection = isDown ? "down" : "up";
  return { kind: "count", of: fieldNameOf(tag.name), direction };
};

/** `[reflection]` and `[output]`: what was written in another field. */
export const repeatingPart: ReadTag = ({ tag, label }) => {
  const of = fieldNameOf(tag.name);
  const [first] = tag.values;
  if (tag.type === "reflection") {
    return { kind: "reflection", of, ...(first !== undefined && { defaults: [...tag.values] }) };
  }
  return { kind: "output", of, label, ...(first !== undefined && { default: first }) };
};

/** `[submit]`: the button. */
export const submitPart: ReadTag = ({ tag }) => {
  const [label] = tag.values;
  return { kind: "submit", ...(label && { label }) };
};

/** `[response]`: where the outcome is told. */
export const responsePart: ReadTag = () => ({ kind: "response" });

/** A name as our forms have it: the real system's may hold colons and full stops, too. */
export function fieldNameOf(name: string): string {
  return name.replace(/[:.]/g, "-").slice(0, 64);
}

function ending(type: string): string {
  return type.includes("/") ? type : `.${type.replace(/^\.+/, "")}`;
}

const UNITS: Readonly<Record<string, number>> = { "": 1, kb: 1024, mb: 1024 ** 2 };

function bytes(limit: string): number | undefined {
  const [, number = "", unit = ""] = /^(\d{1,12})(kb|mb)?$/i.exec(limit) ?? [];
  return number === "" ? undefined : Number(number) * (UNITS[unit.toLowerCase()] ?? 1);
}
