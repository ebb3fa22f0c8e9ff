import type { RefillAnswer } from "../wire.ts";

/**
 * Puts fresh questions in place, where an answer brings any: what does it is fetched then, for few
 * forms ask questions.
 * @param keeps fields of which the old question stays, since it was answered right
 */
export async function refill(
  box: HTMLElement,
  answer: RefillAnswer,
  keeps: (field: string) => boolean = () => false,
): Promise<void> {
  if (Object.keys({ ...answer.quiz, ...answer.captcha }).length === 0) return;
  const { refillQuestions } = await import("./refillQuestions.ts");
  refillQuestions(box, answer, keeps);
}
