import { useLocale } from "../texts/LocaleContext.tsx";

export type BeyondLastPageProps = {
  readonly page: number;
  readonly pageCount: number;
  /** The first page of the list, without its language. */
  readonly first: string;
};

/** Says that a list has no such page, and where it begins. */
export function BeyondLastPage({ page, pageCount, first }: BeyondLastPageProps) {
  const { say, link } = useLocale();
  return (
    <div className="empty-state">
      <p>{say("list.beyond", { page, count: pageCount })}</p>
      <p>
        <a className="button" data-look="quiet" href={link(first)}>
          {say("list.first")}
        </a>
      </p>
    </div>
  );
}
