import { SiteError } from "../SiteError.ts";

/** @throws SiteError 404 where there is nothing */
export function found<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new SiteError(404, "There is no such file among the media, or not any more.", {
    code: "missing",
  });
}
