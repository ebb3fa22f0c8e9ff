import { useStyle } from "../server/render/useStyle.ts";
import { useLocale } from "../texts/LocaleContext.tsx";

export type PublishedOnProps = {
  readonly date: Date | null;
  readonly author?: { readonly slug: string; readonly name: string } | null | undefined;
  /** Whether the day leads to all posts of its month. Default false. */
  readonly isLinked?: boolean;
};

/** When something was published, and by whom. */
export function PublishedOn({ date, author, isLinked = false }: PublishedOnProps) {
  useStyle("lists");
  const locale = useLocale();
  if (!date) return null;
  const day = <time dateTime={date.toISOString()}>{locale.date(date)}</time>;
  return (
    <p className="published-on">
      {isLinked ? <a href={locale.link(monthAddress(date))}>{day}</a> : day}
      {author && (
        <a href={locale.link(`/journal/author/${encodeURIComponent(author.slug)}`)} rel="author">
          {locale.say("journal.by", { name: author.name })}
        </a>
      )}
    </p>
  );
}

/** The address of a month's posts, in UTC like the days shown. */
function monthAddress(date: Date): string {
  return `/journal/month/${date.toISOString().slice(0, 7)}`;
}
