// @ts-nocheck The libraries come without types that we install.
/**
 * Runs in the page, once the libraries are there: what a theme does with them, as their own guides
 * say it.
 */
export function startTheme() {
  const $ = window.jQuery;
  $("ul.sf-menu").superfish({ delay: 200, speed: "fast", speedOut: "fast", cssArrows: false });
  $("#kad-banner").sticky({ topSpacing: 0, zIndex: 1000 });
  $(window).on("scroll", () => {
    const height = Math.max(45, 90 - window.scrollY / 2);
    $("#kad-shrinkheader, .sf-menu > li > a").css({ height, lineHeight: `${height}px` });
    $("#kad-banner").toggleClass("header-scrolled", window.scrollY >= 90);
  });
  const grid = $(".init-isotope");
  grid.imagesLoaded(() => {
    grid.isotope({ itemSelector: ".card", layoutMode: "masonry", transitionDuration: "0.8s" });
    document.documentElement.dataset.ready = "";
  });
  $("#filters a").on("click", (event) => {
    event.preventDefault();
    grid.isotope({ filter: event.currentTarget.dataset.filter });
  });
  if ($(".pagination a.next").length > 0) {
    grid.infiniteScroll({
      path: ".pagination a.next",
      append: ".card",
      hideNav: ".pagination",
      history: false,
      scrollThreshold: 400,
      outlayer: grid.data("isotope"),
    });
  }
  $(".kad-light-gallery").magnificPopup({
    delegate: "a",
    type: "image",
    gallery: { enabled: true },
  });
  $("select").select2({ minimumResultsForSearch: -1 });
  $("video").mediaelementplayer();
}
