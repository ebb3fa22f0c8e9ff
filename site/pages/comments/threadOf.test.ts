import { describe, expect, test } from "vitest";
import type { ShownComment } from "../../content/ShownComment.ts";
import { MAX_THREAD_DEPTH, replyParent, type ThreadNode, threadOf } from "./threadOf.ts";

function comment(id: string, parentId: string | null = null): ShownComment {
  const createdAt = new Date(0);
  return { id, parentId, authorName: id, body: id, rating: null, createdAt, isOfSite: false };
}

/** A chain a > b > c …, each the answer to the one before. */
function chain(length: number): ShownComment[] {
  const ids = Array.from({ length }, (_, index) => `c${index + 1}`);
  return ids.map((id, index) => comment(id, ids[index - 1] ?? null));
}

/** "a(b c(d))" */
function written(nodes: readonly ThreadNode[]): string {
  return nodes
    .map(({ comment: { id }, replies }) => (replies.length > 0 ? `${id}(${written(replies)})` : id))
    .join(" ");
}

describe("a thread", () => {
  test("has answers below what they answer, in the order given", () => {
    const comments = [
      comment("a"),
      comment("b"),
      comment("c", "a"),
      comment("d", "c"),
      comment("e", "a"),
    ];
    expect(written(threadOf(comments))).toBe("a(c(d) e) b");
  });

  test("is four deep; deeper answers stand beside the deepest", () => {
    expect(MAX_THREAD_DEPTH).toBe(4);
    expect(written(threadOf(chain(4)))).toBe("c1(c2(c3(c4)))");
    expect(written(threadOf(chain(6)))).toBe("c1(c2(c3(c4 c5 c6)))");
  });

  test("says of an answer that stands beside what it answers, which that is", () => {
    const told = (nodes: readonly ThreadNode[]): (string | undefined)[] =>
      nodes.flatMap(({ answers, replies }) => [answers?.id, ...told(replies)]);
    expect(told(threadOf(chain(6)))).toEqual([...Array(4), "c4", "c5"]);
    expect(told(threadOf([comment("b", "gone")]))).toEqual([undefined]);
  });

  test("shows answers to a comment that is not shown at the top", () => {
    expect(written(threadOf([comment("b", "gone"), comment("c", "b")]))).toBe("b(c)");
  });

  test("of thousands of answers is made quickly and without a deep stack", () => {
    const started = performance.now();
    expect(threadOf(chain(3000))).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test("that runs in a circle ends", () => {
    expect(() => threadOf([comment("a", "b"), comment("b", "a")])).not.toThrow();
  });
});

describe("an answer", () => {
  test("stands below what it answers, or below the deepest that may have answers", () => {
    const comments = chain(4);
    expect(comments.map(({ id }) => replyParent(comments, id))).toEqual(["c1", "c2", "c3", "c3"]);
  });

  test("to a comment that is not there has no place", () => {
    expect(replyParent(chain(2), "c9")).toBeUndefined();
  });
});
