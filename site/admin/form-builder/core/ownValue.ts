/** What a record holds under a key; not what every object has, as under "constructor", which may be a field's name. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
