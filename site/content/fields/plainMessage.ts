import type * as v from "valibot";

/** What to say of an issue where its schema does not say it: in words that help whoever filled in the field. */
export function plainMessage({ type, requirement, received, input }: v.BaseIssue<unknown>): string {
  const limit = String(requirement);
  switch (type) {
    case "min_length":
    case "non_empty":
      return received === "0" || requirement === undefined
        ? "Fill this in."
        : `Use at least ${limit} characters.`;
    case "max_length":
      return typeof input === "string"
        ? `Use at most ${limit} characters.`
        : `There may be ${limit} at most.`;
    case "min_value":
      return `Give a number of at least ${limit}.`;
    case "max_value":
      return `Give a number of at most ${limit}.`;
    case "integer":
      return "Give a whole number.";
    case "picklist":
      return "Choose one of what is offered.";
    default:
      return received === "undefined" ? "Fill this in." : "This is not written as it must be.";
  }
}
