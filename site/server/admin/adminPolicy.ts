/**
 * The content security policy of the owner's screens: script is ours alone, and nobody may show them
 * in a frame. Pictures may come from the clipboard; the preview is a frame of ours.
 */
export function adminPolicy(): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // What is pasted and what is stored is read into documents that run nothing.
    "trusted-types vitrine-editor ProseMirrorClipboard",
  ].join("; ");
}
