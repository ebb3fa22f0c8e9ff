import type { CSSProperties, ReactNode } from "react";

export type CallToActionLine = {
  readonly text: ReactNode;
  /** The smallest and the largest it gets, in CSS pixels. */
  readonly min?: number;
  readonly max?: number;
};

export type CallToActionProps = {
  readonly above?: CallToActionLine | undefined;
  readonly title: CallToActionLine;
  /** Of the title's heading. Default 2. */
  readonly level?: 2 | 3 | 4;
  readonly subtitle?: CallToActionLine | undefined;
  readonly className?: string;
  /** What it calls to: a link, as a rule. */
  readonly children?: ReactNode;
};

/** Defaults of a title, and of the lines around it, in CSS pixels: the theme's, and ours. */
const TITLE = { min: 24, max: 60 };
const LINE = { min: 16, max: 24 };

/** A few words as large as they have room, and what they call to; in a theme's markup, sized by CSS. */
export function CallToAction(props: CallToActionProps) {
  const { above, title, level = 2, subtitle, className, children } = props;
  return (
    <div className={className ? `kt-ctaw ${className}` : "kt-ctaw"}>
      <div data-cta="">
        {above && <Line {...LINE} {...above} as="p" part="abovetitle" />}
        <Line {...TITLE} {...title} as={`h${level}`} part="title" />
        {subtitle && <Line {...LINE} {...subtitle} as="p" part="subtitle" />}
      </div>
      {children}
    </div>
  );
}

type LineProps = Required<CallToActionLine> & {
  readonly as: "p" | "h2" | "h3" | "h4";
  readonly part: "title" | "abovetitle" | "subtitle";
};

function Line({ as: Tag, part, text, min, max }: LineProps) {
  const sizes = { "--vitrine-cta-min": `${min}px`, "--vitrine-cta-max": `${max}px` };
  return (
    <Tag
      className={`kt-call-to-action-${part}`}
      data-min-size={min}
      data-max-size={max}
      style={sizes as CSSProperties}
    >
      {text}
    </Tag>
  );
}
