/** Fewest characters of a password that scores anything (specification, section 5). */
export const MIN_SCORED_LENGTH = 5;

/** A password that holds one of these scores nothing (specification, section 5), in any case. */
export const COMMON_WORDS = ["passwd", "mypass", "password", "wordpress"] as const;

/**
 * How hard a password is to guess, from 0: 5 for each distinct character, 10 for having a lowercase
 * letter, 10 for having an uppercase one, 2 for each digit, 10 for each character that is neither
 * letter, digit nor underscore. 0 where it is shorter than five characters or holds a common word.
 * Spaces around it count for nothing; letters are those from A to Z (specification, section 5).
 */
export function scorePassword(text: string): number {
  const password = text.trim();
  const characters = [...password];
  if (characters.length < MIN_SCORED_LENGTH || holdsCommonWord(password)) return 0;
  return (
    5 * new Set(characters).size +
    (/[a-z]/.test(password) ? 10 : 0) +
    (/[A-Z]/.test(password) ? 10 : 0) +
    2 * countOf(characters, /\d/) +
    10 * countOf(characters, /\W/)
  );
}

function holdsCommonWord(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON_WORDS.some((word) => lower.includes(word));
}

function countOf(characters: readonly string[], kind: RegExp): number {
  return characters.filter((character) => kind.test(character)).length;
}
