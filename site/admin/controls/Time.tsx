import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";

export type TimeProps = {
  /** ISO 8601 */
  readonly at: string;
  /** As "2 hours ago", with the whole time beside the pointer. Default false. */
  readonly isRelative?: boolean;
};

/** A moment, where the reader is. */
export function Time({ at, isRelative = false }: TimeProps) {
  const { ago, dateTime } = useAdminLocale();
  const date = new Date(at);
  return (
    <time dateTime={at} title={isRelative ? dateTime(date) : undefined}>
      {isRelative ? ago(date) : dateTime(date)}
    </time>
  );
}
