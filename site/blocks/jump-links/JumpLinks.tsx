import * as v from "valibot";
import { JumpLink } from "vitrine/jump-links";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const link = v.object({
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.title("Label")),
  anchor: v.pipe(
    v.string(),
    v.regex(/^[a-z][\w-]*$/i),
    v.maxLength(80),
    v.title("Leads to"),
    v.description("The name for links of a heading on the same page."),
  ),
});

const fields = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.title("Title")),
  links: v.pipe(
    v.array(v.pipe(link, v.title("Link"))),
    v.minLength(1),
    v.maxLength(60),
    v.title("Links"),
  ),
  smooth: v.optional(v.pipe(v.boolean(), v.title("Scrolls smoothly")), true),
});

type Fields = v.InferOutput<typeof fields>;

/** What there is on this page, as links. */
function JumpLinks({ id, fields: { title, links, smooth } }: BlockProps<Fields>) {
  useStyle("jump-links");
  return (
    <nav className="jump-links" aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="label">
        {title}
      </p>
      <ul>
        {links.map(({ label, anchor }) => (
          <li key={anchor + label}>
            <JumpLink to={`#${anchor}`} smooth={smooth}>
              {label}
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const jumpLinks = defineBlock({
  type: "jump-links",
  label: "Links on this page",
  fields,
  component: JumpLinks,
});
