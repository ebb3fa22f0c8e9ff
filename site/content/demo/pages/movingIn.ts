import { code, prose } from "../demoBlocks.ts";
import type { DemoPage } from "../types.ts";

/** How the content of another system comes here. */
export const movingIn: DemoPage = {
  path: "/moving-in",
  title: "Bring your old site along",
  excerpt: "One command reads the export of another system.",
  body: [
    prose("Export your posts and pages from your old system as one file, then run:"),
    code("npm run import -- my-site.xml"),
    prose(
      "Their titles, addresses, dates, authors, categories and texts stand on this site afterwards, while it runs. What could run code or reach others is taken out of the texts. A report says what did not come along, and why. Running the same file again changes only what changed.",
    ),
  ],
};
