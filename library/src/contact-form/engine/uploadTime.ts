/** Bytes in a millisecond that even a slow line carries: 50 kB a second. */
export const SLOWEST_UPLOAD = 50;

/** The most milliseconds that it should take to send a form's files. */
export function uploadTime(formData: FormData): number {
  let bytes = 0;
  for (const [, value] of formData) if (typeof value !== "string") bytes += value.size;
  return bytes / SLOWEST_UPLOAD;
}
