export { createTypedText } from "./createTypedText.ts";
export { type CreateTypingOptions, createTyping } from "./createTyping.ts";
export {
  readTypedText,
  TYPED_SPEED,
  TYPED_START_DELAY,
  type TypedSentences,
} from "./readTypedText.ts";
export { readTyping, type TypingText } from "./readTyping.ts";
export { TypedText, type TypedTextProps } from "./TypedText.tsx";
export { Typing, type TypingProps } from "./Typing.tsx";
export { type Typist, typeWords } from "./typeWords.ts";
export {
  SELECTED_HOLD,
  TYPING_INIT,
  type TypingOptions,
  type TypingStep,
  typingDefaults,
  typingSteps,
} from "./typingSteps.ts";
