import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as the server got it. */
export type ReceivedMail = { readonly to: readonly string[]; readonly raw: string };

export type TestMailServer = {
  readonly port: number;
  readonly received: ReceivedMail[];
  readonly stop: () => Promise<void>;
};

/** Starts a mail server on a free port that takes every mail; `options` are the library's. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    key: KEY,
    cert: CERTIFICATE,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: options.onAuth ? [] : ["AUTH"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const keep = (raw: string) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      };
      // One that is cut off is none.
      text(stream).then(keep, done);
    },
    ...options,
  });
  // A client that hangs up is no fault of the server's.
  server.on("error", () => {});
  const { server: socket } = server;
  server.listen(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    port: (socket.address() as AddressInfo).port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Of "localhost" and 127.0.0.1, signed by itself, good until 2120. It guards nothing. */
export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2DzXb918Ci4ZdJet
xlH+0Za662Rd5Bwnhz60yVA4gpuhRANCAATRSMQNuaKIR7bfiIzILiBXN7vEryvk
ptzv5UwRGPEr+3GdWwwMbDW2R/MBpcPNUBf/AMYzcRrmIIMnr6AQ8wGQ
-----END PRIVATE KEY-----`;

export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBZzCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNFIxA25oohHtt+I
jMguIFc3u8SvK+Sm3O/lTBEY8Sv7cZ1bDAxsNbZH8wGlw81QF/8AxjNxGuYggyev
oBDzAZCjTjBMMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMwEYIJbG9jYWxob3N0
hwR/AAABMB0GA1UdDgQWBBTrFjl0bSlo+2NQ+K3iX7LZk7pwwjAKBggqhkjOPQQD
AgNIADBFAiEAopEZWNHWf2Sy65ZSz27x/ekh8Cy0cntoZwsi6gL7qPECIF2lRK6s
YQwSWRoybDmkbzKOYUh09p3XoAuKY15799ue
-----END CERTIFICATE-----`;
