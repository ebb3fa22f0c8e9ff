/** Pictures of this many shapes, so that masonry has something to do. */
const SHAPES = [
  [400, 300],
  [400, 500],
  [400, 400],
];
const KINDS = ["print", "poster", "card", "book"];

/**
 * A page as a theme writes it, with a bit of everything: menu, sticky header, filtered grid with more
 * pages, gallery, select, film. Whoever brings it to life comes in the head.
 * @param {{ head: string, cards: number, next?: string }} page the address of the next one, if any
 */
export function themePage({ head, cards, next }) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Theme</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>${head}</head>
<body data-sticky="1" data-animate="1" data-jsselect="1">
<header id="kad-banner" data-header-shrink="1" data-mobile-sticky="1" data-header-base-height="90">
<div id="kad-shrinkheader" style="height:90px;line-height:90px">${menu()}</div></header>
<main class="main">${filters()}
<div id="grid" class="init-isotope init-infinit" data-iso-selector=".card" data-iso-style="masonry" data-iso-filter="true" data-nextselector=".pagination a.next" data-navselector=".pagination" data-itemselector=".card" data-itemloadselector=".card">${times(cards, card)}</div>
${next ? `<nav class="pagination"><a class="next" href="${next}">Next page</a></nav>` : ""}
<div class="kad-light-gallery">${times(12, picture)}</div>
<label>Country <select>${times(200, (index) => `<option>Country ${index}</option>`)}</select></label>
<video class="wp-video-shortcode" controls preload="none" width="640" height="360"><source src="/theme-film.webm" type="video/webm"></video>
${times(40, () => "<p>Ink is slow, and paper remembers. What is printed today will be read in a hundred years.</p>")}
</main></body></html>`;
}

/** @param {number} index of a picture; its file is an SVG of that shape */
export function pictureOf(index) {
  const [width = 0, height = 0] = SHAPES[index % SHAPES.length] ?? [];
  return { src: `/theme-picture-${index % SHAPES.length}.svg`, width, height };
}

/** @param {string} path of a picture of this page */
export function drawPicture(path) {
  const { width, height } = pictureOf(Number(/\d+/.exec(path)?.[0]));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#357"/></svg>`;
}

const STYLE = `body{margin:0;font:16px/1.5 sans-serif}ul{list-style:none;margin:0;padding:0}
.sf-menu{display:flex;gap:1em}.sf-menu li{position:relative}.sf-menu ul{display:none;position:absolute;background:#fff;line-height:1.5}
#kad-banner{background:#fff}.main{max-width:1200px;margin:auto}.card{float:left;width:25%;box-sizing:border-box;padding:8px}
.card img,.kad-light-gallery img{width:100%;height:auto;display:block}.kad-light-gallery{clear:both;display:grid;grid-template-columns:repeat(6,1fr)}
.init-isotope::after{content:"";display:block;clear:both}`;

function menu() {
  const entry = (/** @type {number} */ index) => `<li><a href="#entry-${index}">Entry ${index}</a>`;
  const list = `<ul>${times(6, (index) => `${entry(index)}</li>`)}</ul>`;
  return `<nav class="nav-main"><ul class="sf-menu">${times(6, (index) => `${entry(index)}${list}</li>`)}</ul></nav>`;
}

function filters() {
  const links = KINDS.map((kind) => `<a href="#" data-filter=".${kind}">${kind}</a> `).join("");
  return `<div id="options"><div id="filters" class="option-set"><a href="#" data-filter="*" class="selected">All</a> ${links}</div></div>`;
}

/** @param {number} index */
function card(index) {
  const { src, width, height } = pictureOf(index);
  return `<div class="card ${KINDS[index % KINDS.length]}"><img src="${src}" width="${width}" height="${height}" alt=""><h3>Card ${index}</h3></div>`;
}

/** @param {number} index */
function picture(index) {
  const { src, width, height } = pictureOf(index);
  return `<a href="${src}?large=${index}" title="Picture ${index}" data-rel="lightbox"><img src="${src}" width="${width}" height="${height}" alt="Picture ${index}"></a>`;
}

/**
 * @param {number} count
 * @param {(index: number) => string} write
 */
function times(count, write) {
  return Array.from({ length: count }, (_, index) => write(index)).join("");
}
