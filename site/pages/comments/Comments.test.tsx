import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ShownComment } from "../../content/ShownComment.ts";
import { createLocale } from "../../texts/createLocale.ts";
import { LocaleContext } from "../../texts/LocaleContext.tsx";
import { Comments, type CommentsProps } from "./Comments.tsx";

function comment(id: string, more: Partial<ShownComment> = {}): ShownComment {
  const createdAt = new Date("2024-05-06T07:08:09Z");
  const said = { authorName: "Ada", body: "Text", rating: null, createdAt, isOfSite: false };
  return { id, parentId: null, ...said, ...more };
}

function render(props: Partial<CommentsProps> = {}, language = "en"): string {
  const locale = createLocale({ language, siteLanguage: "en", currency: "EUR" });
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Comments path="/post" takesComments comments={[]} {...props} />
    </LocaleContext>,
  );
}

describe("the comments of a page", () => {
  test("have a form to write the first, and one below each to answer it", () => {
    expect(render()).toContain("You can be the first");
    const html = render({ comments: [comment("a"), comment("b", { parentId: "a" })] });
    expect(html.match(/<form/g)).toHaveLength(3);
    expect(html).toContain("2 comments");
    expect(html).toContain('name="parent" value="b"');
  });

  test("name whom they answer where the talk is deeper than it is shown, and lead there", () => {
    const ids = ["a", "b", "c", "d", "e"];
    const comments = ids.map((id, at) =>
      comment(id, { parentId: ids[at - 1] ?? null, authorName: `<${id}>` }),
    );
    const links = render({ comments }).match(/<a href="#comment-\w">.*?<\/a>/g);
    expect(links).toEqual(['<a href="#comment-d">In reply to \u2068&lt;d&gt;\u2069</a>']);
  });

  test("have no id twice, however many there are", () => {
    const comments = Array.from({ length: 20 }, (_, index) => comment(`c${index}`));
    const ids = [...render({ comments }).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("that are closed can be read and not answered; where there are none, there is nothing", () => {
    expect(render({ takesComments: false, comments: [comment("a")] })).not.toContain("<form");
    expect(render({ takesComments: false })).toBe("");
  });

  test("ask nothing of anyone: no picture, no script, no address but the site's own", () => {
    const html = render({ comments: [comment("a", { body: "See https://evil.example" })] });
    expect(html).not.toMatch(/<img|<script|<iframe|src=|url\(/);
    const links = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, address]) => address);
    expect(links.every((address) => address?.startsWith("#") || address === "/comments")).toBe(
      true,
    );
  });

  test("say which were written by who works on the site", () => {
    const html = render({ comments: [comment("a", { isOfSite: true }), comment("b")] });
    expect(html.match(/From this site/g)).toHaveLength(1);
    expect(html).toMatch(/<bdi>Ada<\/bdi><span[^>]*>From this site/);
  });

  test("show markup as text and keep paragraphs", () => {
    const html = render({ comments: [comment("a", { body: "<b>one</b>\n\ntwo\nthree" })] });
    expect(html).toContain("<p>&lt;b&gt;one&lt;/b&gt;</p><p>two\nthree</p>");
  });

  test("speak the language of the page, and post to its address", () => {
    const comments = [comment("a"), comment("b"), comment("c")];
    expect(render({ comments }, "de")).toContain("3 Kommentare");
    expect(render({ comments }, "ar")).toMatch(/[3٣] تعليقات/);
    expect(render({ comments: comments.slice(0, 2) }, "ar")).toContain("تعليقان");
    expect(render({ comments }, "de")).toContain('action="/de/comments"');
    expect(render({ comments }, "de")).toContain("6. Mai 2024");
  });
});

describe("the reviews of a product", () => {
  test("show their stars, and ask for them by radio buttons; answers do not", () => {
    const html = render({ isReview: true, comments: [comment("a", { rating: 4 })] });
    expect(html).toContain('aria-label="4 of 5 stars">★★★★☆');
    expect(html.match(/type="radio"/g)).toHaveLength(5);
    expect(html).toContain("Write a review");
  });
});
