import type { CaptchaField } from "../../definition/FormDefinition.ts";
import { fieldDefaults } from "../../definition/fieldDefaults.ts";
import { wordsAddress } from "../../engine/wordsAddress.ts";
import { useFormPlace } from "../FormContext.ts";
import { controlAttributes, controlClass } from "./controlAttributes.ts";
import { useControl } from "./useControl.ts";
import { Wrap } from "./Wrap.tsx";

/** A picture with characters, and the place to copy them to. */
export function CaptchaControl({ field }: { readonly field: CaptchaField }) {
  const control = useControl(field);
  const { form } = useFormPlace("Field");
  const { name, image, challenge = "", alt = "Picture with characters", inWords } = field;
  const words = image && wordsAddress(image, form.locale.replaceAll("_", "-"));
  return (
    <>
      <input type="hidden" name={`_wpcf7_captcha_challenge_${name}`} defaultValue={challenge} />
      <img
        className={`wpcf7-form-control wpcf7-captchac wpcf7-captcha-${name.replaceAll(":", "")}`}
        src={image}
        alt={alt}
      />
      {inWords !== undefined && (
        <a
          className="wpcf7-captcha-words"
          data-words-for={name}
          href={words}
          target="_blank"
          rel="noopener"
        >
          {inWords}
        </a>
      )}
      <Wrap name={name} control={control}>
        <input
          {...controlAttributes(field, control)}
          type="text"
          className={controlClass(field, control, "wpcf7-captchar")}
          size={fieldDefaults.size}
          autoComplete="off"
          defaultValue={control.posted?.at(-1) ?? ""}
        />
      </Wrap>
    </>
  );
}
