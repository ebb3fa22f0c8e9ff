"use strict";

/**
 * A start that failed for a reason its owner can mend. The message is a sentence or two: what
 * happened, why it matters, what to do.
 */
class StartError extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode one of exitCodes.cjs
   * @param {string} [details] output of the tool that failed, shown above the message
   */
  constructor(message, exitCode, details = "") {
    super(message);
    this.name = "StartError";
    this.exitCode = exitCode;
    this.details = details;
  }
}

module.exports = { StartError };
