import { beforeAll, expect, test } from "vitest";
import type { ArchiveQuestion } from "../content/PageSource.ts";
import { countAddresses, listAddresses, SITEMAP_PART_SIZE } from "./addresses.ts";
import { ensureAuthor } from "./authors.ts";
import { listArchive } from "./listArchive.ts";
import { writeTerm } from "./terms.ts";
import { pageContent, productWrite } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";
import { writeProduct } from "./writeProduct.ts";

describeEachStore("Archives", ({ store }) => {
  const db = () => store().db;
  const list = (question: Partial<ArchiveQuestion> = {}) =>
    listArchive(db(), { kind: "post", page: 1, pageSize: 10, ...question });
  const paths = async (question: Partial<ArchiveQuestion>) =>
    (await list(question))?.items.map(({ path }) => path.slice(1));

  beforeAll(async () => {
    const ada = await ensureAuthor(db(), { slug: "ada", name: "Ada" });
    await ensureAuthor(db(), { slug: "idle", name: "Idle" });
    const paper = await writeTerm(db(), {
      kind: "category",
      slug: "paper",
      name: "Paper",
      description: "Sheets",
    });
    const tag = await writeTerm(db(), { kind: "tag", slug: "paper", name: "Paper tag" });
    await writeTerm(db(), { kind: "tag", slug: "unused", name: "Unused" });
    const posts = [
      { path: "/january", publishedAt: new Date("2026-01-31T23:59:59.999Z"), termIds: [paper] },
      { path: "/february", publishedAt: new Date("2026-02-01T00:00:00.000Z"), authorId: ada },
      { path: "/late-february", publishedAt: new Date("2026-02-28T23:00:00Z"), termIds: [tag] },
      { path: "/draft", status: "draft" as const, termIds: [paper], authorId: ada },
      { path: "/scheduled", publishedAt: new Date(Date.now() + 3_600_000), termIds: [paper] },
    ];
    for (const post of posts) {
      await writeDocument(db(), { content: pageContent({ kind: "post", ...post }) });
    }
    const project = pageContent({ kind: "project", path: "/project", termIds: [paper] });
    await writeDocument(db(), { content: project });
    await writeDocument(db(), { content: pageContent({ path: "/page" }) });
    await writeDocument(db(), { content: pageContent({ kind: "footer", path: "/footer" }) });
    await writeProduct(db(), productWrite("/product"));
  });

  test("of all posts, or all projects, are of nothing in particular, newest first", async () => {
    expect(await list()).toMatchObject({ subject: null, total: 3, page: 1, pageCount: 1 });
    expect(await paths({})).toEqual(["late-february", "february", "january"]);
    expect(await paths({ kind: "project" })).toEqual(["project"]);
  });

  test("of a category, tag or author say what they are of, in two queries", async () => {
    const { result, queries } = await countQueries(db(), (counted) =>
      listArchive(counted, {
        kind: "post",
        page: 1,
        pageSize: 10,
        term: { kind: "category", slug: "paper" },
      }),
    );
    expect(queries).toBeLessThanOrEqual(2);
    expect(result).toMatchObject({ subject: { name: "Paper", description: "Sheets" }, total: 1 });
    expect(await paths({ term: { kind: "category", slug: "paper" } })).toEqual(["january"]);
    expect(await paths({ term: { kind: "tag", slug: "paper" } })).toEqual(["late-february"]);
    expect(await list({ author: "ada" })).toMatchObject({
      subject: { name: "Ada", description: "" },
      items: [{ path: "/february" }],
    });
  });

  test("of a month begin and end by the clock of Greenwich", async () => {
    expect(await paths({ month: { year: 2026, month: 1 } })).toEqual(["january"]);
    expect(await paths({ month: { year: 2026, month: 2 } })).toEqual(["late-february", "february"]);
    expect(await list({ month: { year: 2026, month: 2 } })).toMatchObject({
      subject: { name: "2026-02" },
    });
  });

  test("of what is there but has no posts are empty; of what is not there, or an empty month, there are none", async () => {
    const empty = { items: [], total: 0, pageCount: 1 };
    expect(await list({ term: { kind: "tag", slug: "unused" } })).toMatchObject(empty);
    expect(await list({ author: "idle" })).toMatchObject(empty);
    expect(await list({ kind: "project", author: "ada" })).toMatchObject(empty);
    expect(await list({ term: { kind: "tag", slug: "none" } })).toBeUndefined();
    expect(await list({ author: "none" })).toBeUndefined();
    const months = [
      [2026, 3],
      [2026, 0],
      [2026, 13],
      [0, 1],
      [-5, 1],
      [99_999, 1],
      [2026.5, 1],
      [Number.NaN, 1],
      [9999, 12],
    ] as const;
    for (const [year, month] of months) {
      expect(await list({ month: { year, month } })).toBeUndefined();
    }
  });

  test("asked for several things give what fits all", async () => {
    const february = { year: 2026, month: 2 };
    expect(await paths({ author: "ada", month: february })).toEqual(["february"]);
    expect(await list({ author: "none", month: february })).toBeUndefined();
  });

  test("page by page come to an end; beyond it they are empty, with the true total", async () => {
    expect(await paths({ page: 2, pageSize: 2 })).toEqual(["january"]);
    for (const page of [3, 1e9, Number.MAX_SAFE_INTEGER]) {
      const beyond = await list({ page, pageSize: 2 });
      expect(beyond).toMatchObject({ items: [], total: 3, pageCount: 2 });
    }
    expect(await paths({ page: -1, pageSize: 1 })).toEqual(["late-february"]);
  });

  test("of hostile names are not there", async () => {
    for (const slug of ["' or 1=1 --", "\0", "\ud800", "x".repeat(10_000), ""]) {
      expect(await list({ author: slug })).toBeUndefined();
      expect(await list({ term: { kind: "tag", slug } })).toBeUndefined();
    }
  });

  test("The addresses for search engines are those of all public pages, each with its last change", async () => {
    expect(SITEMAP_PART_SIZE).toBe(10_000);
    const addresses = await listAddresses(db(), 0);
    expect(addresses.map(({ path }) => path).sort()).toEqual([
      "/february",
      "/january",
      "/late-february",
      "/page",
      "/product",
      "/project",
    ]);
    expect(addresses.every(({ updatedAt }) => (updatedAt?.getTime() ?? 0) > 0)).toBe(true);
    expect(await countAddresses(db())).toBe(6);
    for (const part of [1, 1e9, 1e300, Infinity])
      expect(await listAddresses(db(), part)).toEqual([]);
    for (const part of [-1, Number.NaN]) {
      expect((await listAddresses(db(), part)).length).toBeLessThanOrEqual(6);
    }
  });
});
