import type { PartDocs } from "@ringside/core/domain"
import { siteProperties } from "./customProperties.ts"
import { siteEvents } from "./events.ts"
import { drawnLoginMessages, drawnSearchMessages, liveSearchMessages, siteMessages } from "./messages.ts"
import { siteWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
export const docs = {
  hooks: {
    header: {
      summary: {
        place: "every",
        does: "break point, menus, and the place of the header while the page scrolls",
        needs: "a header of the theme's shape",
      },
      example: `<header data-ringside="header" data-ringside-break-point="768" data-ringside-sticky="on">
  <div id="ast-desktop-header">
    <nav aria-label="Main"><ul class="main-header-menu"><li class="menu-item"><a class="menu-link" href="/shop/">Shop</a></li></ul></nav>
  </div>
  <div id="ast-mobile-header" data-type="dropdown">
    <button type="button" class="main-header-menu-toggle" aria-expanded="false">Menu</button>
    <nav class="main-header-bar-navigation" aria-label="Menu">
      <ul class="main-header-menu"><li class="menu-item"><a class="menu-link" href="/shop/">Shop</a></li></ul>
    </nav>
  </div>
</header>`,
      behaviour:
        "A header like Astra's on any page: its menus, its form on phones, and its place when the page is scrolled. Astra's own header (`#masthead`) needs no block, and the theme's script goes first where it is on the page.",
    },
    search: {
      summary: {
        place: "every",
        does: "a search of the shop, with products below the field while the shopper types",
        needs: "a Store API",
      },
      example: `<form action="/" role="search" data-ringside="search">
  <label>Search <input type="search" name="s" /></label>
  <button>Search</button>
</form>`,
      widget: "The shop's product search, where the hook holds no field, link or button.",
      behaviour: "A search form that shows products below the field while the shopper types.",
    },
    login: {
      summary: {
        place: "every",
        does: "a link that opens the login form in a dialog",
        needs: "a link and a `<dialog>`, or WordPress, or `data-ringside-action`",
      },
      example: `<div data-ringside="login">
  <a href="/my-account/">Log in</a>
  <dialog aria-label="Log in">
    <form action="/my-account/" method="post">
      <label>User name <input name="username" autocomplete="username" required /></label>
      <label>Password <input type="password" name="password" autocomplete="current-password" required /></label>
      <button>Log in</button>
    </form>
    <form method="dialog"><button>Close</button></form>
  </dialog>
</div>`,
      widget:
        "A link to the account that opens WordPress's login in a window, where the hook holds no form or button. Shoppers who are logged in get the link alone, as do all on pages of other platforms without `data-ringside-action`, and where plugins add a captcha or other fields to the shop's own form (`login.form` in the config, which the WordPress plugin sets).",
      behaviour: "A link to the login that opens a window on the page instead. Where scripts don't run, it is a link.",
    },
    "scroll-to-top": {
      summary: { place: "every", does: "a button that is shown after some scrolling" },
      example: `<a href="#" data-ringside="scroll-to-top" hidden>Scroll to top</a>`,
      behaviour:
        "A button that appears when the page was scrolled, and leads back to the top. In HTML of your own, give it `hidden`.",
    },
    notices: {
      summary: { place: "every", does: "where messages to the shopper stand" },
      example: `<div data-ringside="notices"></div>`,
      behaviour:
        "The place for messages to the shopper. Without it they stand where WooCommerce has them (`.woocommerce-notices-wrapper`), else on top of the content (`main`).",
    },
    "store-notice": {
      summary: { place: "every", does: "a notice over the end of the window, until it is dismissed" },
      example: `<p data-ringside="store-notice" data-ringside-id="august" hidden>
  Closed in August. <button type="button">Dismiss</button>
</p>`,
      behaviour:
        "A notice at the foot of the window, until its button is pressed. In HTML of your own, give it `hidden`, so that one that was closed doesn't flash.",
    },
    "coming-soon": {
      summary: { place: "every", does: "the banner of a shop that isn't open yet, until it is dismissed" },
      example: `<div data-ringside="coming-soon" data-ringside-rest-url="/wp-json/wp/v2/users/me" data-ringside-rest-nonce="5f2b1c">
  The shop isn't open yet. <button type="button">Dismiss</button>
</div>`,
      behaviour:
        "A banner that goes when its button is pressed, as WooCommerce's “coming soon” banner does, and tells the shop once where it has an address and its nonce.",
    },
    preview: {
      summary: {
        place: "every",
        does: "names elements that a page builder's preview changes",
        needs: "the config's `preview.origins`",
      },
      example: `<a href="/"><img src="/logo.svg" alt="Red Corner" data-ringside="preview" data-ringside-part="logo" /></a>`,
      behaviour:
        "For developers: an element that a preview of the shop's name and logo changes, beside those of the theme. Who may preview is set by `preview.origins` in the config, or by `data-ringside-preview-origins` of the script tag.",
    },
  },
  modules: {
    site: "the store notice and the coming-soon banner; notices, banners and logins of hooks",
    header: "the theme's menus, search and login popup, when the pointer or the focus comes near",
    frame: "the header's mode, links within the page, fields of a search, and the room of a hanging notice",
    sorting: "sorting of a product list, and its number of products for screen readers",
    scrolling: "the button to the top and the edges that bars cover, once the page is scrolled or the focus moves",
    liveSearch: "products below a search field, when it first has the focus",
    focusNotice: "the focus of a notice that the server has printed",
    preview: "preview mode, in a frame of a page builder that the config names",
  },
  events: siteEvents,
  properties: siteProperties,
  messages: [siteMessages, liveSearchMessages, drawnSearchMessages, drawnLoginMessages],
  warnings: siteWarnings,
} satisfies PartDocs
