export {
  afterSubmission,
  type NextStep,
  type SubmitSettings,
} from "./afterSubmission.ts";
export { type AfterSending, BuilderForm, type BuilderFormProps } from "./BuilderForm.tsx";
export type { BuilderFormEvent } from "./builderFormEvents.ts";
export { type BuilderFormLabels, builderFormLabels } from "./builderFormLabels.ts";
export { type CheckedField, checkField, type FieldProblem } from "./checkField.ts";
export {
  type BuilderFormOptions,
  type BuilderFormPage,
  createBuilderForm,
} from "./createBuilderForm.ts";
export { type FormParameter, formParameters, parameterName } from "./formParameters.ts";
export { isEmail } from "./isEmail.ts";
export { isHttpUrl } from "./isHttpUrl.ts";
export { isImageUrl } from "./isImageUrl.ts";
export { isPhone } from "./isPhone.ts";
export { type BuilderFormAnswer, builderFormAnswerSchema } from "./wire.ts";
export { withHttps } from "./withHttps.ts";
export { withParameters } from "./withParameters.ts";
