export type { ContactFormApi } from "./api/contactFormApi.ts";
export { ContactForm, type ContactFormProps } from "./ContactForm.tsx";
export { type ContactFormLabels, contactFormLabels } from "./contactFormLabels.ts";
export {
  type ContactFormOptions,
  contactFormDefaults,
  createContactForm,
  type FormPage,
} from "./createContactForm.ts";
export { createMisplacedForms } from "./createMisplacedForms.ts";
export { defineForm } from "./definition/defineForm.ts";
export type * from "./definition/FormDefinition.ts";
export type { FieldName, FormValues } from "./definition/FormValues.ts";
export { fieldDefaults } from "./definition/fieldDefaults.ts";
export { fieldsOf } from "./definition/fieldsOf.ts";
export { type FormMessages, formMessages, messagesOf } from "./definition/formMessages.ts";
export { readFormValues } from "./definition/readFormValues.ts";
export { SCHEMA_VERSION, schemaOf } from "./definition/schemaOf.ts";
export { IDEMPOTENCY_FIELD } from "./engine/createSubmission.ts";
export { errorId } from "./engine/errorId.ts";
export type {
  FormEventDetail,
  FormEvents,
  FormInput,
  OutcomeDetail,
  ResetDetail,
  StatusChangedDetail,
  SubmissionDetail,
} from "./engine/formEvents.ts";
export type { FormCallbacks } from "./FormCallbacks.ts";
export type { FormState } from "./markup/FormState.ts";
export { CharacterCount, type CharacterCountProps } from "./markup/fields/CharacterCount.tsx";
export { Field, type FieldProps } from "./markup/fields/Field.tsx";
export { Output, type OutputProps } from "./markup/fields/Output.tsx";
export { optionValue } from "./markup/fields/optionValue.ts";
export { Reflection, type ReflectionProps } from "./markup/fields/Reflection.tsx";
export { Response } from "./markup/fields/Response.tsx";
export { Submit, type SubmitProps } from "./markup/fields/Submit.tsx";
export { freeTextName } from "./markup/fields/wireNames.ts";
export { unitTagOf } from "./markup/unitTagOf.ts";
export type { FormFile } from "./rules/RuleFunction.ts";
export type { Rule, Schema } from "./schema.ts";
export type { RecaptchaOptions } from "./tokens/recaptcha.ts";
export { recaptcha } from "./tokens/recaptcha.ts";
export type { TokenSource } from "./tokens/TokenSource.ts";
export { turnstile } from "./tokens/turnstile.ts";
export { type FieldResult, type ValidationResult, validate } from "./validate.ts";
export { type FeedbackAnswer, feedbackAnswerSchema, type RefillAnswer } from "./wire.ts";
