import * as v from "valibot";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import { asField } from "../../content/fields/asField.ts";
import { type Span, SpanContext } from "../../pages/spanSizes.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { OwnForm } from "./OwnForm.tsx";

const fields = v.object({
  form: v.pipe(v.string(), v.nonEmpty(), v.title("Form"), asField({ to: "contact-form" })),
  productField: v.optional(
    v.pipe(
      v.string(),
      v.title("Field for a product"),
      v.description("The name of the field that says which product a visitor asks about."),
    ),
  ),
});

type Fields = v.InferOutput<typeof fields>;
type Data = ShownForm | undefined;

/** What stands beside the form; on narrow screens below it. */
const BESIDE: Span = { wide: 5, middle: 4, narrow: 4 };

function ContactFormBlock({ fields: { productField }, slots, data }: BlockProps<Fields, Data>) {
  useStyle("contact-form");
  return (
    <div className="contact-form">
      {data && <OwnForm form={data} productField={productField} />}
      {slots.beside && (
        <div className="beside-form">
          <SpanContext value={BESIDE}>{slots.beside}</SpanContext>
        </div>
      )}
    </div>
  );
}

export const contactForm = defineBlock<Fields, Data>({
  type: "contact-form",
  label: "Contact form",
  fields,
  slots: ["beside"],
  load: ({ form }, source) => source.findContactForm({ key: form }),
  component: ContactFormBlock,
});
