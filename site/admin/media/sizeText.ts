const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A number of bytes as people say it, such as "2.4 MB". */
export function sizeText(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: UNITS[step] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
