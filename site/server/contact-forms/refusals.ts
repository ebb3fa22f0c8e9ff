import type { MultipartTrouble } from "../multipart/MultipartError.ts";
import { UNEXPECTED } from "../unexpected.ts";
import type { Refusal } from "./WireRefusal.ts";

// In the real system's words; where it has none for it, in ours.

export const NO_FORM: Refusal = {
  status: 404,
  code: "wpcf7_not_found",
  message: "The requested contact form was not found.",
};
export const NO_ROUTE: Refusal = {
  status: 404,
  code: "rest_no_route",
  message: "No route was found matching the URL and request method.",
};
export const NO_LIST: Refusal = {
  status: 403,
  code: "wpcf7_forbidden",
  message: "You are not allowed to access contact forms.",
};
export const NO_ACCESS: Refusal = {
  ...NO_LIST,
  message: "You are not allowed to access the requested contact form.",
};
export const WRONG_TYPE: Refusal = {
  status: 415,
  code: "wpcf7_unsupported_media_type",
  message: "The request payload format is not supported.",
};
export const NO_UNIT_TAG: Refusal = {
  status: 400,
  code: "wpcf7_unit_tag_not_found",
  message: "There is no valid unit tag.",
};
const BROKEN: Refusal = {
  status: 400,
  code: "vitrine_body_not_readable",
  message: "The body is no multipart/form-data, or it breaks off.",
};
const TOO_MANY_PARTS: Refusal = {
  status: 400,
  code: "vitrine_too_many_parts",
  message: "These are more parts than the form has.",
};

const TOO_LARGE: Refusal = {
  status: 413,
  code: "vitrine_too_large",
  message: "This is more than the form takes. Send smaller files, or less text.",
};
export const TOO_OFTEN: Refusal = {
  status: 429,
  code: "vitrine_too_often",
  message: "Too many files were sent in a short time. Wait a few minutes, then send this again.",
};
export const FAILED: Refusal = {
  status: 500,
  code: "internal_server_error",
  message: UNEXPECTED.message,
};
const SILENT: Refusal = {
  status: 408,
  code: "vitrine_silent",
  message: "Too little came for too long, so it was given up. Send it again.",
};

/** What is told of a body that cannot be read. */
export const TROUBLES: Readonly<Record<MultipartTrouble, Refusal>> = {
  type: WRONG_TYPE,
  broken: BROKEN,
  "too-large": TOO_LARGE,
  "long-field": TOO_LARGE,
  "too-many": TOO_MANY_PARTS,
  silent: SILENT,
};
