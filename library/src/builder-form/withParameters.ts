import type { FormParameter } from "./formParameters.ts";

/** An address with more parameters behind those it has, before its place on the page (`#…`). */
export function withParameters(address: string, parameters: readonly FormParameter[]): string {
  if (parameters.length === 0) return address;
  const [, path = "", place = ""] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const joint = /[?&]$/.test(path) ? "" : path.includes("?") ? "&" : "?";
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  return `${path}${joint}${query}${place}`;
}
