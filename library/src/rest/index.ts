export type { FormPayload } from "../browser/formBody.ts";
export { HttpError, type HttpErrorKind } from "../browser/httpError.ts";
export { type RestOptions, rest } from "./rest.ts";
export { CACHE_BUSTER, MAX_CACHE_BUSTER, withCacheBuster } from "./withCacheBuster.ts";
