import { after } from "../browser/after.ts";
import { announce } from "../browser/announce.ts";
import { describeBy } from "../browser/describeBy.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { passwordStrength, type Strength } from "./passwordStrength.ts";
import { scorePassword } from "./scorePassword.ts";

/** What the meter is called, and says of each strength. */
export type PasswordStrengthLabels = Readonly<Record<Strength | "name", string>>;

export type PasswordStrengthOptions = {
  /** Texts in place of the English ones; those that the markup has come second. */
  readonly labels?: Partial<PasswordStrengthLabels> | undefined;
};

/** The words of the specification, section 5. */
export const passwordStrengthLabels: PasswordStrengthLabels = {
  name: "Password strength",
  weak: "Weak",
  "so-so": "So-so",
  good: "Good",
  great: "Great!",
};

/** Milliseconds without a key after which a strength that has changed is announced. */
export const ANNOUNCE_DELAY = 500;

const PASSWORDS = "input[type=password],input[name=confirm_password]";
const BAR = ".tve-password-strength";
const TEXT = ".tve-password-strength-text";

/**
 * A meter of the password beside it: in the real builder's markup, `.tve-password-strength-wrapper`
 * with four `.tve-password-strength` and one `.tve-password-strength-text`, next to the field or to
 * what holds the field. The strength is shown by bars, colour and word, and announced once the
 * visitor pauses. Nothing of the password is kept or sent.
 *
 * Other words may stand in the markup: `data-weak`, `data-so-so`, `data-good` and `data-great` on the
 * text, and the meter's name as its `aria-label`.
 *
 * State, on the element: `data-score`, and `data-strength` once anything is written; on each bar that
 * counts `data-filled`.
 */
export function createPasswordStrength(
  element: HTMLElement,
  { labels }: PasswordStrengthOptions = {},
): Stop {
  const fields = [...(element.parentElement?.querySelectorAll<HTMLInputElement>(PASSWORDS) ?? [])];
  const bars = [...element.querySelectorAll<HTMLElement>(BAR)];
  const place = element.querySelector<HTMLElement>(TEXT);
  if (fields.length === 0 || !place) {
    warn(
      "password-strength: the meter has no password field beside it, or no place for its word. Put both into one element.",
      element,
    );
    return () => {};
  }
  const name = labels?.name ?? element.getAttribute("aria-label") ?? passwordStrengthLabels.name;
  const restore = remember(element, place, bars);
  const wordOf = (strength: Strength): string =>
    labels?.[strength] ??
    place.getAttribute(`data-${strength}`) ??
    passwordStrengthLabels[strength];
  const { ownerDocument: document } = element;
  let said = "";
  let hush: Stop = () => {};

  /** @returns the word for it, "" where nothing is written */
  const show = (password: string): string => {
    const score = scorePassword(password);
    const found = password ? passwordStrength(score) : undefined;
    const word = found ? wordOf(found.strength) : "";
    element.dataset.score = String(score);
    if (found) element.dataset.strength = found.strength;
    else delete element.dataset.strength;
    for (const [index, bar] of bars.entries()) {
      bar.toggleAttribute("data-filled", index < (found?.bars ?? 0));
    }
    if (place.textContent !== word) place.textContent = word;
    return word;
  };

  const judge = (password: string): void => {
    hush();
    const word = show(password);
    if (word === "" || word === said) {
      said = word;
      return;
    }
    hush = after(ANNOUNCE_DELAY, () => {
      said = word;
      hush = announce(document, `${name}: ${word}`);
    });
  };

  element.setAttribute("role", "group");
  element.setAttribute("aria-label", name);
  // A browser may have filled the field in before.
  const written = fields.find(({ value }) => value);
  if (written) said = show(written.value);
  return stopAll(
    restore,
    () => hush(),
    ...fields.map((field) => describeBy(field, place)),
    ...fields.map((field) => listen(field, { input: () => judge(field.value) })),
  );
}

function remember(element: HTMLElement, place: HTMLElement, bars: readonly Element[]): Stop {
  const nodes = [...place.childNodes];
  return stopAll(
    rememberAttributes(element, ["role", "aria-label", "data-score", "data-strength"]),
    rememberAttributes(place, ["id"]),
    ...bars.map((bar) => rememberAttributes(bar, ["data-filled"])),
    () => place.replaceChildren(...nodes),
  );
}
