import { useContext } from "react";
import { ContactForm, type ContactFormLabels, unitTagOf } from "vitrine/contact-form";
import type { ShownForm } from "../../content/ShownForm.ts";
import { useContactFormNumber } from "../../server/render/useContactFormNumber.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { createLocale, type Locale } from "../../texts/createLocale.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { directionOf } from "../../texts/languages.ts";
import { AskedProductContext } from "./AskedProductContext.ts";
import { contactFormServer } from "./contactFormServer.ts";
import { formAsShown } from "./formAsShown.ts";
import { SentFormContext } from "./SentFormContext.ts";

type OwnFormProps = {
  readonly form: ShownForm;
  /** The field that says which product a visitor asks about. Default none. */
  readonly productField?: string | undefined;
};

/** A form of this site. It speaks its own language, whatever the page around it speaks. */
export function OwnForm({ form: { definition, language }, productField }: OwnFormProps) {
  useStyle("forms");
  useStyle("select");
  useStyle("contact-form");
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
