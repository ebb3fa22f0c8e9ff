import * as v from "valibot";
import { SwitchingHeader } from "vitrine/header";
import { stickyAttribute } from "vitrine/sticky";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

/** As far as the page builder lets its headers wait, in CSS pixels. */
const distance = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500));

const fields = v.object({
  desktop: v.optional(
    v.pipe(
      distance,
      v.title("Switches at"),
      v.description("How far a page is scrolled by then, in pixels."),
    ),
    100,
  ),
  tablet: v.optional(v.pipe(distance, v.title("On tablets at"))),
  mobile: v.optional(v.pipe(distance, v.title("On phones at"))),
  sticky: v.optional(v.pipe(v.boolean(), v.title("Stays at the top of the window")), true),
});

type Fields = v.InferOutput<typeof fields>;

function Header({ fields: { desktop, tablet, mobile, sticky }, slots }: BlockProps<Fields>) {
  useStyle("switching-header");
  useStyle("sticky");
  const stays = sticky && { "data-tve-scroll": stickyAttribute({}) };
  const { first, scrolled } = slots;
  // With one version alone there is nothing to switch.
  if (!first || !scrolled) {
    return (
      <header className="thrv_header" {...stays}>
        {first ?? scrolled}
      </header>
    );
  }
  const at = { desktop, ...(tablet && { tablet }), ...(mobile && { mobile }) };
  return (
    <SwitchingHeader at={at} scrolled={scrolled} {...stays}>
      {first}
    </SwitchingHeader>
  );
}

export const header = defineBlock({
  type: "header",
  label: "Header that switches",
  fields,
  slots: ["first", "scrolled"],
  component: Header,
});
