/**
 * The cookies of a request, as a browser's context takes them.
 * @param {Readonly<Record<string, string>>} headers of `signInAs`
 * @param {string} url where they hold
 * @returns {{ name: string, value: string, url: string }[]}
 */
export function cookiesOf({ cookie = "" }, url) {
  return cookie.split("; ").map((one) => {
    const [name = "", ...value] = one.split("=");
    return { name, value: value.join("="), url };
  });
}
