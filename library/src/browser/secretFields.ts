/**
 * Fields whose value goes nowhere but where the visitor sends it, and comes from the visitor alone:
 * passwords, shown ones included, codes, cards and files.
 */
export const SECRET_FIELDS =
  "[type=password],[type=file],[name*=password i],[autocomplete*=password i],[autocomplete*=one-time-code i],[autocomplete*=cc- i]";

/** Where a visitor agrees to be written to: that they did holds for the one form. */
export const CONSENT_FIELDS = "[name=user_consent]";
