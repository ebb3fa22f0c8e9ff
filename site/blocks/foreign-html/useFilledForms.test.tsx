import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainHandling } from "../../content/contact-forms/FormHandling.ts";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import { newPageRender, PageRenderContext } from "../../server/render/PageRender.ts";
import { emptySource } from "../../server/testing/emptySource.ts";
import { BlockTree } from "../BlockTree.tsx";
import { loadBlockData } from "../loadBlockData.ts";

const form: ShownForm = {
  key: "write-1",
  language: "de",
  definition: {
    id: 7,
    title: "Schreiben",
    locale: "de_DE",
    fields: [{ kind: "text", name: "a", label: "Name" }],
  },
  handling: plainHandling,
};

/** The page that shows this HTML, where a form `write-1` is stored. */
async function show(html: string) {
  const blocks = [{ id: "a", type: "foreign-html", fields: { html } }];
  const data = await loadBlockData(blocks, {
    ...emptySource,
    findContactForm: async (question) =>
      "key" in question && question.key === form.key ? form : undefined,
  });
  const page = newPageRender();
  const shown = renderToStaticMarkup(
    <PageRenderContext value={page}>
      <BlockTree blocks={blocks} data={data} />
    </PageRenderContext>,
  );
  return { shown, page };
}

test("forms stand where foreign HTML asks for them, each a copy of its own, in their language", async () => {
  const place = '<div data-contact-form="write-1"></div>';
  const { shown, page } = await show(`<p>a</p><section>${place}</section>${place}<p>b</p>`);
  expect(shown).toMatch(/<p>a<\/p><section><div class="contact-form"><div class="wpcf7/);
  expect([...shown.matchAll(/id="(wpcf7-f7-o\d)" lang="de-DE"/g)].map(([, id]) => id)).toEqual([
    "wpcf7-f7-o1",
    "wpcf7-f7-o2",
  ]);
  expect(page.contactForms).toMatchObject({ count: 2, options: { root: "/api/" } });
  expect(page.styles).toContain("contact-form");
});

test("a place whose form is gone stays empty", async () => {
  const { shown, page } = await show('<div data-contact-form="gone"></div>');
  expect(shown).toContain('<div data-contact-form="gone"></div>');
  expect(page.contactForms.count).toBe(0);
});
