export {
  createPasswordStrength,
  type PasswordStrengthLabels,
  type PasswordStrengthOptions,
  passwordStrengthLabels,
} from "./createPasswordStrength.ts";
export { PasswordStrength, type PasswordStrengthProps } from "./PasswordStrength.tsx";
export { passwordStrength, STRENGTH_SCORES, STRENGTHS, type Strength } from "./passwordStrength.ts";
export { COMMON_WORDS, MIN_SCORED_LENGTH, scorePassword } from "./scorePassword.ts";
