/**
 * The version of the media player whose behaviour this one keeps (specification, section 9); not
 * that of our own code. Decision 0042 says what that means.
 */
export const PLAYER_VERSION = "4.2.17";
