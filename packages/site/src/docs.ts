import type { PartDocs } from "@ringside/core/domain"
import { siteProperties } from "./customProperties.ts"
import { siteEvents } from "./events.ts"

/** What the documentation says about the package. */
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
        "A header of the theme's shape on any page: its break point, its menus, and its place when the page scrolls. `#masthead` needs no hook. While the theme's own script is on the page, that script runs the header.",
    },
    search: {
      summary: { place: "every", does: "products below the field while the shopper types", needs: "a Store API" },
      example: `<form action="/" role="search" data-ringside="search">
  <label>Search <input type="search" name="s" /></label>
  <button>Search</button>
</form>`,
      behaviour:
        "Products below the field while the shopper types, from the Store API. Without script the form is sent.",
    },
    login: {
      summary: {
        place: "every",
        does: "a link that opens the login form in a dialog",
        needs: "a link and a `<dialog>`",
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
      behaviour:
        "The link opens the dialog beside it, with the focus in its first field. Without script, or with Ctrl, it leads where it says.",
    },
    "scroll-to-top": {
      summary: { place: "every", does: "a button that is shown after some scrolling" },
      example: `<a href="#" data-ringside="scroll-to-top" hidden>Scroll to top</a>`,
      behaviour:
        "Shows the element when the page has been scrolled, and scrolls back when it is pressed. Give it `hidden`.",
    },
    notices: {
      summary: { place: "every", does: "where messages to the shopper stand" },
      example: `<div data-ringside="notices"></div>`,
      behaviour:
        "Where notices to the shopper stand. Without one they stand in the platform's `.woocommerce-notices-wrapper`, else first in `main`; of several places the first is taken.",
    },
    "store-notice": {
      summary: { place: "every", does: "a notice over the end of the window, until it is dismissed" },
      example: `<p data-ringside="store-notice" data-ringside-id="august" hidden>
  Closed in August. <button type="button">Dismiss</button>
</p>`,
      behaviour:
        "Lies over the end of the window until its button is pressed, for the rest of the session, on every page. Give it `hidden`, so that a dismissed one doesn't flash.",
    },
    "coming-soon": {
      summary: { place: "every", does: "the banner of a shop that isn't open yet, until it is dismissed" },
      example: `<div data-ringside="coming-soon" data-ringside-rest-url="/wp-json/wp/v2/users/me" data-ringside-rest-nonce="5f2b1c">
  The shop isn't open yet. <button type="button">Dismiss</button>
</div>`,
      behaviour:
        "Goes when its button is pressed, and tells the address once, as the platform's own banner does. Without address or nonce it only goes.",
    },
    preview: {
      summary: {
        place: "every",
        does: "names elements that a page builder's preview changes",
        needs: "the config's `preview.origins`",
      },
      example: `<a href="/"><img src="/logo.svg" alt="Red Corner" data-ringside="preview" data-ringside-part="logo" /></a>`,
      behaviour:
        "Names an element that preview mode changes beside those of the theme. It allows nobody to preview: that is the config's `preview.origins`, or the script tag's `data-ringside-preview-origins`.",
    },
  },
  modules: {
    site: "sorting, the store notice and the coming-soon banner; notices, banners and logins of hooks",
    header: "the theme's header, menus, search, login popup, links within the page and button to the top",
    liveSearch: "products below a search field, when it first has the focus",
    focusNotice: "the focus of a notice that the server has printed",
    preview: "preview mode, in a frame of a page builder that the config names",
  },
  events: siteEvents,
  properties: siteProperties,
} satisfies PartDocs
