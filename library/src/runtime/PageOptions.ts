import type { Visitor } from "./visitor.ts";

/** What the contact form needs to know of its server. */
export type ContactFormServer = {
  /** The REST root with its trailing slash. */
  readonly root: string;
  readonly namespace: string;
  /** Whether the page came from a cache, so that the form asks for a fresh question. */
  readonly cached: boolean;
  /** reCAPTCHA v3, where it guards the page's forms. */
  readonly recaptcha?: {
    readonly sitekey: string;
    /** What tokens are asked for: the first, and those at every change and before sending. */
    readonly actions: { readonly homepage: string; readonly contactform: string };
    /** Who serves its script. Default "https://www.google.com". */
    readonly host?: string;
  };
};

/** What click analytics is told by the page. */
export type AnalyticsOptions = {
  readonly downloadExtensions: readonly string[];
  readonly inboundPaths: readonly { readonly path: string; readonly label: string }[];
  readonly hashTracking: boolean;
  readonly measurementId: string;
};

/** What the anti-spam layer is told by the page, as its two objects have it. */
export type AntiSpamOptions = Readonly<Record<string, unknown>>;

/**
 * What the server tells the browser about a page (specification, section 3). All of it is the same
 * for every visitor; what is not, `visitor()` asks for on first need.
 */
export type PageOptions = {
  /** True in the editor: sticky, header, footer and typing keep still. Default false. */
  readonly is_editor_page: boolean;
  /** On the screens of those who run the site; all other pages are visitors'. See vitrine/contexts. */
  readonly context?: "admin";
  /** The kind of document shown, such as "page" or "post". Default "". */
  readonly post_type: string;
  /** The id of the document shown. Default "". */
  readonly post_id?: string;
  /** What a POST to this page carried; empty on any other request. */
  readonly post_request_data: Readonly<Record<string, unknown>>;
  /** What the page builder's authors have bound to the page itself, as it prints them. Default none. */
  readonly page_events?: readonly unknown[];
  /** True where the page builder's own script runs on this page, and its elements are left to it. */
  readonly builderRuns: boolean;
  /** Whether players may write the `src` of video frames. Default false. */
  readonly allow_video_src: boolean;
  /** Where the server takes what is asked by `action`; without it, where WordPress does. */
  readonly ajaxurl?: string;
  readonly contactForm?: ContactFormServer;
  /** Texts of the image lightbox by name, in place of the English ones. */
  readonly lightbox?: Readonly<Record<string, string>>;
  readonly analytics?: AnalyticsOptions;
  readonly antiSpam?: AntiSpamOptions;
  /** Props of the page's islands by their id. */
  readonly islands: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** nonce, ip, current_user and cart count: asked for once, on first need. */
  readonly visitor: () => Promise<Visitor>;
};

/** What a page says of itself; the rest has defaults. */
export type PageOptionsSource = Partial<Omit<PageOptions, "visitor">> & {
  readonly visitor?: Partial<Visitor>;
};
