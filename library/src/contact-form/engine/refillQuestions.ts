import type { RefillAnswer } from "../wire.ts";
import { offerWords } from "./offerWords.ts";
import { hiddenInput } from "./readForm.ts";

/**
 * Puts fresh questions in place: a quiz's question with its answer's hash, a captcha's picture with
 * its number. What was answered to the old one is emptied.
 * @param keeps fields of which the old question stays, since it was answered right
 */
export function refillQuestions(
  box: HTMLElement,
  { quiz, captcha }: RefillAnswer,
  keeps: (field: string) => boolean,
): void {
  for (const [field, [question = "", hash = ""]] of Object.entries(quiz)) {
    if (!keeps(field)) refillQuiz(box, field, { question, hash });
  }
  // A picture is good for one answer, so a new one means that the old is void, right or not.
  for (const [field, address] of Object.entries(captcha)) refillCaptcha(box, field, address);
}

function refillQuiz(
  box: Element,
  field: string,
  { question, hash }: { readonly question: string; readonly hash: string },
): void {
  for (const input of inputsNamed(box, field)) {
    input.value = "";
    const label = input.closest("label")?.querySelector(".wpcf7-quiz-label");
    if (label) label.textContent = question;
  }
  const answer = hiddenInput(box, `_wpcf7_quiz_answer_${field}`);
  if (answer) answer.value = hash;
}

function refillCaptcha(box: HTMLElement, field: string, address: string): void {
  const number = /(?<!\d)(\d+)\.(?:png|gif|jpeg)$/.exec(address)?.[1] ?? "";
  const challenge = hiddenInput(box, `_wpcf7_captcha_challenge_${field}`);
  // The same once more: what was typed is right, and goes on being so.
  if (number && challenge?.value === number) return;
  if (challenge) challenge.value = number;
  for (const input of inputsNamed(box, field)) input.value = "";
  for (const image of box.querySelectorAll<HTMLImageElement>("img.wpcf7-captchac")) {
    if (image.classList.contains(`wpcf7-captcha-${field.replaceAll(":", "")}`)) image.src = address;
  }
  offerWords(box, field, address);
}

function inputsNamed(box: Element, name: string): HTMLInputElement[] {
  return [...box.querySelectorAll("input")].filter((input) => input.name === name);
}
