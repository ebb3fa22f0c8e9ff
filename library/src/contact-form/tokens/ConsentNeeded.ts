import { type ConsentPurpose, setConsent } from "../../browser/consent.ts";

/** What the form says where a service that guards it needs consent; few forms have one. */
export const consentLabels = {
  consent:
    "This form is protected from spam by another service, which is loaded when you send the form.",
  allow: "Allow and send",
} as const satisfies Record<string, string>;

export type ConsentLabels = Readonly<Record<keyof typeof consentLabels, string>>;

/** Thrown where a token is wanted of a service that the visitor has not agreed to. */
export class ConsentNeeded extends Error {
  override readonly name = "ConsentNeeded";
  readonly labels: ConsentLabels = consentLabels;
  /** Keeps that the visitor agrees. */
  readonly agree: () => void;

  constructor(document: Document, purpose: ConsentPurpose) {
    super(`A service that guards this form needs the visitor's consent (${purpose}).`);
    this.agree = () => setConsent(document, { [purpose]: true });
  }
}
