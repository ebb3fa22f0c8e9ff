import { useLocale } from "../texts/LocaleContext.tsx";

export type PublishedOnProps = {
  readonly date: Date | null;
  readonly author?: { readonly slug: string; readonly name: string } | null | undefined;
};

/** When something was published, and by whom. */
export function PublishedOn({ date, author }: PublishedOnProps) {
  const locale = useLocale();
  if (!date) return null;
  return (
    <p className="published-on">
      <time dateTime={date.toISOString()}>{locale.date(date)}</time>
      {author && (
        <a href={locale.link(`/journal/author/${encodeURIComponent(author.slug)}`)} rel="author">
          {locale.say("journal.by", { name: author.name })}
        </a>
      )}
    </p>
  );
}
