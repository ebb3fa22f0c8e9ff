import { cleanLine, isVisible } from "../cleanText.ts";
import { invalid } from "./readBody.ts";

/** A person's name as it is stored. @throws SiteError 422 where nothing of it can be seen */
export function readName(sent: string): string {
  const name = cleanLine(sent);
  if (isVisible(name)) return name;
  throw invalid([{ path: ["name"], message: "Write a name." }]);
}
