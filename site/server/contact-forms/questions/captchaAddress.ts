import { contactFormServer } from "../../../blocks/contact-form/contactFormServer.ts";

/** Where the pictures of captchas stand. */
export const CAPTCHA_API = `${contactFormServer.root}${contactFormServer.namespace}/captcha`;

/** The address of a challenge's picture; beside it, with ".txt", stands a question in words. */
export function captchaAddress(challenge: string): string {
  return `${CAPTCHA_API}/${challenge}.png`;
}

/** Which challenge a picture's address shows. */
export function challengeAt(address: string): string | undefined {
  return /(\d+)\.png$/.exec(address)?.[1];
}
