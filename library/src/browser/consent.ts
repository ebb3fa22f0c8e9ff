import { listen } from "./listen.ts";
import { type Stop, stopAll } from "./stop.ts";
import { storage } from "./storage.ts";
import { bag } from "./values.ts";
import { windowOf } from "./windowOf.ts";

/** What a visitor can agree to, in the terms of the WordPress Consent API. */
export type ConsentPurpose =
  | "functional"
  | "preferences"
  | "statistics"
  | "statistics-anonymous"
  | "marketing";

export type ConsentChoices = { readonly [Purpose in ConsentPurpose]?: boolean };

/** Seconds after which a visitor is asked again: 180 days, unless the body says otherwise in `data-vitrine-consent-seconds`. */
export const CONSENT_FRESHNESS = 15_552_000;

/** Fired on the document when choices change; its detail holds all of them. */
export const CONSENT_EVENT = "vitrine:consent";

const KEY = "vitrine.consent";

/**
 * Whether the visitor has agreed to this purpose. Nobody has, until they say so; but what the body names in
 * `data-vitrine-consent` the site does not ask for, and it holds until the visitor refuses.
 */
export function hasConsent(purpose: ConsentPurpose): boolean {
  return choices()[purpose] === true;
}

/** Keeps the visitor's choices; purposes not named stay as they were. */
export function setConsent(document: Document, choices: ConsentChoices): void {
  const detail = { ...storedChoices(), ...choices };
  storage().set(KEY, detail);
  const { CustomEvent } = windowOf(document);
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail }));
}

/**
 * Runs as soon as the visitor agrees to a purpose, at once where they have. The stop that `run`
 * returns is called when they withdraw, in this tab or another; agreeing again runs it again.
 */
export function onConsent(document: Document, purpose: ConsentPurpose, run: () => Stop): Stop {
  let running: Stop | undefined;
  const follow = (isGiven: boolean): void => {
    running = isGiven ? run() : void running?.();
  };
  if (hasConsent(purpose)) follow(true);
  return stopAll(() => follow(false), onConsentChange(document, purpose, follow));
}

/**
 * Tells when what the visitor says to a purpose changes, in this tab or another: they agree, or they
 * refuse, also what they have never been asked for.
 */
export function onConsentChange(
  document: Document,
  purpose: ConsentPurpose,
  tell: (isGiven: boolean) => void,
): Stop {
  let said = choices()[purpose];
  const check = (): void => {
    const before = said;
    said = choices()[purpose];
    if (said !== before) tell(said === true);
  };
  return stopAll(
    listen(document, { [CONSENT_EVENT]: check }),
    // Without a key, the other tab has emptied its storage.
    listen(windowOf(document), { storage: ({ key }) => (key ?? KEY) === KEY && check() }),
  );
}

/** What holds: what the visitor said, and beside that what they are not asked for. */
function choices(): ConsentChoices {
  return { [document.body.dataset.vitrineConsent ?? ""]: true, ...storedChoices() };
}

function storedChoices(): ConsentChoices {
  const freshness = Number(document.body.dataset.vitrineConsentSeconds ?? CONSENT_FRESHNESS);
  return bag(storage().get(KEY, freshness)) ?? {};
}
