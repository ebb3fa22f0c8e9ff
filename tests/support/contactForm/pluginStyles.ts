/** What the plugin's own stylesheet does to a form, in rules of our own. */
export const pluginStyles = `
.wpcf7 .screen-reader-response { position: absolute; width: 1px; height: 1px; margin: -1px;
  padding: 0; border: 0; overflow: hidden; clip-path: inset(50%) }
.wpcf7 .hidden-fields-container { display: none }
.wpcf7 form .wpcf7-response-output { margin: 2em 0.5em 1em; padding: 0.2em 1em; border: 2px solid }
.wpcf7 form.init .wpcf7-response-output, .wpcf7 form.submitting .wpcf7-response-output,
.wpcf7 form.resetting .wpcf7-response-output { display: none }
.wpcf7-form-control-wrap { position: relative }
.wpcf7-not-valid-tip { display: block; color: #b00 }
.use-floating-validation-tip .wpcf7-not-valid-tip { position: absolute; top: -2ex; left: 1em; z-index: 9 }
.wpcf7-list-item { display: inline-block; margin: 0 0 0 1em }
.wpcf7-spinner { visibility: hidden; display: inline-block; position: relative; width: 24px;
  height: 24px; margin: 0 24px; padding: 0; border-radius: 100% }
.wpcf7 form.submitting .wpcf7-spinner { visibility: visible }
.wpcf7 [inert] { opacity: 0.5 }
.wpcf7-reflection { border: 0 }
`;
