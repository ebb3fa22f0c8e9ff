/** The shortest password, in characters (NIST SP 800-63B, 5.1.1.1). */
export const MIN_PASSWORD_LENGTH = 8;
/** The longest password, in characters: enough for any sentence, too little to keep us busy. */
export const MAX_PASSWORD_LENGTH = 128;
/** The longest name of a person, in characters. */
export const MAX_NAME_LENGTH = 80;
