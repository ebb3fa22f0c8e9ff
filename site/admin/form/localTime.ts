/** The last moment that controls take: a year of five digits, which a slip of a finger makes, is none. */
export const LAST_LOCAL_TIME = "9999-12-31T23:59";

/** A moment as controls for date and time write it, where the reader is; empty for what is no moment. */
export function toLocalTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const [year, month, day, hour, minute] = [
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  ].map((part) => String(part).padStart(2, "0"));
  return `${year?.padStart(4, "0")}-${month}-${day}T${hour}:${minute}`;
}

/** The same the other way; empty while it is not whole. */
export function fromLocalTime(local: string): string {
  const date = new Date(local);
  return local === "" || Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
