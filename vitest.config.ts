import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "./scripts/findChromium.js";

const resolve = { conditions: ["vitrine-source", "module", "import", "default"] };
// Without "import": Node would be told so, and then give CommonJS packages modules for their require().
const ssr = { resolve: { conditions: ["vitrine-source", "module", "default"] } };

/** What a test polls for: a busy machine takes longer than the one second that is the default. */
const PATIENT = { poll: { timeout: 10_000 } };

/**
 * Of a thousand journeys, each with a browser and servers beside it on the same few processors, one or
 * another waits too long for its page. Only that is tried once more, never a wrong result, and it is told by
 * name: what is told twice is a fault.
 */
const RETRY_WHEN_LATE = { count: 1, condition: /: Timeout \d+ms exceeded/ };

/** Journeys that also pass where two servers answer in turn: whatever asks a server for more than pages. */
const ON_TWO_SERVERS = [
  ...["addresses", "comments", "contactForm", "contactFormWithoutScript", "embed", "home"],
  ...["languages", "pictures", "player", "search", "shop"],
].join(",");

/**
 * Six kinds of test, each of which also runs alone (`npm run test:unit` …). The kind decides
 * which rows of the ledger a test may observe: see tests/conformance.
 */
export default defineConfig({
  test: {
    // By default one core of two would stand idle.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: "unit",
          environment: "node",
          // Some start databases and processes, which a busy machine takes its time for.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: PATIENT,
          include: ["{library,site,scripts,bench,tests}/**/*.test.{ts,tsx}"],
          exclude: [
            "**/node_modules/**",
            "**/dist/**",
            "**/*.browser.test.*",
            "**/*.http.test.*",
            "tests/journeys/**",
            "tests/shared/**",
            "tests/two-servers/**",
          ],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "http",
          environment: "node",
          include: ["site/**/*.http.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        plugins: [react()],
        resolve,
        optimizeDeps: {
          include: [
            ...["react", "react-dom", "react-dom/client", "react/jsx-dev-runtime"],
            ...["yet-another-react-lightbox", "yet-another-react-lightbox/plugins/zoom"],
            // Found only while a test runs, they would come with a React of their own.
            ...["@tanstack/react-query", "@tanstack/react-table", "react-router"],
            ...["autocomplete", "dialog", "menu", "number-field", "tabs", "toast"].map(
              (part) => `@base-ui/react/${part}`,
            ),
          ],
        },
        test: {
          name: "browser",
          include: [
            "library/src/**/*.browser.test.{ts,tsx}",
            "site/{admin,editor,preview}/**/*.browser.test.{ts,tsx}",
            "tests/conformance/*.browser.test.ts",
          ],
          setupFiles: ["tests/support/failOnConsole.ts"],
          testTimeout: 20_000,
          expect: PATIENT,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                executablePath: findChromium(),
                args: ["--no-sandbox", "--disable-background-networking", "--disable-quic"],
                // Dialogs lock scrolling without a shift: that shows only with real scrollbars.
                ignoreDefaultArgs: ["--hide-scrollbars"],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "journeys",
          environment: "node",
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/startSite.ts"],
          retry: RETRY_WHEN_LATE,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "two-servers",
          environment: "node",
          include: ["tests/two-servers/**/*.test.ts", `tests/journeys/{${ON_TWO_SERVERS}}.test.ts`],
          globalSetup: ["tests/support/startPair.ts"],
          // A site is in use: others must not change its limits and its content meanwhile.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "shared",
          environment: "node",
          include: ["tests/shared/**/*.test.ts"],
          globalSetup: ["tests/support/startSite.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
    ],
  },
});
