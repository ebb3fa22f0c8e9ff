import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Of a nonce and of the tag, in bytes, as GCM is made for (NIST SP 800-38D). */
const NONCE = 12;
const TAG = 16;

export type Sealing = {
  /** The site's secret; a key for this alone is made of it. */
  readonly secret: string;
  /** What the text is for: it opens for nothing else. */
  readonly boundTo: string;
};

/** A text that only this site can read, by AES-256-GCM; another one each time. It begins with 16 random characters. */
export function sealText(text: string, { secret, boundTo }: Sealing): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce).setAAD(Buffer.from(boundTo));
  const sealed = [cipher.update(text, "utf8"), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString("base64url");
}

/** The text again; undefined where it was sealed by another secret, is for something else, or was changed. */
export function openText(sealed: string, { secret, boundTo }: Sealing): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE + TAG) return undefined;
  const nonce = bytes.subarray(0, NONCE);
  const cipher = createDecipheriv("aes-256-gcm", keyOf(secret), nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-TAG));
  try {
    const text = cipher.update(bytes.subarray(NONCE, -TAG), undefined, "utf8");
    return text + cipher.final("utf8");
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "vitrine settings", 32));
}
