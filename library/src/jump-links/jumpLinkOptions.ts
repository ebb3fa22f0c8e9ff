export type JumpLinkOptions = {
  /** How long a smooth jump takes, in milliseconds. */
  readonly smooth: number;
  /** How long any other jump takes, in milliseconds. */
  readonly plain: number;
};

/** Numbers of the specification, section 2. Where reduced motion is preferred, every jump is at once. */
export const jumpLinkDefaults: JumpLinkOptions = { smooth: 1500, plain: 100 };
