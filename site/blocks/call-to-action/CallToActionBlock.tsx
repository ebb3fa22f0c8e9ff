import type { CSSProperties } from "react";
import * as v from "valibot";
import { CallToAction } from "vitrine/call-to-action";
import { Entrance } from "vitrine/entrance";
import { StretchedRow } from "vitrine/stretched-row";
import { linkAddressField } from "../../content/fields/linkAddressField.ts";
import { pictureAddress } from "../../pages/Picture.tsx";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { pictureAddressField } from "../pictureAddressField.ts";
import { pictureParts } from "../pictureParts.ts";

const line = v.pipe(v.string(), v.trim(), v.maxLength(300));

const { focal: _centred, ...parts } = pictureParts;

const fields = v.object({
  above: v.optional(v.pipe(line, v.title("Line above"))),
  title: v.pipe(line, v.nonEmpty(), v.title("Title")),
  level: v.optional(v.pipe(v.picklist([2, 3, 4]), v.title("Level of the title")), 2),
  subtitle: v.optional(v.pipe(line, v.title("Line below"))),
  label: v.optional(v.pipe(line, v.title("Label of the button"))),
  href: v.optional(v.pipe(linkAddressField, v.title("Leads to"))),
  largest: v.optional(
    v.pipe(
      v.number(),
      v.minValue(24),
      v.maxValue(120),
      v.title("Largest title, in pixels"),
      v.description("It is as large as it has room."),
    ),
    72,
  ),
  picture: v.optional(
    v.pipe(
      v.object({ src: v.pipe(pictureAddressField, v.title("Picture")), ...parts }),
      v.title("Picture behind it"),
      v.description("It goes a little slower than the page."),
    ),
  ),
  stretched: v.optional(
    v.pipe(v.boolean(), v.title("As wide as the window"), v.description("From 992 pixels.")),
    true,
  ),
  enters: v.optional(v.pipe(v.boolean(), v.title("Comes in when it is scrolled to")), true),
});

type Fields = v.InferOutput<typeof fields>;

/** The smallest title, in CSS pixels: two words of it fit on a phone. */
const SMALLEST = 30;

/** How fast the picture goes beside the page. Slower, it would leave its band. */
const RATIO = 0.8;

function CallToActionBlock({ fields: { stretched, ...all } }: BlockProps<Fields>) {
  useStyle("stretched-row");
  useStyle("entrance");
  useStyle("call-to-action");
  const band = <Band {...all} />;
  if (stretched) return <StretchedRow className="cta-band">{band}</StretchedRow>;
  return <div className="cta-band">{band}</div>;
}

function Band({ picture, enters, ...words }: Omit<Fields, "stretched">) {
  return (
    <>
      {picture && (
        <div
          className="cta-picture"
          data-ktstellar-background-ratio={RATIO}
          style={behind(picture)}
        />
      )}
      {enters ? (
        <Entrance className="cta-words">
          <Words {...words} />
        </Entrance>
      ) : (
        <div className="cta-words">
          <Words {...words} />
        </div>
      )}
    </>
  );
}

function Words(words: Omit<Fields, "stretched" | "picture" | "enters">) {
  const { above, title, level, subtitle, label, href, largest } = words;
  const { link } = useLocale();
  return (
    <CallToAction
      above={above ? { text: above } : undefined}
      title={{ text: title, min: SMALLEST, max: largest }}
      level={level}
      subtitle={subtitle ? { text: subtitle } : undefined}
    >
      {label && href && (
        <p className="button-line">
          <a className="button" data-look="primary" href={link(href)}>
            {label}
          </a>
        </p>
      )}
    </CallToAction>
  );
}

function behind(picture: NonNullable<Fields["picture"]>): CSSProperties {
  const address = pictureAddress(picture, 1280);
  return {
    backgroundColor: picture.colour,
    backgroundImage: `url(${JSON.stringify(address)})`,
  };
}

export const callToAction = defineBlock({
  type: "call-to-action",
  label: "Call to action",
  fields,
  component: CallToActionBlock,
});
