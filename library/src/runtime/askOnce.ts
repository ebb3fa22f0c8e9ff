/** Asks once, however often it is called, with what the first call gives; again only where that failed. */
export function askOnce<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return (...given) => {
    answer ??= ask(...given);
    answer.catch(() => {
      answer = undefined;
    });
    return answer;
  };
}
