import type { FormDefinition } from "../definition/FormDefinition.ts";

/** The release of the real system whose markup and answers ours are. */
export const CONTRACT_VERSION = "6.1.6";

type HiddenInputsProps = {
  readonly form: FormDefinition;
  readonly unitTag: string;
  readonly containerPost: number;
  readonly nonce: string | undefined;
};

/** What a form sends besides what visitors fill in. */
export function HiddenInputs({ form, unitTag, containerPost, nonce }: HiddenInputsProps) {
  const inputs: readonly (readonly [name: string, value: string | number | undefined])[] = [
    ["_wpcf7", form.id],
    ["_wpcf7_version", CONTRACT_VERSION],
    ["_wpcf7_locale", form.locale],
    ["_wpcf7_unit_tag", unitTag],
    ["_wpcf7_container_post", containerPost],
    ["_wpcf7_posted_data_hash", ""],
    ["_wpnonce", nonce],
    ["_wpcf7_recaptcha_response", form.recaptcha ? "" : undefined],
  ];
  return (
    <fieldset className="hidden-fields-container">
      {inputs.map(
        ([name, value]) =>
          value !== undefined && (
            <input key={name} type="hidden" name={name} defaultValue={value} />
          ),
      )}
    </fieldset>
  );
}
