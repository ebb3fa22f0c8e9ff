import * as v from "valibot";
import { choiceOf } from "../../content/fields/asField.ts";
import { linkAddressField } from "../../content/fields/linkAddressField.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const fields = v.object({
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.title("Label")),
  href: v.pipe(linkAddressField, v.title("Leads to")),
  look: v.optional(
    v.pipe(choiceOf({ primary: "Strong", quiet: "Quiet" }), v.title("Look")),
    "primary",
  ),
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
