export { Autocomplete, type AutocompleteProps } from "./Autocomplete.tsx";
export {
  type AutocompleteLabels,
  autocompleteLabels,
} from "./autocompleteLabels.ts";
export { type AutocompleteOptions, createAutocomplete } from "./createAutocomplete.ts";
export { type AutocompleteSettings, autocompleteDefaults } from "./readAutocomplete.ts";
export type { Suggestion } from "./wire.ts";
