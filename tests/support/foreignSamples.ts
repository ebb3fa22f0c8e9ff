/**
 * Markup as plug-ins and themes write it, by the behaviour that brings it to life. Every class, id and
 * attribute in it is one that the behaviour, or the stylesheet of its author, goes by.
 */
export const foreignSamples: Readonly<Record<string, string>> = {
  ads: '<ins class="adsbygoogle" style="display:block" data-ad-client="ca-pub-1" data-ad-slot="2" data-ad-format="auto" data-adsbygoogle-status="done"></ins>',
  autocomplete:
    '<input type="text" name="town" class="wide" data-autocomplete="/api/towns" data-min-length="2" data-delay="300" autocomplete="off">',
  background:
    '<div class="kt-parallax panel-widget-style" data-ktstellar-background-ratio="0.5" style="background-color:#eee;padding:30px"><p>Text</p></div>',
  "builder-form": `<div class="thrv_wrapper thrv_lead_generation" data-connection="api" data-settings-id="12" data-inputs-count="2">
    <input type="hidden" class="tve-lg-err-msg" value="{&quot;required&quot;:&quot;Please fill this in&quot;}">
    <div class="thrv_lead_generation_container tve_clearfix"><form action="#" method="post" novalidate>
    <div class="tve_lg_input_container tve_lg_input" data-label="Email"><input type="email" name="email" data-name="Your email" data-field="email" data-required="1" data-validation="email" placeholder="Email" data-placeholder="Email"></div>
    <div class="tve_lg_input_container tve_lg_textarea"><textarea name="note" data-min="10" data-required="0"></textarea></div>
    <div class="tve_submit_container tve_lg_submit"><button type="submit">Send</button></div>
    <input id="_submit_option" type="hidden" name="_submit_option" value="redirect"><input id="_back_url" type="hidden" name="_back_url" value="/thanks"><input type="hidden" id="_sendParams" name="_sendParams" value="1">
    </form></div></div>`,
  "builder-lightbox":
    '<div style="display:none" id="tve_thrive_lightbox_77" data-animation="zoom_in"><div class="tve_p_lb_overlay" style="background-color:rgba(0,0,0,0.5)"></div><div class="tve_p_lb_content" style="max-width:600px"><div class="tve_p_lb_inner" id="tve-p-scroller"><article><p>Text</p></article></div><a href="#" class="tve_p_lb_close" title="Close">x</a></div></div>',
  "call-to-action":
    '<div class="kt-ctaw"><h2 class="kt-call-to-action-title" data-max-size="60" data-min-size="24">Call</h2><h4 class="kt-call-to-action-subtitle" data-max-size="30" data-min-size="16">Now</h4></div>',
  collapse:
    '<button class="nav-trigger-case mobileclass collapsed" data-toggle="collapse" data-target=".mobile_menu_collapse"><span class="kad-menu-name">Menu</span></button><div id="mobile_menu_collapse" class="kad-nav-collapse collapse mobile_menu_collapse"><ul class="kad-mnav"><li><a href="/a">A</a><span class="kad-submenu-accordion collapse-next kad-submenu-accordion-open" data-parent=".kad-nav-collapse" data-toggle="collapse" data-target=""><i class="icon-arrow-down"></i></span><ul class="sub-menu sf-dropdown-menu collapse"><li><a href="/b">B</a></li></ul></li></ul></div>',
  "contact-form": `<div class="wpcf7 no-js" id="wpcf7-f5-p7-o1" lang="en-US" dir="ltr" data-wpcf7-id="5">
    <div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
    <form action="/contact/#wpcf7-f5-p7-o1" method="post" class="wpcf7-form init" aria-label="Contact form" enctype="multipart/form-data" novalidate="novalidate" data-status="init">
    <fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="5"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f5-p7-o1"></fieldset>
    <p><label>Name<br><span class="wpcf7-form-control-wrap" data-name="your-name"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" autocomplete="name" aria-required="true" aria-invalid="false" value="" type="text" name="your-name"></span></label></p>
    <p><span class="wpcf7-form-control-wrap" data-name="pick"><span class="wpcf7-form-control wpcf7-checkbox wpcf7-exclusive-checkbox" id="pick"><span class="wpcf7-list-item first last has-free-text"><label><input type="checkbox" name="pick" value="A"><span class="wpcf7-list-item-label">A</span></label><input type="text" name="_wpcf7_free_text_pick" class="wpcf7-free-text"></span></span></span></p>
    <p><span class="wpcf7-form-control-wrap" data-name="q"><label><span class="wpcf7-quiz-label">1+1?</span> <input size="40" class="wpcf7-form-control wpcf7-quiz" autocomplete="off" aria-required="true" aria-invalid="false" value="" type="text" name="q"></label><input type="hidden" name="_wpcf7_quiz_answer_q" value="abc"></span></p>
    <p><span class="wpcf7-form-control-wrap" data-name="f"><input size="40" class="wpcf7-form-control wpcf7-file" accept=".pdf,image/*" capture="user" aria-invalid="false" type="file" name="f"></span></p>
    <p><span class="wpcf7-character-count down" data-target-name="your-name" data-starting-value="400" data-current-value="400" data-maximum-value="400" data-minimum-value="2">400</span></p>
    <fieldset class="wpcf7-reflection" data-reflection-of="your-name"><output name="your-name" data-default="">&nbsp;</output></fieldset>
    <p class="inert-on-sent"><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send"></p>
    <div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`,
  embed:
    '<div class="thrv_wrapper tve-fb-comments" data-href="" data-numposts="20" data-colorscheme="light" data-order-by="social"></div><div class="thrv_wrapper thrv_disqus_comments"><div id="disqus_thread" data-disqus_identifier="a" data-disqus_shortname="shop" data-disqus_url="https://old.example/a"></div></div>',
  entrance:
    '<div class="kad-animation" data-animation="fade-in" data-delay="150">A</div><div class="kt-animate-fade-in-up">B</div><div class="kt-pb-animation kt-pb-fadeIn">C</div>',
  "event-bindings": `<a href="#" class="tve_evt_manager_listen tve_et_click" data-tcb-events="__TCB_EVENT_[{&quot;t&quot;:&quot;click&quot;,&quot;a&quot;:&quot;thrive_lightbox&quot;,&quot;config&quot;:{&quot;l_id&quot;:&quot;77&quot;,&quot;l_anim&quot;:&quot;zoom_in&quot;}}]_TNEVE_BCT__">Open</a><div class="thrv_wrapper tve_evt_manager_listen tve_et_tve-viewport tve_anim_slide_top" data-tcb-events="__TCB_EVENT_[{&quot;a&quot;:&quot;thrive_animation&quot;,&quot;t&quot;:&quot;tve-viewport&quot;,&quot;config&quot;:{&quot;anim&quot;:&quot;slide_top&quot;,&quot;loop&quot;:1}}]_TNEVE_BCT__">A</div>`,
  "fade-in":
    '<div data-fade-in="1"><div class="kt_item_fade_in kad_blog_fade_in"><p>Item</p></div></div>',
  footer: '<div class="thrv_wrapper thrv_footer tve_footer"><p>Footer</p></div>',
  grid: '<div class="init-isotope rowtight" data-iso-selector=".card" data-iso-style="masonry" data-iso-filter="true" data-iso-match-height="0"><div class="card">A</div></div><div class="init-isotope-intrinsic" data-iso-selector=".card" data-iso-style="fitRows"></div><div class="init-mosaic-isotope" data-iso-selector=".tile" data-iso-style="packery"></div>',
  "grid-filter":
    '<section id="options"><ul id="filters" class="option-set clearfix"><li><a href="#" data-filter="*" class="selected">All</a></li><li><a href="#" data-filter=".shoes">Shoes</a></li></ul></section><div class="init-isotope" data-iso-filter="true" data-iso-selector=".card"></div>',
  header:
    '<div class="thrv_wrapper thrv_symbol thrv_header"><div class="thrive-symbol-shortcode" data-switch-on-scroll-d="140" data-switch-on-scroll-t="100" data-switch-on-scroll-m="60" data-tve-scroll="{&quot;disabled&quot;:[&quot;mobile&quot;],&quot;mode&quot;:&quot;sticky&quot;}"><div class="tve-default-state">A</div><div class="tve-scroll-state">B</div></div></div>',
  "image-lightbox":
    '<div class="kad-light-gallery"><a href="/media/a.jpg" data-rel="lightbox[pp_gal]" rel="lightbox" title="A picture" class="lightboxhover"><img src="/media/a-300x200.jpg" width="300" height="200" alt="A" data-caption="Words"></a></div><ul class="kb-gallery-magnific-init" data-image-filter="none" data-lightbox-caption="true"><li class="kadence-blocks-gallery-item"><a href="/media/b.webp" class="kb-gallery-item-link"><img src="/media/b.webp" width="3" height="2" alt="B"></a><div class="kadence-blocks-gallery-item__caption">B</div></li></ul><a class="pvideolight" href="https://vimeo.com/1">Film</a><a href="#inside" class="mfp-inline" data-post-title="Inside">In</a><a href="/part.html" class="ajax-popup-link">Part</a>',
  "infinite-scroll":
    '<div class="init-infinit" data-nextselector=".woocommerce-pagination a.next" data-navselector=".woocommerce-pagination" data-itemselector=".kad_product" data-itemloadselector=".kad_product_fade_in" data-infiniteloader="/loader.gif"><div class="kad_product">A</div></div><div class="scroller-status"><div class="loader-ellips infinite-scroll-request">…</div></div><div class="init-infinit-norm" data-nextselector="a.next"></div>',
  "jump-links":
    '<a class="tve-jump-scroll" href="#plans" jump-animation="smooth">Plans</a><div class="tve-jump-scroll" data-target="#plans">Plans</div><div id="plans">Plans</div>',
  menu: '<ul id="menu-main" class="sf-menu nav-main" data-menu-delay="200"><li class="menu-item menu-item-has-children sf-dropdown"><a href="/a"><span>A</span></a><ul class="sub-menu sf-dropdown-menu dropdown"><li class="menu-item"><a href="/b"><span>B</span></a></li></ul></li></ul>',
  "misplaced-form":
    '<form action="/search" method="get"><div class="wpcf7 no-js" id="wpcf7-f6-o1" data-wpcf7-id="6"><div class="wpcf7-response-output" aria-hidden="true"></div></div></form>',
  parallax:
    '<div class="thrv_wrapper" data-tve-scroll="{&quot;mode&quot;:&quot;parallax&quot;,&quot;end&quot;:&quot;parallax&quot;,&quot;disabled&quot;:[],&quot;parallax&quot;:{&quot;vertical&quot;:{&quot;speed&quot;:&quot;2.5&quot;,&quot;start&quot;:&quot;10&quot;,&quot;end&quot;:&quot;90&quot;,&quot;direction&quot;:&quot;in&quot;,&quot;settings&quot;:{&quot;key&quot;:&quot;TY&quot;,&quot;um&quot;:&quot;px&quot;}}}}">A</div>',
  "password-strength":
    '<input type="password" name="password" placeholder="Password"><div class="tve-password-strength-wrapper"><div class="tve-password-strength tve-password-strength-0"></div><div class="tve-password-strength tve-password-strength-1"></div><span class="tve-password-strength-icon"></span><span class="tve-password-strength-text">Weak</span></div>',
  player:
    '<div style="width:640px" class="wp-video"><video class="wp-video-shortcode" id="video-7-1" width="640" height="360" style="aspect-ratio:640/360" poster="/media/still.jpg" preload="metadata" controls="controls"><source type="video/mp4" src="/media/film.mp4"><track src="/media/film.vtt" kind="captions" srclang="en" label="English" default="default"></video></div><audio class="wp-audio-shortcode" id="audio-7-1" preload="none" style="width:100%" controls="controls" loop="loop"><source type="audio/mpeg" src="/media/sound.mp3"></audio><a class="tcb-video-shortcode" href="https://www.youtube.com/watch?v=abc">Film</a>',
  prefill:
    '<input type="text" name="first" data-complete-type="user" data-complete-value="wp.first_name" default-value="Friend" data-hide="1"><textarea name="from" data-complete-type="query" data-complete-value="from"></textarea><input type="radio" name="size" value="m" default-value="m">',
  select:
    '<div data-jsselect="1"><select name="country" class="country_select" id="country"><option value="">Choose</option><option value="de" selected="selected">Germany</option></select><select id="rating" name="rating"><option value="5">5</option></select></div>',
  sticky:
    '<div class="thrv_wrapper thrv-columns" data-tve-scroll="{&quot;mode&quot;:&quot;sticky&quot;,&quot;top&quot;:&quot;24&quot;,&quot;end&quot;:&quot;element&quot;,&quot;el_id&quot;:&quot;stop&quot;,&quot;stickyPosition&quot;:&quot;top&quot;,&quot;disabled&quot;:[&quot;mobile&quot;]}">A</div><div id="stop" class="tve-page-section-in tcb-mobile-hidden">B</div>',
  "sticky-header":
    '<header class="site-header" data-header-shrink="1" data-header-base-height="110" data-mobile-sticky="0"><p>Header</p></header>',
  "stretched-row":
    '<div class="panel-row-style-wide-feature panel-row-style"><p>A</p></div><div class="kt-custom-row-full-stretch kt-row">B</div>',
  tabs: '<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist"><li class="description_tab active" id="tab-title-description" role="tab" aria-controls="tab-description"><a href="#tab-description">About</a></li></ul><div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-description" role="tabpanel" aria-labelledby="tab-title-description">A</div></div><ul class="nav nav-tabs sc_tabs"><li class="active"><a href="#sctab1" data-toggle="tab">A</a></li></ul><div class="tab-content"><div class="tab-pane clearfix active" id="sctab1">A</div></div>',
  "theme-header":
    '<header id="kad-banner" class="banner headerclass kad-header-style-three mobile-stickyheader" data-header-shrink="1" data-mobile-sticky="0" data-menu-stick="0" data-header-base-height="110"><div id="kad-shrinkheader"><div id="logo"><a href="/"><div id="thelogo"><img src="/media/logo.png" width="90" height="40" alt="Shop"></div></a></div></div></header><div class="kt-header-position-above" data-sticky="header" data-shrink="1" data-shrink-height="60" data-start-height="120"></div>',
  toast:
    '<div class="tvd-toast tve-fe-message" style="display:none"><div class="tve-toast-message"><div class="tve-toast-icon-container"><span class="tve_tick thrv-svg-icon"></span></div><div class="tve-toast-message-container"></div></div></div><div class="notifications-content-wrapper tcb-permanently-hidden" data-position="top-right" data-timer="4500" data-animation="down" data-state="success"><div class="notifications-content notification-success"><div class="thrv_wrapper thrv-notification_message">Done</div></div></div>',
  "touch-hover": '<div class="kt-m-hover kad_product"><a href="/a">A</a></div>',
  "typed-text":
    '<span class="kt_typed_element" data-first-sentence="We print" data-second-sentence="We bind" data-third-sentence="We post" data-fourth-sentence="" data-sentence-count="3" data-loop="true" data-speed="40" data-start-delay="500"></span>',
  typing:
    '<p>We print in <span class="tve_typefocus tve_typefocus_cursor" data-typist="red|blue" data-speed="900" data-highlight="1" data-colors="rgb(1,2,3)" data-typefocus="start">green</span></p>',
  "view-toggle":
    '<div class="kt_product_toggle_container"><div title="Grid view" class="toggle_grid toggle_active"><i class="icon-grid5"></i></div><div title="List view" class="toggle_list"><i class="icon-menu4"></i></div></div><div class="products kad_product_wrapper rowtight shopcolumn4"><div class="kad_product">A</div></div>',
};

/**
 * Behaviours that nothing from elsewhere can ask for: those of the whole page, and those that stand over
 * it or work for parts that only we write.
 */
export const ownBehaviours: Readonly<Record<string, string>> = {
  "account-fields": "<body></body>",
  "page-events": "<body></body>",
  "back-to-top":
    '<div id="topcontrol" class="to_the_top"><a href="#" class="icon-arrow-up" title="Up"></a></div>',
  "menu-panel": '<button data-menu-panel="">Menu</button>',
  search: '<a href="/search" data-search="site-search">Search</a>',
  "page-loader": '<div data-page-loader=""></div>',
};
