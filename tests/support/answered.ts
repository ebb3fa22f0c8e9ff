/** What a test says of itself in the report. */
type Task = { readonly meta: object };

/**
 * Asks a server over HTTP and marks the test as one that saw a real answer: only such a test may
 * observe a row of the ledger whose check says `server`.
 * @param task the test's own, as in `test("…", async ({ task }) => …)`
 */
export async function fetchAnswer(
  task: Task,
  url: string | URL,
  init?: RequestInit,
): Promise<Response> {
  const answer = await fetch(url, init);
  Object.assign(task.meta, { answered: true });
  return answer;
}
