import type { ExportItem } from "./exportXml.ts";

/** A picture of the demo, so that pages show one without a media folder. */
const WIDE = "/media/demo/about-studio.svg";

/** What WordPress writes, by kind. */
const markup: Readonly<Record<string, string>> = {
  text: `<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">The press stands by the window, because light is the first thing a printer needs, and because the floor is firm there. It came by river in nineteen twenty-six and has not moved a hand’s width since. We oil it on Mondays.</p>
<!-- /wp:paragraph -->
<!-- wp:heading -->
<h2 class="wp-block-heading">A heading of the second level, long enough for two lines on a narrow screen</h2>
<!-- /wp:heading -->
<p>Text with <strong>strong</strong>, <em>stressed</em>, <a href="https://example.org/">linked</a>, <code>const ink = 3</code>, <kbd>Ctrl</kbd> + <kbd>P</kbd>, <mark class="has-inline-color has-luminous-vivid-amber-background-color">marked</mark>, <del>taken out</del>, <ins>put in</ins>, H<sub>2</sub>O, x<sup>2</sup>, <abbr title="Hypertext">HT</abbr>, <small>small print</small>, <q>a quotation</q> and <s>no longer so</s>. Afootnote<sup data-fn="f1" class="fn"><a href="#f1" id="f1-link">1</a></sup> too.</p>
<h3 class="wp-block-heading">Third level</h3>
<p class="has-vivid-red-color has-text-color">In the red of its author.</p>
<p class="has-pale-cyan-blue-background-color has-background">On the blue of its author.</p>
<p class="has-black-background-color has-white-color has-text-color has-background">White on black.</p>
<p class="has-large-font-size">Large.</p>
<p class="has-small-font-size">Small.</p>
<h4 class="wp-block-heading">Fourth level</h4>
<ul class="wp-block-list"><li>One</li><li>Two<ul class="wp-block-list"><li>Two and a half</li></ul></li><li>Three</li></ul>
<ol class="wp-block-list" start="4"><li>Four</li><li>Five</li></ol>
<h5 class="wp-block-heading">Fifth level</h5>
<dl><dt>Bone folder</dt><dd>A blade that does not cut.</dd><dt>Chase</dt><dd>What holds the type.</dd></dl>
<h6 class="wp-block-heading">Sixth level</h6>
<details class="wp-block-details"><summary>How long does it dry?</summary><p>A night, in summer half of one.</p></details>
<hr class="wp-block-separator has-alpha-channel-opacity"/>
<hr class="wp-block-separator has-alpha-channel-opacity is-style-wide"/>
<hr class="wp-block-separator has-alpha-channel-opacity is-style-dots"/>
<p>${"Wordwithoutanyblankinitthatgoesonandon".repeat(6)}</p>
<ol class="wp-block-footnotes"><li id="f1">The words below. <a href="#f1-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>`,
  quotes: `<blockquote class="wp-block-quote"><p>Ink is a slow friend.</p><cite>Somebody, 1931</cite></blockquote>
<blockquote class="wp-block-quote is-style-large"><p>Larger.</p><cite>Nobody</cite></blockquote>
<figure class="wp-block-pullquote"><blockquote><p>What is printed stays, and what stays is read.</p><cite>An old sign</cite></blockquote></figure>
<figure class="wp-block-pullquote alignright"><blockquote><p>To the side.</p></blockquote></figure>
<p>${"A text beside it that goes on for a while. ".repeat(8)}</p>
<pre class="wp-block-verse">Roses are set
  in ten point,
violets in twelve.</pre>
<pre class="wp-block-preformatted">As it was      typed,
with its blanks</pre>
<pre class="wp-block-code"><code>for (const sheet of sheets) {
  press.print(sheet, { colours: ["red", "blue", "yellow"], proof: false, registration: "exact", drying: "overnight" });
}</code></pre>
<pre>a plain one ${"long ".repeat(60)}</pre>`,
  tables: `<figure class="wp-block-table is-style-stripes"><table><thead><tr><th>Paper</th><th>Weight</th><th>Price</th></tr></thead><tbody><tr><td>Laid</td><td>120 g</td><td>3.00</td></tr><tr><td>Wove</td><td>200 g</td><td>4.50</td></tr></tbody><tfoot><tr><td>All</td><td></td><td>7.50</td></tr></tfoot></table><figcaption class="wp-element-caption">What paper costs</figcaption></figure>
<table border="1"><caption>The week</caption><tr>${["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Any other day"].map((day) => `<th>${day}</th>`).join("")}</tr><tr>${"<td>Open from nine to noon</td>".repeat(8)}</tr></table>
<table><tr><td>Outer<table><tr><td>Inner</td><td>Inner too</td></tr></table></td><td>${"wide".repeat(40)}</td></tr></table>`,
  layout: `<div class="wp-block-columns"><div class="wp-block-column" style="flex-basis:66.66%"><h2>Left</h2><p>${"Two thirds of the line. ".repeat(6)}</p></div><div class="wp-block-column" style="flex-basis:33.33%"><p>One third.</p></div></div>
<div class="wp-block-group has-background" style="background-color:#f4e8d0;padding-top:20px;padding-right:20px;padding-bottom:20px;padding-left:20px"><p>In a box.</p></div>
<div class="wp-block-buttons is-content-justification-center"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/shop">Buy</a></div><div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="/journal">Read</a></div></div>
<div class="wp-block-media-text alignwide is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="${WIDE}" alt="The studio" width="1600" height="1200"/></figure><div class="wp-block-media-text__content"><h3>Beside a picture</h3><p>Words beside it.</p></div></div>
<div class="wp-block-cover" style="min-height:300px"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background" alt="" src="${WIDE}" width="1600" height="1200" data-object-fit="cover"/><div class="wp-block-cover__inner-container"><p class="has-text-align-center has-large-font-size">Over a picture</p></div></div>
<div style="height:60px" aria-hidden="true" class="wp-block-spacer"></div>
<ul class="wp-block-latest-posts__list wp-block-latest-posts"><li><a href="/journal">Journal</a></li></ul>
<div class="wp-block-file"><a href="/media/list.pdf">Price list</a><a href="/media/list.pdf" class="wp-block-file__button" download>Download</a></div>
<ul class="wp-block-social-links"><li class="wp-social-link wp-social-link-wordpress"><a href="https://example.org/" class="wp-block-social-link-anchor"><span class="wp-block-social-link-label screen-reader-text">Elsewhere</span></a></li></ul>
<p class="has-text-align-center">In the middle</p><p class="has-text-align-right">At the end</p>`,
  pictures: `<figure class="wp-block-image size-large"><img src="${WIDE}" alt="The studio" width="1600" height="1200"/><figcaption class="wp-element-caption">A caption</figcaption></figure>
<figure class="wp-block-image alignleft size-medium"><img src="${WIDE}" alt="Left" width="300" height="225"/><figcaption>On the left</figcaption></figure>
<p>${"A text that stands beside the picture and goes on below it. ".repeat(8)}</p>
<p><img class="alignright" src="${WIDE}" alt="Right" width="160" height="120" />${"Another text, the picture at its right. ".repeat(8)}</p>
<h2>Not beside it</h2>
<figure class="wp-block-image aligncenter"><img src="${WIDE}" alt="Middle" width="300" height="225"/></figure>
<figure class="wp-block-image alignwide"><img src="${WIDE}" alt="Wide" width="1600" height="1200"/><figcaption>Wide</figcaption></figure>
<figure class="wp-block-image alignfull"><img src="${WIDE}" alt="Full" width="1600" height="1200"/></figure>
<figure class="wp-block-image is-style-rounded"><img src="${WIDE}" alt="Huge" width="6000" height="4500"/></figure>
<figure class="wp-block-gallery has-nested-images columns-3 is-cropped"><figure class="wp-block-image"><a href="${WIDE}"><img src="${WIDE}" alt="One" width="1600" height="1200"/></a><figcaption>One</figcaption></figure><figure class="wp-block-image"><a href="${WIDE}"><img src="${WIDE}" alt="Two" width="1600" height="1200"/></a></figure><figure class="wp-block-image"><a href="${WIDE}"><img src="${WIDE}" alt="Three" width="1600" height="1200"/></a></figure><figcaption class="blocks-gallery-caption">A gallery</figcaption></figure>
<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><a href="${WIDE}"><img src="${WIDE}" alt="Old one" width="1600" height="1200"/></a><figcaption>Old one</figcaption></figure></li><li class="blocks-gallery-item"><figure><a href="${WIDE}"><img src="${WIDE}" alt="Old two" width="1600" height="1200"/></a></figure></li></ul>
<div id="gallery-1" class="gallery galleryid-7 gallery-columns-3 gallery-size-thumbnail"><dl class="gallery-item"><dt class="gallery-icon landscape"><a href="${WIDE}"><img width="150" height="150" src="${WIDE}" class="attachment-thumbnail" alt="Classic one"/></a></dt><dd class="wp-caption-text gallery-caption">Classic one</dd></dl><dl class="gallery-item"><dt class="gallery-icon landscape"><a href="${WIDE}"><img width="150" height="150" src="${WIDE}" alt="Classic two"/></a></dt></dl><br style="clear: both" /></div>`,
  media: `<figure class="wp-block-audio"><audio controls src="/media/demo/films/registration.webm"></audio><figcaption>The press</figcaption></figure>
<figure class="wp-block-video"><video controls src="/media/demo/films/registration.mp4" width="640" height="360"></video></figure>
<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div><figcaption>A film elsewhere</figcaption></figure>
<iframe src="https://maps.example.org/embed?pb=1" width="600" height="450" title="Where we are"></iframe>`,
};

/** The contact form of the export: a form-tag of each kind that comes along. */
const FORM = `<p>We answer within two days.</p>
<label>Your name (required) [text* your-name autocomplete:name]</label>
<label>Your email [email* your-email]</label>
<label>Which print? [select print include_blank "Lighthouse|prints@old.example" "Pear"]</label>
[radio way default:1 "Post" "Collect"]
<label>Message [textarea your-message x5]</label>
[acceptance terms] I have read the <a href="/privacy">page on privacy</a>. [/acceptance]
[file sketch]
[submit "Send it"]`;

/** Posts of an export that hold each kind of markup, and a page with the export's contact form. */
export const markupItems: readonly ExportItem[] = [
  ...Object.entries(markup).map(([name, content], index) => ({
    id: String(100 + index),
    title: `All ${name}`,
    slug: `all-${name}`,
    // What the block editor wrote has its paragraphs already.
    content: `<!-- wp:group -->\n${content}\n<!-- /wp:group -->`,
  })),
  {
    id: "200",
    type: "page",
    title: "Write to us",
    slug: "write-to-us",
    content:
      '<div class="wp-block-columns"><div class="wp-block-column"><p>Write.</p></div><div class="wp-block-column">[contact-form-7 id="0123abc" title="Other"]</div></div><p>[contact-form-7 id="201"]</p>',
  },
  {
    id: "201",
    type: "wpcf7_contact_form",
    title: "Letters",
    slug: "letters",
    meta: {
      _form: FORM,
      _hash: "0123abcdef0123456789",
      _locale: "en_GB",
      _messages: 'a:1:{s:12:"mail_sent_ok";s:22:"Thank you for writing.";}',
      _mail: 'a:1:{s:9:"recipient";s:17:"print@old.example";}',
    },
  },
];
