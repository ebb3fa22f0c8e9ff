import { useContext } from "react";
import * as v from "valibot";
import { ContactForm, type ContactFormLabels, unitTagOf } from "vitrine/contact-form";
import type { ShownForm } from "../../content/ShownForm.ts";
import { type Span, SpanContext } from "../../pages/spanSizes.ts";
import { useContactFormNumber } from "../../server/render/useContactFormNumber.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { createLocale, type Locale } from "../../texts/createLocale.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { directionOf } from "../../texts/languages.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { AskedProductContext } from "./AskedProductContext.ts";
import { contactFormServer } from "./contactFormServer.ts";
import { formAsShown } from "./formAsShown.ts";
import { SentFormContext } from "./SentFormContext.ts";

const fields = v.object({
  form: v.pipe(v.string(), v.nonEmpty(), v.title("Form"), v.description("Its short name.")),
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
  useStyle("forms");
  useStyle("select");
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

type OwnFormProps = { readonly form: ShownForm; readonly productField: string | undefined };

/** Speaks its own language, whatever the page around it speaks. */
function OwnForm({ form: { definition, language }, productField }: OwnFormProps) {
  const { link, siteLanguage } = useLocale();
  const number = useContactFormNumber(contactFormServer);
  const product = useContext(AskedProductContext);
  const sent = useContext(SentFormContext);
  const own = language ?? siteLanguage;
  const { say } = createLocale({ language: own, siteLanguage, currency: "EUR" });
  const unitTag = unitTagOf(definition.id, 0, number);
  // What was sent stands in place of what the address asks about, or nothing once it has arrived.
  const values = productField && product && !sent ? { [productField]: product } : {};
  return (
    <ContactForm
      form={formAsShown(definition, { link, values })}
      unitTag={unitTag}
      dir={directionOf(own)}
      labels={labelsOf(say)}
      {...(sent?.unitTag === unitTag && { state: sent.state, className: "answered" })}
    />
  );
}

/** What the engine may have to say on our own pages. */
function labelsOf(say: Locale["say"]): Partial<ContactFormLabels> {
  return {
    sending: say("contactForm.sending"),
    offline: say("contactForm.offline"),
    timeout: say("contactForm.timeout"),
    refused: say("contactForm.refused"),
    unreadable: say("contactForm.unreadable"),
    retry: say("contactForm.retry"),
    draft: say("contactForm.draft"),
    discard: say("contactForm.discard"),
    close: say("contactForm.close"),
  };
}

export const contactForm = defineBlock<Fields, Data>({
  type: "contact-form",
  label: "Contact form",
  fields,
  slots: ["beside"],
  load: ({ form }, source) => source.findContactForm({ key: form }),
  component: ContactFormBlock,
});
