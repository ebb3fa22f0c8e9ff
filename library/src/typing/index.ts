export { createTyping } from "./createTyping.ts";
export { readTyping, type TypedText } from "./readTyping.ts";
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
