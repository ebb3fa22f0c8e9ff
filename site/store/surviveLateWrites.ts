let isWatching = false;

/**
 * Where a connection ends in the middle of a transaction, postgres.js still writes its ROLLBACK to the
 * socket that is gone, later and outside of any promise, so that the whole process would end. Whoever waits for
 * the transaction has been told by then; any other fault ends the process as it does everywhere.
 */
export function surviveLateWrites(): void {
  if (isWatching) return;
  isWatching = true;
  process.on("uncaughtException", (error: Error) => {
    if (isLateWrite(error) || process.listenerCount("uncaughtException") > 1) return;
    process.stderr.write(`${error.stack ?? error}\n`);
    process.exit(1);
  });
}

/** In 3.4.9 that is `nextWrite` in its connection.js, which reads `write` of null. */
export function isLateWrite({ name, message, stack = "" }: Error): boolean {
  return (
    name === "TypeError" &&
    message === "Cannot read properties of null (reading 'write')" &&
    /^\s+at (?:\w+\.)?nextWrite\b/m.test(stack)
  );
}
