import { useContext } from "react";
import { ContactForm, type ContactFormLabels, unitTagOf } from "vitrine/contact-form";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import { useContactFormNumber } from "../../server/render/useContactFormNumber.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { createLocale, type Locale } from "../../texts/createLocale.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { directionOf } from "../../texts/languages.ts";
import { AskedProductContext } from "./AskedProductContext.ts";
import { ClosedForm } from "./ClosedForm.tsx";
import { contactFormServer } from "./contactFormServer.ts";
import { formAsShown } from "./formAsShown.ts";
import { SentFormContext } from "./SentFormContext.ts";

type OwnFormProps = {
  readonly form: ShownForm;
  /** The field that says which product a visitor asks about. Default none. */
  readonly productField?: string | undefined;
};

/**
 * A form of this site, or a sentence in its place while it is closed. It speaks its own language, whatever
 * the page around it speaks.
 */
export function OwnForm({ form, productField }: OwnFormProps) {
  const { closed } = form;
  return closed ? (
    <ClosedForm form={form} reason={closed} />
  ) : (
    <OpenForm form={form} productField={productField} />
  );
}

function OpenForm({ form: { definition, language, handling }, productField }: OwnFormProps) {
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
  const isSent = sent?.unitTag === unitTag;
  const captcha = { alt: say("contactForm.captcha"), inWords: say("contactForm.inWords") };
  const asked = isSent ? sent.asked : {};
  const form = (
    <ContactForm
      form={formAsShown(definition, { link, values, captcha, asked })}
      unitTag={unitTag}
      dir={directionOf(own)}
      labels={labelsOf(say)}
      {...(isSent && { state: sent.state, className: "answered" })}
    />
  );
  if (handling.audience === "everyone") return form;
  // Pages are the same for everyone, so it is said to all; the server knows who is signed in.
  return (
    <div className="limited-form">
      <p lang={own} dir={directionOf(own)}>
        {say("contactForm.signedInOnly")} <a href={link("/sign-in")}>{say("accounts.signIn")}</a>
      </p>
      {form}
    </div>
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
