"use strict";

/** What the exit code of `npm start` and of the other commands says; 0 is success. */
module.exports = Object.freeze({
  /** A fault that none of the others names. */
  other: 1,
  /** An unknown command, argument or setting. */
  usage: 2,
  nodeTooOld: 10,
  installFailed: 11,
  buildFailed: 12,
  /** The checkout or the data folder. */
  notWritable: 20,
  /** Another process has the embedded database open. */
  storeInUse: 21,
  databaseUnreachable: 22,
  migrationFailed: 23,
  /** A later version of this software has written the store. */
  storeNewer: 24,
  portTaken: 30,
  /** Ctrl+C ended it before its end: 128 + SIGINT, as shells have it. */
  calledOff: 130,
});
