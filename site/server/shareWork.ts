/** Many who want the same at once wait for one that does the work. */
export function shareWork<Made>(): (key: string, work: () => Promise<Made>) => Promise<Made> {
  const underWay = new Map<string, Promise<Made>>();
  return (key, work) => {
    const before = underWay.get(key);
    if (before) return before;
    const now = work().finally(() => underWay.delete(key));
    underWay.set(key, now);
    return now;
  };
}
