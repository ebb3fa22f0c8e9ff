import * as v from "valibot";
import { asField } from "../../content/fields/asField.ts";
import type { Archive } from "../../content/PageSource.ts";
import { PostCard } from "../../pages/PostCard.tsx";
import type { Span } from "../../pages/spanSizes.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

/** How many posts such a list shows at most. */
export const MAX_LISTED_POSTS = 12;

const fields = v.object({
  category: v.optional(
    v.pipe(
      v.string(),
      v.title("Category"),
      v.description("Empty for all."),
      asField({ to: "post-category" }),
    ),
  ),
  limit: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_LISTED_POSTS),
      v.title("How many"),
    ),
    3,
  ),
  heading: v.optional(v.pipe(v.string(), v.maxLength(200), v.title("Heading"))),
});

type Fields = v.InferOutput<typeof fields>;

const THIRD: Span = { wide: 4, middle: 4, narrow: 4 };

function PostList({ fields: { heading }, data }: BlockProps<Fields, Data>) {
  if (!data || data.items.length === 0) return null;
  return (
    <section className="post-list">
      {heading && <h2>{heading}</h2>}
      <ol className="post-grid">
        {data.items.map((post) => (
          <li key={post.path}>
            <PostCard post={post} level={heading ? 3 : 2} span={THIRD} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Data = Archive | undefined;

export const postList = defineBlock<Fields, Data>({
  type: "post-list",
  label: "Posts",
  fields,
  load: ({ category, limit }, source) =>
    source.listArchive({
      kind: "post",
      page: 1,
      pageSize: limit,
      ...(category && { term: { kind: "category", slug: category, mayHaveMoved: true } }),
    }),
  component: PostList,
});
