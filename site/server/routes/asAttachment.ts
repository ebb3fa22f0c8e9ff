/** A Content-Disposition that has a file saved, with a name in any script (RFC 6266, RFC 8187). */
export function asAttachment(name: string | undefined): string {
  if (name === undefined) return "attachment";
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
