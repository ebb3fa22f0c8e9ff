import { expect, test } from "vitest";
import { sentencesIn } from "./sentencesIn.ts";

test.each([
  ["that stands alone", 'refuse("Write a name.");', ["Write a name."]],
  ["with a value", `say(\`Use at most \${LIMIT} signs.\`);`, ["Use at most {} signs."]],
  ["of several parts", `"Full. " + \`Bring \${n}, \` + "no more.";`, ["Full. Bring {}, no more."]],
  ["that ends with values", `\`It is wrong: \${where}\${what}\`;`, ["It is wrong: {}"]],
  [
    "inside another",
    `say(\`Go to \${isHome ? "The first page." : there}.\`);`,
    ["Go to {}.", "The first page."],
  ],
  ["in markup", '<p title="Read it twice.">{"Go on now."}</p>;', ["Read it twice.", "Go on now."]],
])("A sentence %s is found", (_, source, sentences) => {
  expect(sentencesIn(source, "tsx")).toEqual(sentences);
});

test("What is no sentence is not taken for one", () => {
  const source = `f("name", "Names", \`/api/\${id}\`, "where it is.", "Alone.", 5 + 4, a + "b c.");`;
  expect(sentencesIn(source, "ts")).toEqual([]);
});
