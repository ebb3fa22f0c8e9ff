import * as v from "valibot";
import { EMBED_NAMES, Embed, type EmbedLabels } from "vitrine/embed";
import { asField } from "../../content/fields/asField.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const address = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2000, "Use at most 2,000 characters."),
    v.regex(/^https?:\/\//i, "Start with https://."),
    v.title("Page that is talked about"),
    v.description("Its whole address; empty for the page that the comments stand on."),
  ),
);

const fields = v.variant("service", [
  v.object({
    service: v.pipe(v.literal("facebook"), v.title("Service"), asField({ options: EMBED_NAMES })),
    address,
    count: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100), v.title("How many")),
      10,
    ),
  }),
  v.object({
    service: v.pipe(v.literal("disqus"), v.title("Service"), asField({ options: EMBED_NAMES })),
    address,
    shortname: v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[a-z\d](?:[a-z\d-]{0,60}[a-z\d])?$/i,
        "Use letters, digits and hyphens, at the ends no hyphen.",
      ),
      v.title("Forum"),
      v.description("Its short name at the service."),
    ),
  }),
]);

type Fields = v.InferOutput<typeof fields>;

function EmbedBlock({ fields }: BlockProps<Fields>) {
  useStyle("embed");
  const { say } = useLocale();
  const name = EMBED_NAMES[fields.service];
  const labels: EmbedLabels = {
    explain: say("embed.explain", { name }),
    show: say("embed.show", { name }),
    title: say("embed.title", { name }),
  };
  const { address } = fields;
  return fields.service === "facebook" ? (
    <Embed
      service="facebook"
      count={fields.count}
      labels={labels}
      {...(address && { href: address })}
    />
  ) : (
    <Embed
      service="disqus"
      shortname={fields.shortname}
      labels={labels}
      {...(address && { url: address })}
    />
  );
}

export const embed = defineBlock({
  type: "embed",
  label: "Comments kept elsewhere",
  fields,
  component: EmbedBlock,
});
