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

/** Places beyond our own that what stands on a page may fetch from, as a policy names them. */
export type PageReach = {
  /** Whose pages frames may show, such as "https://player.vimeo.com". */
  readonly frames: ReadonlySet<string>;
  /** Where films and sounds may come from, such as "blob:" for what a script hands over. */
  readonly media: ReadonlySet<string>;
};

/** What the policy of one page says beside that of every page; "" for most. */
export function policyBeyond({ frames, media }: PageReach): string {
  return [directive("frame-src", frames), directive("media-src", media)].filter(Boolean).join("; ");
}

function directive(name: string, places: ReadonlySet<string>): string {
  return places.size > 0 ? `${name} 'self' ${[...places].sort().join(" ")}` : "";
}

type Headers = Readonly<Record<string, string>>;

/** The headers of one page: those of every page, the policy with what it says beside. */
export function withPolicyBeyond(headers: Headers, beyond: string): Headers {
  const policy = headers[POLICY];
  return policy && beyond ? { ...headers, [POLICY]: `${policy}; ${beyond}` } : headers;
}

const POLICY = "content-security-policy";

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
