/**
 * An address in which the query says what `to` says, wherever that is not what `from` says: how a
 * link that changes one thing changes it in another address.
 */
export function changedQuery(address: string, from: string, to: string): string {
  const url = new URL(address);
  const [before, after] = [new URL(from).searchParams, new URL(to).searchParams];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const value = after.get(name);
    if (value === before.get(name)) continue;
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
