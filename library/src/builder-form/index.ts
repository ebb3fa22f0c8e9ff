export { type FormParameter, formParameters, parameterName } from "./formParameters.ts";
export { isEmail } from "./isEmail.ts";
export { isHttpUrl } from "./isHttpUrl.ts";
export { isImageUrl } from "./isImageUrl.ts";
export { withHttps } from "./withHttps.ts";
export { withParameters } from "./withParameters.ts";
