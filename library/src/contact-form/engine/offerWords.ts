import { readLabels } from "../contactFormLabels.ts";
import { wordsAddress } from "./wordsAddress.ts";

/**
 * Offers a captcha's challenge as a question in words, where the markup has a link to it: in place of
 * the link a button, which shows the question above the input. With a fresh picture the question that
 * is shown becomes a fresh one.
 */
export function offerWords(box: HTMLElement, field: string, image: string): void {
  const address = wordsAddress(image, box.lang);
  for (const link of box.querySelectorAll<HTMLElement>("a.wpcf7-captcha-words")) {
    if (link.dataset.wordsFor === field) link.replaceWith(...createOffer(box, link));
  }
  for (const words of box.querySelectorAll<HTMLElement>("[role=status][data-words-for]")) {
    if (words.dataset.wordsFor !== field) continue;
    words.dataset.address = address;
    if (words.textContent) void showWords(box, words);
  }
}

function createOffer(box: HTMLElement, link: HTMLElement): readonly [HTMLElement, HTMLElement] {
  const { ownerDocument: document } = box;
  const { wordsFor = "" } = link.dataset;
  const button = document.createElement("button");
  button.type = "button";
  button.className = link.className;
  button.textContent = link.textContent;
  // There before its text, which screen readers say when it comes.
  const words = document.createElement("span");
  words.role = "status";
  words.id = `${box.id}-${wordsFor}-words`;
  words.dataset.wordsFor = wordsFor;
  button.onclick = async () => {
    await showWords(box, words);
    if (document.activeElement === button) describedInput(box, words)?.focus();
  };
  return [button, words];
}

/** Shows the question, or why there is none; the last that was asked for. */
async function showWords(box: HTMLElement, words: HTMLElement): Promise<void> {
  const { address = "" } = words.dataset;
  const text = await fetchWords(address).catch(() => readLabels(box).offline);
  if (words.dataset.address !== address) return;
  words.textContent = text;
  const input = describedInput(box, words);
  const ids = new Set([...(input?.getAttribute("aria-describedby")?.split(" ") ?? []), words.id]);
  input?.setAttribute("aria-describedby", [...ids].join(" "));
}

/** Whatever the outcome, the server says it in the visitor's words. @throws where it says nothing */
async function fetchWords(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: "omit" });
  if (!/^text\/plain/i.test(answer.headers.get("content-type") ?? "")) throw new Error(address);
  return answer.text();
}

function describedInput(box: HTMLElement, { dataset }: HTMLElement): HTMLElement | undefined {
  return [...box.querySelectorAll<HTMLElement>(".wpcf7-captchar")].find(
    (input) => (input as HTMLInputElement).name === dataset.wordsFor,
  );
}
