type Asked = { readonly page: number; readonly per: number };

/** What a list says beside its rows: which page this is, and how many there are. */
export function pageOf({ page, per }: Asked, total: number) {
  return { total, page, page_count: Math.max(1, Math.ceil(total / per)) };
}
