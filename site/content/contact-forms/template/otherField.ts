import type { CountDirection } from "vitrine/contact-form";
import type { ReadTag } from "./GivenTag.ts";
import { linkedText } from "./linkedText.ts";

/** `[acceptance]`: a sentence to agree to. */
export const acceptanceField: ReadTag = ({ tag, options, common, label, lose }) => {
  const sentence = tag.content.trim() || (tag.values[0] ?? "");
  const name = tag.name;
  if (sentence === "") {
    lose(
      `it has no sentence to agree to: write one, such as [acceptance ${name}] I agree. [/acceptance]`,
    );
  }
  const defaults = options.values("default");
  for (const one of defaults.filter((given) => !DEFAULTS.has(given))) {
    lose(`"default:${one}" is not known here: write default:on, or leave it out`);
  }
  return {
    kind: "acceptance",
    ...common,
    label: sentence === "" ? label : linkedText(sentence),
    ...(options.flag("optional") && { optional: true }),
    ...(options.flag("invert") && { invert: true }),
    ...(defaults.some((given) => DEFAULTS.get(given)) && { checked: true }),
  };
};

/** Whether it is ticked at first; the real system knows no other word for it. */
const DEFAULTS: ReadonlyMap<string, boolean> = new Map([
  ["on", true],
  ["off", false],
]);

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
