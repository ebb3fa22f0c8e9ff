import * as v from "valibot";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { linkAddressField } from "../address.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const fields = v.object({
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.title("Label")),
  href: v.pipe(linkAddressField, v.title("Leads to")),
  look: v.optional(v.pipe(v.picklist(["primary", "quiet"]), v.title("Look")), "primary"),
});

type Fields = v.InferOutput<typeof fields>;

function Button({ fields: { label, href, look } }: BlockProps<Fields>) {
  const { link } = useLocale();
  return (
    <p className="button-line">
      <a className="button" data-look={look} href={link(href)}>
        {label}
      </a>
    </p>
  );
}

export const button = defineBlock({
  type: "button",
  label: "Button",
  fields,
  component: Button,
});
