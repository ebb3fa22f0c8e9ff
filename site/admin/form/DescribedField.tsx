import { memo } from "react";
import { ChoiceField } from "./ChoiceField.tsx";
import { ChoicesField } from "./ChoicesField.tsx";
import { ColourField } from "./ColourField.tsx";
import type { DescribedFieldProps } from "./DescribedFieldContext.ts";
import { GroupField } from "./GroupField.tsx";
import { HtmlField } from "./HtmlField.tsx";
import { ListField } from "./list/ListField.tsx";
import { MediaField } from "./MediaField.tsx";
import { NumberField } from "./NumberField.tsx";
import { PictureField } from "./PictureField.tsx";
import { asSecret, SecretField } from "./SecretField.tsx";
import { SuggestField } from "./SuggestField.tsx";
import { SwitchField } from "./SwitchField.tsx";
import { TextField } from "./TextField.tsx";
import { TimeField } from "./TimeField.tsx";
import { useDescribed } from "./useDescribed.ts";
import { useFallback } from "./useFallback.ts";
import { useOptions } from "./useOptions.ts";

/** One field, by its description. */
export const DescribedField = memo(function DescribedField(props: DescribedFieldProps) {
  const { field, value, path, onPatch, beside = {} } = props;
  const common = useDescribed(props);
  const fallback = useFallback(field);
  const options = useOptions();
  const text = { ...common, value: typeof value === "string" ? value : "" };
  switch (field.kind) {
    case "text": {
      const { isLong = false, maxLength } = field;
      return <TextField {...text} isLong={isLong} maxLength={maxLength} placeholder={fallback} />;
    }
    case "html":
      return <HtmlField {...text} />;
    case "link":
      return <SuggestField {...text} of="link" />;
    case "reference":
      return <SuggestField {...text} of={field.to} />;
    case "file":
      return <MediaField {...text} kind={field.media} />;
    case "picture": {
      const { name, parts } = field;
      return <PictureField {...text} name={name} parts={parts} beside={beside} onPatch={onPatch} />;
    }
    case "colour":
      return <ColourField {...text} placeholder={fallback} />;
    case "time":
      return <TimeField {...text} />;
    case "number": {
      const number = typeof value === "number" ? value : undefined;
      const { min, max } = field;
      return <NumberField {...common} value={number} min={min} max={max} placeholder={fallback} />;
    }
    case "switch":
      return <SwitchField {...common} value={(value ?? field.default) === true} />;
    case "choice": {
      const chosen = typeof value === "string" || typeof value === "number" ? value : undefined;
      return <ChoiceField {...common} value={chosen} options={options(field)} none={fallback} />;
    }
    case "choices": {
      const chosen = Array.isArray(value) ? value : [];
      return <ChoicesField {...common} value={chosen} options={options(field)} />;
    }
    case "group":
      return <GroupField {...common} field={field} value={value} path={path} />;
    case "list":
      return <ListField {...common} field={field} value={value} path={path} />;
    case "secret":
      return <SecretField {...common} value={asSecret(value)} />;
    case "hidden":
      return null;
  }
});
