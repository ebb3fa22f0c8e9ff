/** A text of another program, as it comes by the clipboard, and what it is here. */
export type PastedText = {
  /** Where it was copied. */
  readonly from: string;
  readonly clipboard: string;
  /** What is stored. */
  readonly html: string;
};

type ListItem = { readonly level: number; readonly list?: string; readonly bullet: string };

const item = ({ level, list = "l0", bullet }: ListItem, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo${list.slice(1)}'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${bullet}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

const ITEMS = [
  item({ level: 1, bullet: "·" }, "Black"),
  item({ level: 2, bullet: "o" }, "Warm black"),
  item({ level: 1, bullet: "·" }, "Red"),
  item({ level: 1, list: "l1", bullet: "3." }, "Third"),
  item({ level: 2, list: "l1", bullet: "a)" }, "Inside"),
  item({ level: 1, list: "l1", bullet: "4." }, "Fourth"),
  item({ level: 1, list: "l2", bullet: "1." }, "First of others"),
].join("");

const HOSTILE =
  `<script>window.hacked = 1</script><img src="x" onerror="window.hacked = 1" width=1 height=1>` +
  `<svg onload="window.hacked = 1"><text>Drawn</text></svg><iframe srcdoc="<script>parent.hacked = 1</script>">Framed</iframe>` +
  `<p onclick="window.hacked = 1"><a href="javascript:window.hacked=1">Pressed</a> ` +
  `<a href=" java&#10;script:window.hacked=1">again</a></p>`;

/** Texts of the programs that people write in. */
export const PASTED_TEXTS: readonly PastedText[] = [
  {
    from: "Word",
    clipboard: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Wingdings;} p.MsoNormal {mso-style-unhide:no; margin:0cm;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle>How we print<o:p></o:p></p>
<h1><a name="_Toc1"></a><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>Paper<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt'>Bold</span></b>,
<i>italic</i>, H<sub>2</sub>O and <a href="#_Toc1">above</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>It costs <del cite="mailto:Ada" datetime="2026-01-02T10:00"><span class=msoDel>nine</span></del><ins cite="mailto:Ada" datetime="2026-01-02T10:00">ten</ins>
euros<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span>.<span style='display:none;mso-hide:all'>Hidden</span></p>
${ITEMS}
<p class=MsoNormal>Between<o:p></o:p></p>
${item({ level: 1, list: "l3", bullet: "(i)" }, "Once more")}
<p class=MsoQuote>Said well</p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Size<o:p></o:p></p></td><td><p class=MsoNormal>A2<o:p></o:p></p></td></tr></table>
${HOSTILE}
<div style='mso-element:comment-list'><p class=MsoCommentText>Too cheap?</p></div>
<!--EndFragment--></body></html>`,
    html:
      "<h2>How we print</h2><h2>1. Paper</h2>" +
      "<p><strong>Bold</strong>, <em>italic</em>, H<sub>2</sub>O and above.</p><p>It costs ten euros.</p>" +
      "<ul><li>Black<ul><li>Warm black</li></ul></li><li>Red</li></ul>" +
      '<ol start="3"><li>Third<ol><li>Inside</li></ol></li><li>Fourth</li></ol><ol><li>First of others</li></ol>' +
      "<p>Between</p><ol><li>Once more</li></ol><blockquote><p>Said well</p></blockquote>" +
      "<p>Size</p><p>A2</p><p>Pressed again</p>",
  },
  {
    from: "Word in the browser",
    clipboard: `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="2"><span class="TextRun SCXW1"><span class="NormalTextRun">Inks</span></span><span class="EOP">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-listid="4" data-aria-level="1" role="listitem" class="OutlineElement"><p class="Paragraph SCXW1"><span class="TextRun">Black</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2 SCXW1" role="list"><li data-leveltext="o" data-listid="4" data-aria-level="2" role="listitem" class="OutlineElement"><p class="Paragraph SCXW1"><span class="TextRun">Warm</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-listid="4" data-aria-level="1" role="listitem" class="OutlineElement"><p class="Paragraph SCXW1"><span class="TextRun">Red</span></p></li></ul></div>`,
    html: "<h2>Inks</h2><ul><li>Black<ul><li>Warm</li></ul></li><li>Red</li></ul>",
  },
  {
    from: "Google Docs",
    clipboard: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f2c"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Opening hours</span></h1><br /><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;">We are </span><span style="font-weight:700;">open</span><span style="font-style:italic;"> daily</span><span style="text-decoration:line-through;"> at eight</span><span style="font-size:0.6em;vertical-align:super;">1</span>, see <a href="https://example.org/hours" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">here</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Monday</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Morning</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Tuesday</span></p></li></ul><ul><li dir="ltr" role="checkbox" aria-checked="false"><img src="data:image/png;base64,iVBORw0KGgo=" width="17.6px" alt="unchecked" aria-roledescription="checkbox"><p role="presentation"><span>Order paper</span></p></li></ul></b><br class="Apple-interchange-newline">${HOSTILE}`,
    html:
      "<h2>Opening hours</h2>" +
      '<p>We are <strong>open</strong><em> daily</em><s> at eight</s><sup>1</sup>, see <a href="https://example.org/hours">here</a></p>' +
      "<ul><li>Monday<ul><li>Morning</li></ul></li><li>Tuesday</li></ul><ul><li>Order paper</li></ul><p>Pressed again</p>",
  },
  {
    from: "LibreOffice",
    clipboard: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { line-height: 115% }</style></head>
<body lang="de-DE" dir="ltr"><h2 class="western">Farben</h2>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif"><font size="3">Ein <b>fetter</b> und ein <u>unterstrichener</u> Satz</font></font></p>
<p style="line-height: 100%"><br/>
</p>
<ol>
<li><p style="line-height: 100%">Eins</p></li>
<li><p>Zwei</p>
<ul><li><p>Innen</p></li></ul></li>
</ol>
<p>Alt <del cite="#" datetime="2026-01-02T10:00:00">falsch</del><ins>richtig</ins> <strike>weg</strike></p>
<table width="100%" cellpadding="4"><tr valign="top"><td><p>Zelle</p></td></tr></table>
<p>${HOSTILE.replaceAll("<p ", "</p><p ")}</body></html>`,
    html:
      "<h2>Farben</h2><p>Ein <strong>fetter</strong> und ein <u>unterstrichener</u> Satz</p>" +
      "<ol><li>Eins</li><li>Zwei<ul><li>Innen</li></ul></li></ol>" +
      "<p>Alt richtig <s>weg</s></p><p>Zelle</p><p>Pressed again</p>",
  },
  {
    from: "Pages",
    clipboard: `<html><head><meta http-equiv="Content-Style-Type" content="text/css"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px} span.s1 {font-kerning: none}</style></head><body>
<p class="p1"><span class="s1"><b>About us</b></span></p>
<p class="p2"><span class="s1"></span><br></p>
<p class="p1"><span class="s1">A <i>small</i> studio.<span class="Apple-converted-space"> </span></span></p>
<ul class="ul1"><li class="li1"><span class="s2"></span><span class="s1">Prints</span></li><li class="li1"><span class="s1">Cards</span></li></ul>
${HOSTILE}</body></html>`,
    html:
      "<p><strong>About us</strong></p><p>A <em>small</em> studio.</p>" +
      "<ul><li>Prints</li><li>Cards</li></ul><p>Pressed again</p>",
  },
  {
    from: "Notion",
    clipboard: `<meta charset='utf-8'><h1>Plan</h1>
<p>With <strong>bold</strong>, <code>code</code> and <em>more</em></p>
<ul>
<li>One
<ul>
<li>Inside</li>
</ul>
</li>
<li>Two</li>
</ul>
<ol>
<li>First</li>
</ol>
<blockquote>
<p>Said</p>
</blockquote>
<pre><code class="language-js">let a = 1;
let b = 2;
</code></pre>
<hr>
<details><summary>Folded</summary><p>Unfolded</p></details>
<!-- notionvc: 7d -->${HOSTILE}`,
    html:
      "<h2>Plan</h2><p>With <strong>bold</strong>, <code>code</code> and <em>more</em></p>" +
      "<ul><li>One<ul><li>Inside</li></ul></li><li>Two</li></ul><ol><li>First</li></ol>" +
      "<blockquote><p>Said</p></blockquote><pre><code>let a = 1;\nlet b = 2;\n</code></pre><hr>" +
      "<p>Folded</p><p>Unfolded</p><p>Pressed again</p>",
  },
];
