export type Kept<Value> = {
  /** What is kept under `key`, or else what `read` gives; who asks meanwhile waits for the same. */
  readonly read: (key: string, read: () => Promise<Value>) => Promise<Value>;
  readonly forget: () => void;
};

/** Keeps up to `limit` answers; beyond that the oldest go. A failure is not kept. */
export function keepUntilForgotten<Value>(limit: number): Kept<Value> {
  const kept = new Map<string, Promise<Value>>();
  return {
    read(key, read) {
      const known = kept.get(key);
      if (known) return known;
      const reading = read();
      kept.set(key, reading);
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      reading.catch(() => {
        if (kept.get(key) === reading) kept.delete(key);
      });
      return reading;
    },
    forget: () => kept.clear(),
  };
}
