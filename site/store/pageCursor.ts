/** Where a page of a list ended: the next one begins after this document. */
export type PageCursor = { readonly publishedAt: Date; readonly id: string };

const FORM = /^(-?\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A cursor as text for an address, such as "1767225600000_0b9f…". */
export function formatPageCursor({ publishedAt, id }: PageCursor): string {
  return `${publishedAt.getTime()}_${id}`;
}

/** @returns undefined for text that is no cursor */
export function parsePageCursor(text: string): PageCursor | undefined {
  const [, time, id] = FORM.exec(text) ?? [];
  const publishedAt = new Date(Number(time));
  if (id === undefined || Number.isNaN(publishedAt.getTime())) return undefined;
  const year = publishedAt.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? { publishedAt, id } : undefined;
}
