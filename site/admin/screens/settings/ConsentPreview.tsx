import type { SiteSettings } from "../../../content/siteSettings.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { LANGUAGES } from "../../../texts/languages.ts";
import { localeOf } from "../../../texts/localeOf.ts";
import { isObject } from "../../form/isObject.ts";
import type { PreviewProps } from "./previews.tsx";

/** A service that keeps comments, to show how its name stands in the words. */
const SERVICE = { name: "Disqus" };

/** The question that stands in the place of comments which another service keeps, in each language. */
export function ConsentPreview({ value }: PreviewProps) {
  const { say } = useAdminLocale();
  if (value.isAsked === false) return <p>{say("settings.consentAtOnce")}</p>;
  const words = Object.fromEntries(LANGUAGES.map(({ tag }) => [tag, wordsIn(value[tag])]));
  const consent = { isAsked: true, days: 0, words };
  return (
    <div className="consent-preview">
      {LANGUAGES.map(({ tag, direction }) => {
        const site = localeOf({ language: tag, currency: "EUR", consent }, tag);
        return (
          <div key={tag} lang={tag} dir={direction}>
            <p>{site.say("embed.explain", SERVICE)}</p>
            <p className="accent-button">{site.say("embed.show", SERVICE)}</p>
          </div>
        );
      })}
    </div>
  );
}

/** What is empty is said in the built-in words. */
function wordsIn(value: unknown): SiteSettings["consent"]["words"][string] {
  const { explain, show } = isObject(value) ? value : {};
  return {
    ...(typeof explain === "string" && { explain }),
    ...(typeof show === "string" && { show }),
  };
}
