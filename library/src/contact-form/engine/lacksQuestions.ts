/** Whether the form has a question that is still to come: on a page that was kept in a cache. */
export function lacksQuestions(box: Element): boolean {
  const answers = box.querySelectorAll<HTMLInputElement>("input[type=hidden]");
  return [...answers].some(
    ({ name, value }) => !value && /^_wpcf7_(?:quiz_answer|captcha_challenge)_/.test(name),
  );
}
