import { cookieOf, type VisitorSite } from "./startVisitorSite.ts";

/** Where a browser that keeps cookies is led in the end by an answer that signed it in. */
export async function ledTo(site: VisitorSite, answer: Response): Promise<string | null> {
  const by = answer.headers.get("location") ?? "";
  if (!/^(\/\w+)?\/sign-in\?signed-in=1/.test(by)) throw new Error(`It leads to ${by} at once.`);
  return (await site.get(by, { cookie: cookieOf(answer) })).headers.get("location");
}
