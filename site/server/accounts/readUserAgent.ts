/** Names of browsers and systems as people know them; null where a browser does not say. */
export type NamedBrowser = { readonly browser: string | null; readonly system: string | null };

/** What a browser calls itself, in words: many name those that they resemble, so the first that fits counts. */
export function readUserAgent(text: string): NamedBrowser {
  return { browser: firstOf(BROWSERS, text), system: firstOf(SYSTEMS, text) };
}

type Signs = readonly (readonly [sign: RegExp, name: string])[];

const BROWSERS: Signs = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: Signs = [
  [/\biPad\b/, "iPadOS"],
  [/\biPhone\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

function firstOf(signs: Signs, text: string): string | null {
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}
