import type { Rule, Schema } from "../../library/src/contact-form/schema.ts";
import type { ItemRecord } from "../../site/content/import/ExportRecord.ts";
import {
  type ImportedContactForm,
  toContactForm,
} from "../../site/content/import/toContactForm.ts";
import { phpSerialized } from "../support/exports/phpSerialized.ts";
import { readBody } from "./recordings.ts";

type OldForm = {
  /** The number it was recorded under. */
  readonly id: number;
  readonly template: string;
  readonly title?: string;
  readonly settings?: string;
  /** In place of `messages`. */
  readonly messages?: Readonly<Record<string, string>>;
};

/** What the recorded system's forms say. */
const messages = {
  mail_sent_ok: "Thank you for your message. It has been sent.",
  mail_sent_ng: "There was an error trying to send your message. Please try again later.",
  validation_error: "One or more fields have an error. Please check and try again.",
  spam: "There was an error trying to send your message. Please try again later.",
  accept_terms: "You must accept the terms and conditions before sending your message.",
  invalid_required: "Please fill out this field.",
  invalid_too_long: "This field has a too long input.",
  invalid_too_short: "This field has a too short input.",
  invalid_email: "Please enter an email address.",
  invalid_url: "Please enter a URL.",
  invalid_tel: "Please enter a telephone number.",
  invalid_number: "Please enter a number.",
  number_too_small: "This field has a too small number.",
  number_too_large: "This field has a too large number.",
  invalid_date: "Please enter a date in YYYY-MM-DD format.",
  date_too_early: "This field has a too early date.",
  date_too_late: "This field has a too late date.",
  upload_file_type_invalid: "You are not allowed to upload files of this type.",
  upload_file_too_large: "The uploaded file is too large.",
  upload_failed: "There was an unknown error uploading the file.",
  upload_failed_php_error: "There was an error uploading the file.",
  quiz_answer_not_correct: "The answer to the quiz is incorrect.",
  captcha_not_match: "Your entered code is incorrect.",
} as const;

/** Those that no form of the recorded system can change. */
const fixed = {
  invalid_choice: "Undefined value was submitted through this field.",
  too_many_items: "Too many items are selected.",
  aborted: "Sending mail has been aborted.",
} as const;

const WHO = "<label> Who [text* who] </label>";

/** Templates of our own that make what the recorded pages and rules show, by the names of the pages. */
const oldForms = {
  text: {
    id: 5,
    title: "Text form",
    template: `<label> You [text* your-name id:your-name minlength:2 maxlength:20 autocomplete:name placeholder "Jane Doe"] </label>
<label> Nick [text nick id:nick class:nick class:wide size:10 maxlength:15 tabindex:3 "default nick"] </label>
<label> Email [email* your-email autocomplete:email] </label>
<label> Another [email second-email] </label>
<label> Site [url your-url id:your-url] </label>
<label> Phone [tel your-tel id:your-tel] </label>
<label> Phone at work [tel* req-tel] </label>
<label> Message [textarea* your-message id:msg minlength:10 maxlength:60 placeholder "Ten to sixty"] </label>
[count your-message][count your-message down]
<label> Note [textarea note 40x4 "Default note"] </label> [count note up]
[text readonly-one readonly "fixed"]
[submit "Send it"]`,
  },
  choice: {
    id: 7,
    template: `<label> One of three [select menu-single "One" "Two" "Three & four"] </label>
<label> A colour [select* menu-blank include_blank "Red" "Green" "Blue"] </label>
<label> A letter [select* menu-first first_as_label "Pick one" "Alpha" "Beta"] </label>
<label> The second [select menu-default default:2 "A" "B" "C"] </label>
<label> Some [select menu-multi multiple "m1" "m2" "m3"] </label>
<label> Any [select* menu-multi-req multiple include_blank "r1" "r2"] </label>
<label> To [select menu-pipe "Sales|sales@example.test" "Support|support@example.test"] </label>
<p>Boxes [checkbox check-plain "a" "b" "c"]</p>
<p>Needed [checkbox* check-req id:check-req use_label_element "x" "y" "z"]</p>
<p>At most one [checkbox check-excl exclusive "e1" "e2" "e3"]</p>
<p>Exactly one [checkbox* check-excl-req exclusive use_label_element "k1" "k2"]</p>
<p>Your own [checkbox check-free use_label_element free_text "f1" "f2" "Other"]</p>
<p>Behind [checkbox check-lf label_first default:2 "l1" "l2"]</p>
<p>Either [radio radio-plain default:1 "r one" "r two"]</p>
<p>Neither [radio radio-none id:radio-none use_label_element "p" "q"]</p>
<p>Or else [radio radio-free use_label_element free_text default:1 "g1" "g2" "Else"]</p>
[submit "Send"]`,
  },
  number: {
    id: 9,
    template: `<label> Half steps [number* num id:num min:5 max:10 step:0.5] </label>
<label> Any [number num-free] </label>
<label> Below nought [number num-neg min:-5 max:-1 "-3"] </label>
<label> Fives [range rng min:0 max:50 step:5] </label>
<label> Hundred [range* rng-def] </label>
<label> In 2024 [date* when id:when min:2024-01-10 max:2024-12-20] </label>
<label> Some day [date when-free] </label>
<label> Soon [date when-rel min:today max:today+30days] </label>
[hidden hid "secret value"]
[hidden hid-get "fallback"]
<label> Colour [text colour] </label>
<p>[reflection colour "nothing yet" "second default"]</p>
<p>So: [output colour "none"]</p>
[checkbox picks "u" "v" "w"] [reflection picks "no picks"] [reflection when-free]
[submit "Send"]`,
  },
  file: {
    id: 11,
    template: `${WHO}
<label> Paper [file* doc id:doc limit:1kb filetypes:txt|pdf] </label>
<label> Picture [file pic limit:2mb filetypes:image/*|.txt] </label>
<label> Film [file anyfile] </label>
[quiz capital-quiz id:capital-quiz "Capital of France?|Paris" "Capital of Japan?|Tokyo"]
[acceptance terms id:terms] I agree to the <a href="/terms/">terms</a>. [/acceptance]
[acceptance robots invert] I am a robot. [/acceptance]
[acceptance news optional default:on] Send me <em>news</em>. [/acceptance]
[response]
[submit "Upload"]`,
  },
  accval: {
    id: 13,
    settings: "acceptance_as_validation: on",
    template: `${WHO}
[acceptance terms] I agree. [/acceptance]
[acceptance robots invert] I am a robot. [/acceptance]
[acceptance news optional] News. [/acceptance]
[submit "Send"]`,
  },
  demo: {
    id: 15,
    settings: "demo_mode: on",
    template: `${WHO} [quiz sum "1+1=?|2"] [submit "Send"]`,
  },
  skip: { id: 17, settings: "skip_mail: on", template: `${WHO} [submit "Send"]` },
  fail: { id: 19, template: `${WHO} [submit "Send"]` },
  outcome: {
    id: 21,
    template: `${WHO} <label> Email [email who-mail] </label> <label> What [textarea what] </label> [submit "Send"]`,
  },
  swv: {
    id: 23,
    template: `<label> Time [text swv-time] </label>
<label> Day [date swv-date] </label>
<label> Step [number swv-step] </label>
[checkbox swv-items use_label_element "i1" "i2" "i3" "i4"]
<label> File [file swv-file limit:100 filetypes:txt] </label>
<label> Either [text swv-either] </label>
<label> All [text swv-all] </label>
<label> Nest [text swv-nest] </label>
[submit "Send"]`,
  },
  captcha: {
    id: 27,
    template: `${WHO} [captchac cap-1] [captchar cap-1] [quiz sum "2+2=?|4"] [submit "Send"]`,
  },
  subs: { id: 31, settings: "subscribers_only: true", template: `${WHO} [submit "Send"]` },
  markup: {
    id: 33,
    template: `<label> Who [text* who id:markup-who] </label> [submit "Send"]`,
    messages: {
      mail_sent_ok: "<b>Sent ok</b> &amp; done",
      validation_error: '<a href="#">Errors</a> here &amp; there',
      invalid_required: 'Need <em>this</em> &amp; "that" – ünïcode ☃',
    },
  },
} as const satisfies Record<string, OldForm>;

export type OldFormName = keyof typeof oldForms;
export const oldFormNames = Object.keys(oldForms) as readonly OldFormName[];

/** A form as an import makes it of a template, and the number it was recorded under. */
export type FormOfTemplate = ImportedContactForm & { readonly id: number };

export function formOfTemplate(name: OldFormName): FormOfTemplate {
  const old: OldForm = oldForms[name];
  const made = toContactForm(itemOf(old));
  if (typeof made === "string") throw new Error(`${name}: ${made}`);
  const { form, notes } = made;
  if (notes.length > 0) throw new Error(`${name}: ${notes.join("; ")}`);
  const definition = {
    ...form.definition,
    messages: { ...form.definition.messages, ...fixed },
    ...(name === "swv" && { rules: rulesOfPlugin() }),
  };
  return { ...form, id: old.id, definition };
}

function itemOf({ title = "Contact form", template, settings = "", ...old }: OldForm): ItemRecord {
  return {
    type: "item",
    fields: new Map([["title", title]]),
    terms: [],
    meta: new Map([
      ["_form", template],
      ["_locale", "en_US"],
      ["_messages", phpSerialized({ ...messages, ...old.messages })],
      ["_additional_settings", settings],
    ]),
  };
}

/** Rules that no tag makes: a plug-in put them behind those of the tags. */
function rulesOfPlugin(): readonly Rule[] {
  const known: ReadonlySet<unknown> = new Set(Object.values({ ...messages, ...fixed }));
  return (readBody("schema-swv") as unknown as Schema).rules.filter(
    ({ error }) => !known.has(error),
  );
}
