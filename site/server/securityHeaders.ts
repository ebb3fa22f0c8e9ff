/** Where the rules for fetching the next page ahead are. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/**
 * The content security policy of visitors' pages. Styles are open on purpose: pages carry their own,
 * and the server writes style attributes. Script is shut.
 */
export function contentSecurityPolicy(): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types vitrine",
  ].join("; ");
}

/** Headers of every answer. */
export function everyAnswerHeaders(https: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** Headers of every page. */
export function pageHeaders(): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy(),
    "cross-origin-resource-policy": "same-origin",
    "speculation-rules": `"${SPECULATION_RULES_PATH}"`,
    "x-frame-options": "SAMEORIGIN",
  };
}
