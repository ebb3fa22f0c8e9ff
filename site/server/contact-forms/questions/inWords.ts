import type { Locale } from "../../../texts/createLocale.ts";
import { answersTo } from "./captchaChallenge.ts";

/** What each figure is called, from 1 on. */
const FIGURES = [
  "contactForm.figure1",
  "contactForm.figure2",
  "contactForm.figure3",
  "contactForm.figure4",
  "contactForm.figure5",
  "contactForm.figure6",
  "contactForm.figure7",
  "contactForm.figure8",
  "contactForm.figure9",
] as const;

/** A challenge as a question in words, for who does not see its picture. */
export function inWords(challenge: string, secret: string, say: Locale["say"]): string {
  const { figures } = answersTo(challenge, secret);
  const [first = "", second = "", third = "", fourth = ""] = figures.map((figure) => {
    const key = FIGURES[figure - 1];
    return key ? say(key) : "";
  });
  return say("contactForm.figures", { first, second, third, fourth });
}
