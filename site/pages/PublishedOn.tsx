export type PublishedOnProps = {
  readonly date: Date | null;
  readonly author?: string | undefined;
};

const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** When something was published, and by whom. */
export function PublishedOn({ date, author }: PublishedOnProps) {
  if (!date) return null;
  return (
    <p className="published-on">
      <time dateTime={date.toISOString()}>{LONG.format(date)}</time>
      {author && <span> · {author}</span>}
    </p>
  );
}
