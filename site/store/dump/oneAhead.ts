/**
 * The same values in the same order, each asked for while the one before it is still at work: reading
 * and storing take no turns. Ended early, it ends its source.
 */
export async function* oneAhead<Value>(
  source: AsyncGenerator<Value, void>,
): AsyncGenerator<Value, void> {
  let asked = source.next();
  try {
    while (true) {
      const { value, done } = await asked;
      if (done) return;
      asked = source.next();
      // Thrown where it is awaited: until then nobody hears it.
      asked.catch(() => {});
      yield value;
    }
  } finally {
    await source.return();
  }
}
