import { Autocomplete } from "vitrine/autocomplete";
import { MAX_SEARCH_LENGTH } from "../content/searchRules.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { pluralForms } from "../texts/pluralForms.ts";

export type SearchFormProps = {
  /** What was searched for. Default nothing yet. */
  readonly text?: string;
};

/** The form of the search. Written into it, titles are suggested that lead to their pages. */
export function SearchForm({ text = "" }: SearchFormProps) {
  const { say, link, language } = useLocale();
  return (
    <search>
      <form className="search-form" action={link("/search")} method="get">
        <Autocomplete
          source={`/api/suggestions?lang=${language}`}
          label={say("search.label")}
          labels={{
            ...pluralForms(language, "search.suggestions"),
            none: say("search.noSuggestions"),
          }}
          id="search-text"
          className="search-query"
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_SEARCH_LENGTH}
          dir="auto"
          enterKeyHint="search"
        />
        <button type="submit" className="button">
          {say("search.button")}
        </button>
      </form>
    </search>
  );
}
