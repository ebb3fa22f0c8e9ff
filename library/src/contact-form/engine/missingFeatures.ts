/**
 * What a contact form needs and this browser lacks, as one sentence for the console
 * (specification, section 8); undefined where nothing is missing.
 */
export function missingFeatures(view: Window & typeof globalThis): string | undefined {
  const needed: readonly (readonly [name: string, part: unknown])[] = [
    ["fetch", view.fetch],
    ["FormData", view.FormData],
    ["NodeList.forEach", view.NodeList?.prototype.forEach],
    ["String.replaceAll", view.String.prototype.replaceAll],
  ];
  const missing = needed.filter(([, part]) => !part).map(([name]) => name);
  return missing.length > 0 ? `Your browser does not support ${missing.join(" / ")}` : undefined;
}
