import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import {
  CONSENT_EVENT,
  CONSENT_FRESHNESS,
  hasConsent,
  onConsent,
  onConsentChange,
  setConsent,
} from "./consent.ts";
import { writeEntry } from "./storageEntry.ts";

const KEY = "vitrine.consent";
const stopRun = vi.fn();
const run = vi.fn(() => stopRun);

/** What another tab of the same site does to the storage, told as the browser tells it. */
function otherTab(text: string | null): void {
  if (text === null) localStorage.clear();
  else localStorage.setItem(KEY, text);
  const key = text === null ? null : KEY;
  window.dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
}

const entry = (choices: unknown, age = 0): string => writeEntry(choices, Date.now() - age * 1000);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => localStorage.clear());

test("Nobody has agreed to anything until they say so.", () => {
  const stop = onConsent(document, "statistics", run);
  expect(hasConsent("statistics")).toBe(false);
  expect(run).not.toHaveBeenCalled();
  stop();
});

test("What waits for an agreement runs when it comes, at once where it is there, and once.", () => {
  const stop = onConsent(document, "statistics", run);
  setConsent(document, { marketing: true });
  expect(run).not.toHaveBeenCalled();
  setConsent(document, { statistics: true });
  setConsent(document, { statistics: true, marketing: false });
  expect(run).toHaveBeenCalledOnce();
  expect([hasConsent("statistics"), hasConsent("marketing")]).toEqual([true, false]);
  const late = vi.fn(() => () => {});
  onConsent(document, "statistics", late)();
  expect(late).toHaveBeenCalledOnce();
  stop();
});

test("Withdrawing stops what ran, agreeing anew runs it anew, and the stop ends both.", () => {
  setConsent(document, { statistics: true });
  const stop = onConsent(document, "statistics", run);
  setConsent(document, { statistics: false });
  expect(stopRun).toHaveBeenCalledOnce();
  setConsent(document, { statistics: true });
  expect(run).toHaveBeenCalledTimes(2);
  stop();
  stop();
  expect(stopRun).toHaveBeenCalledTimes(2);
  setConsent(document, { statistics: false });
  setConsent(document, { statistics: true });
  expect(run).toHaveBeenCalledTimes(2);
});

test("A change of what is said to a purpose is told, and no other.", () => {
  const tell = vi.fn();
  const stop = onConsentChange(document, "marketing", tell);
  setConsent(document, { statistics: true });
  expect(tell).not.toHaveBeenCalled();
  setConsent(document, { marketing: false });
  setConsent(document, { marketing: false, statistics: false });
  setConsent(document, { marketing: true });
  stop();
  setConsent(document, { marketing: false });
  expect(tell.mock.calls).toEqual([[false], [true]]);
});

test("The page is told by an event with all choices.", () => {
  const hear = vi.fn();
  document.addEventListener(CONSENT_EVENT, hear);
  onTestFinished(() => document.removeEventListener(CONSENT_EVENT, hear));
  setConsent(document, { marketing: true });
  setConsent(document, { statistics: false });
  expect(CONSENT_EVENT).toBe("vitrine:consent");
  expect(hear.mock.lastCall?.[0].detail).toEqual({ marketing: true, statistics: false });
});

describe("Another tab", () => {
  test("that agrees or withdraws is followed.", () => {
    const stop = onConsent(document, "statistics", run);
    otherTab(entry({ statistics: true }));
    expect(run).toHaveBeenCalledOnce();
    otherTab(entry({ statistics: false }));
    expect(stopRun).toHaveBeenCalledOnce();
    stop();
  });

  test("that empties the storage withdraws.", () => {
    setConsent(document, { statistics: true });
    const stop = onConsent(document, "statistics", run);
    otherTab(null);
    expect(stopRun).toHaveBeenCalledOnce();
    stop();
  });

  test("of the browser truly reaches us, from another window of the site.", async () => {
    const frame = document.createElement("iframe");
    frame.src = "/package.json";
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    const stop = onConsent(document, "statistics", run);
    frame.contentWindow?.localStorage.setItem(KEY, entry({ statistics: true }));
    await expect.poll(() => run).toHaveBeenCalledOnce();
    stop();
  });
});

describe("What is stored", () => {
  test("holds for 180 days, then the visitor is asked again.", () => {
    expect(CONSENT_FRESHNESS).toBe(180 * 24 * 3600);
    localStorage.setItem(KEY, entry({ statistics: true }, CONSENT_FRESHNESS - 10));
    expect(hasConsent("statistics")).toBe(true);
    localStorage.setItem(KEY, entry({ statistics: true }, CONSENT_FRESHNESS + 10));
    expect(hasConsent("statistics")).toBe(false);
  });

  test("and is anything but a clear yes is a no.", () => {
    for (const junk of ["x", "null", entry(null), entry("statistics"), entry([]), entry(true)]) {
      localStorage.setItem(KEY, junk);
      expect(hasConsent("statistics"), junk).toBe(false);
    }
    for (const value of ["true", 1, {}, null]) {
      localStorage.setItem(KEY, entry({ statistics: value }));
      expect(hasConsent("statistics"), String(value)).toBe(false);
    }
  });

  test("is kept for the page where storage is forbidden.", () => {
    const native = Object.getOwnPropertyDescriptor(window, "localStorage");
    Object.defineProperty(window, "localStorage", {
      configurable: true,
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
    const stop = onConsent(document, "statistics", run);
    setConsent(document, { statistics: true });
    expect(run).toHaveBeenCalledOnce();
    setConsent(document, { statistics: false });
    expect(hasConsent("statistics")).toBe(false);
    stop();
    if (native) Object.defineProperty(window, "localStorage", native);
    setConsent(document, {});
  });
});

describe("What the site does not ask for", () => {
  const body = (name: string, value: string): void => {
    document.body.dataset[name] = value;
    onTestFinished(() => {
      delete document.body.dataset[name];
    });
  };

  test("holds from the start, and for nothing else, and is not stored as if the visitor had said so.", () => {
    body("vitrineConsent", "marketing");
    expect([hasConsent("marketing"), hasConsent("statistics")]).toEqual([true, false]);
    setConsent(document, { statistics: true });
    delete document.body.dataset.vitrineConsent;
    expect([hasConsent("marketing"), hasConsent("statistics")]).toEqual([false, true]);
  });

  test("ends where the visitor refuses, and goes on where they forget it.", () => {
    body("vitrineConsent", "marketing");
    const tell = vi.fn();
    const stop = onConsentChange(document, "marketing", tell);
    setConsent(document, { marketing: false });
    expect(hasConsent("marketing")).toBe(false);
    otherTab(null);
    stop();
    expect(tell.mock.calls).toEqual([[false], [true]]);
  });

  test.each([
    ["86400", 86_390, true],
    ["86400", 86_410, false],
    ["31536000", CONSENT_FRESHNESS + 10, true],
    ["for ever", 0, false],
  ])(
    "An answer holds for %s seconds where the body says so: after %i it is %s.",
    (text, age, is) => {
      body("vitrineConsentSeconds", text);
      localStorage.setItem(KEY, entry({ statistics: true }, age));
      expect(hasConsent("statistics")).toBe(is);
    },
  );
});

test("It leaves nothing behind.", async () => {
  await expectCleanStop(() => onConsent(document, "statistics", run), {
    during: () => setConsent(document, { statistics: true }),
  });
});
