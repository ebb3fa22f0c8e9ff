import { heading, list, prose } from "../demoBlocks.ts";
import type { DemoPage } from "../types.ts";

/** What the site knows about its visitors; true of this software as it is installed. */
export const privacy: DemoPage = {
  path: "/privacy",
  title: "Privacy",
  excerpt: "What this site knows about you: very little, and nothing until you do something.",
  body: [
    prose(
      "You can read every page of this site without its learning who you are. It sets no cookie when you arrive. Fonts, pictures and scripts all come from this server, so opening a page tells no other company that you did. There is no analytics service, and no banner, because there is nothing to agree to.",
    ),
    heading("When you only read"),
    list(
      "The server’s log notes which page was asked for, when, and whether that worked. It does not note your address on the network.",
      "If you choose light or dark, your browser remembers the choice on your device. It is never sent to us.",
    ),
    heading("When you write a comment or a review"),
    prose(
      "We store your name, your mail address and what you wrote. The name and the text appear on the page once one of us has read them; the address never does. The coloured initials beside a comment are drawn from the name alone. No service elsewhere is asked for your picture.",
      "To keep out floods, the server counts how often somebody writes within a few minutes. It keeps the count under a scrambled form of the network address that cannot be read back without the server’s secret. The count is void when those minutes are over.",
    ),
    heading("When you open an account"),
    prose(
      "An account holds your name, your mail address and a password, of which we keep only a hash. When you sign in, your browser receives one cookie that says you are signed in. Scripts cannot read it, and signing out deletes it. Registering and signing in are counted like comments, within an hour at most.",
    ),
    heading("When you write to us"),
    prose(
      "With the form on the contact page we store what you write in it and from which page you sent it. Sendings are counted as comments are. Until it has arrived, your browser keeps a draft on your device, for a day at most, so that nothing is lost when a page closes by accident.",
      "Letters, mails and what comes by the form are kept for as long as they are about something. After two years we throw away what no law requires us to keep.",
    ),
    heading("What you can ask for"),
    prose(
      'You may ask what we have stored about you, have it corrected or have it deleted. A line to <a href="mailto:studio@halftone.example">studio@halftone.example</a> is enough. You may also complain to the data protection authority where you live, although we hope you will complain to us first.',
    ),
  ],
};
