/** How strong a password is; each is shown by one more bar than the one before. */
export type Strength = "weak" | "so-so" | "good" | "great";

/** From weak to strong: the place of each, from one on, is the number of its bars. */
export const STRENGTHS: readonly Strength[] = ["weak", "so-so", "good", "great"];

/** The score from which on a password is so-so, good and great (specification, section 5). */
export const STRENGTH_SCORES = [30, 60, 80] as const;

/** The strength of a password with this score, and how many of four bars show it. */
export function passwordStrength(score: number): {
  readonly strength: Strength;
  readonly bars: number;
} {
  const bars = 1 + STRENGTH_SCORES.filter((least) => score >= least).length;
  return { strength: STRENGTHS[bars - 1] ?? "great", bars };
}
