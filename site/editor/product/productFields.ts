import type { FieldDescription } from "../../content/admin/fieldWire.ts";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";

type Say = AdminLocale["say"];

/** The longest name of an option, and the longest value of a detail: as store/productParts.ts says. */
const MAX_NAME = 100;
const MAX_DETAIL = 2000;

const text = (name: string, label: string, maxLength: number): FieldDescription => {
  return { name, label, isOptional: false, kind: "text", maxLength, minLength: 1 };
};

/** Names with values: what is chosen, and what it is made of. */
function namedValues(say: Say, longest: number): readonly FieldDescription[] {
  return [
    text("name", say("product.name"), MAX_NAME),
    {
      ...{ name: "values", label: say("product.values"), isOptional: false },
      ...{ kind: "list", itemLabel: say("product.value"), initial: "", min: 1 },
      item: { kind: "text", maxLength: longest, minLength: 1 },
    },
    {
      ...{ name: "filter", label: say("product.filter"), help: say("product.filterHelp") },
      ...{ isOptional: true, kind: "switch" },
    },
  ];
}

const initial = { name: "", values: [""] };

/** What a visitor chooses. */
export function optionFields(say: Say): readonly FieldDescription[] {
  return [
    {
      ...{ name: "options", label: say("product.options"), help: say("product.optionsHelp") },
      ...{ isOptional: false, kind: "list", itemLabel: say("product.option"), initial },
      item: { kind: "group", initial, fields: namedValues(say, MAX_NAME) },
    },
  ];
}

const hidden = (name: string): FieldDescription => {
  return { name, label: name, isOptional: true, kind: "hidden" };
};

/** Pictures, details, where it is found, and where it is sold. */
export function aboutFields(say: Say): readonly FieldDescription[] {
  const toggle = (name: string, label: string, help?: string): FieldDescription => {
    return { name, label, ...(help && { help }), isOptional: false, kind: "switch" };
  };
  const picture = { src: "", width: 1, height: 1, alt: "" };
  return [
    {
      ...{ name: "gallery", label: say("product.gallery"), help: say("product.galleryHelp") },
      ...{ isOptional: false, kind: "list", itemLabel: say("product.picture"), initial: picture },
      item: {
        ...{ kind: "group", initial: picture },
        fields: [
          {
            ...{ name: "src", label: say("product.picture"), isOptional: false, kind: "picture" },
            ...{ parts: ["width", "height", "alt", "focal", "colour"], minLength: 1 },
          },
          {
            ...{ name: "alt", label: say("product.alt"), help: say("product.altHelp") },
            ...{ isOptional: false, kind: "text" },
          },
          ...["width", "height", "focal", "colour"].map(hidden),
        ],
      },
    },
    {
      ...{ name: "details", label: say("product.details"), help: say("product.detailsHelp") },
      ...{ isOptional: false, kind: "list", itemLabel: say("product.detail"), initial },
      item: { kind: "group", initial, fields: namedValues(say, MAX_DETAIL) },
    },
    toggle("is_featured", say("product.isFeatured"), say("product.isFeaturedHelp")),
    toggle("is_listed", say("product.isListed"), say("product.isListedHelp")),
    toggle("is_searched", say("product.isSearched")),
    toggle("is_group", say("product.isGroup"), say("product.isGroupHelp")),
    {
      ...{ name: "outside", label: say("product.outside"), help: say("product.outsideHelp") },
      ...{ isOptional: true, isNullable: true, kind: "group" },
      initial: { address: "https://", label: "" },
      fields: [
        text("address", say("product.address"), MAX_DETAIL),
        {
          ...{ name: "label", label: say("product.buttonLabel"), isOptional: false },
          ...{ help: say("product.buttonLabelHelp"), kind: "text", maxLength: MAX_NAME },
        },
      ],
    },
  ];
}
