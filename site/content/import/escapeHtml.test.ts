import { expect, test } from "vitest";
import { escapeHtml } from "./escapeHtml.ts";

test("A text says in HTML what it says, and ends neither an element nor an attribute in quotes of either kind", () => {
  expect(escapeHtml(`<b title="a" lang='b'>Rock & roll &amp;</b>`)).toBe(
    "&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;Rock &amp; roll &amp;amp;&lt;/b&gt;",
  );
});
