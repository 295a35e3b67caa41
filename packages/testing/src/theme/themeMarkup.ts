/** The theme's options for printing its header. */
export interface ThemeOptions {
  /** The mobile menu: below the header, or in a panel over the page. */
  readonly type?: "dropdown" | "off-canvas" | "full-width"
  /** Whether a parent item's link opens its sub-menu, as its arrow does. */
  readonly hasLinkToggle?: boolean
  /** Texts of the header; English by default. */
  readonly words?: ThemeWords
  /** The devices that show the scroll-to-top button. */
  readonly devices?: string
  /** Attributes with which a page author marks the header, in place of the theme's id. */
  readonly hook?: string
  /** Whether the browser itself opens the menu's panel, without a script. */
  readonly hasPopover?: boolean
}

/** Texts of the theme's header. */
export interface ThemeWords {
  readonly menu: string
  readonly shop: string
  readonly weights: string
  readonly heavy: string
  readonly light: string
  readonly news: string
  readonly search: string
  readonly login: string
  readonly name: string
  readonly close: string
}

export const themeWords = {
  en: {
    menu: "Menu",
    shop: "Figures",
    weights: "Weights",
    heavy: "Heavyweights",
    light: "Featherweights",
    news: "News",
    search: "Search",
    login: "Log in",
    name: "User name",
    close: "Close",
  },
  es: {
    menu: "Menú",
    shop: "Figuras",
    weights: "Pesos",
    heavy: "Pesos pesados",
    light: "Pesos pluma",
    news: "Noticias",
    search: "Buscar",
    login: "Entrar",
    name: "Usuario",
    close: "Cerrar",
  },
} as const satisfies Readonly<Record<string, ThemeWords>>

/** Formats a header like the theme's, with everything that it opens. Source: attribution-translation-site §8.1. */
export function formatTheme(options: ThemeOptions = {}): { readonly header: string; readonly footer: string } {
  const { type = "off-canvas", words = themeWords.en, hasLinkToggle = false, devices = "both" } = options
  const mode = hasLinkToggle ? "ast-builder-menu-toggle-link" : "ast-builder-menu-toggle-icon"
  const popover = options.hasPopover ? ' popovertarget="ast-mobile-popup"' : ""
  const nav = (place: string) =>
    `<nav class="site-navigation" aria-label="${words.menu} (${place})"><div class="main-header-bar-navigation">${formatMenu(words, place)}</div></nav>`
  const header = `<header ${options.hook ?? 'id="masthead"'} class="site-header ${mode}">
  <div id="ast-desktop-header" data-toggle-type="off-canvas">
    <div class="ast-site-identity"><div class="ast-site-title-wrap"><a href="/en/">Red Corner</a></div></div>
    ${nav("desktop")}
    ${formatSearch(words)}
    <div class="ast-header-account"><a class="ast-account-action-login" href="/en/my-account/">${words.login}</a></div>
  </div>
  <div id="ast-mobile-header" class="ast-mobile-header-wrap" data-type="${type}">
    <a href="/en/">Red Corner</a>
    <button type="button" class="menu-toggle main-header-menu-toggle" aria-expanded="false"${popover}>${words.menu}</button>
    ${type === "dropdown" ? nav("mobile") : ""}
  </div>
</header>`
  const popup = `<div id="ast-mobile-popup" class="ast-mobile-popup-drawer"${options.hasPopover ? " popover" : ""}>
  <div class="ast-mobile-popup-overlay"></div>
  <div class="ast-mobile-popup-inner">
    <button type="button" id="menu-toggle-close" class="menu-toggle-close" aria-label="${words.close}">×</button>
    <div class="ast-mobile-popup-content">${formatMenu(words, "panel")}</div>
  </div>
</div>`
  const login = `<div id="ast-hb-account-login-wrap" class="ast-hb-account-login-wrapper">
  <div class="ast-hb-account-login-bg"></div>
  <div class="ast-hb-account-login"><button type="button" id="ast-hb-login-close" aria-label="${words.close}">×</button>
    <form action="/en/my-account/" method="post"><label>${words.name} <input name="username" autocomplete="username" /></label><button>${words.login}</button></form>
  </div>
</div>`
  const toTop = `<div id="ast-scroll-top" class="ast-scroll-top-icon" tabindex="0" data-on-devices="${devices}">↑</div>`
  return { header, footer: `${type === "dropdown" ? "" : popup}${login}${toTop}` }
}

function formatMenu(words: ThemeWords, place: string): string {
  const isDesktop = place === "desktop"
  const parent = (name: string, href: string, children: string) => {
    const arrow = '<span class="ast-header-navigation-arrow" tabindex="0"></span>'
    const toggle = `<button type="button" class="ast-menu-toggle" aria-expanded="false" aria-label="${name}: ${words.menu}">▾</button>`
    return `<li class="menu-item menu-item-has-children"><a class="menu-link" href="${href}">${name}${isDesktop ? arrow : ""}</a>${isDesktop ? "" : toggle}<ul class="sub-menu">${children}</ul></li>`
  }
  const item = (name: string, href: string) =>
    `<li class="menu-item"><a class="menu-link" href="${href}">${name}</a></li>`
  return `<ul class="main-header-menu">
  ${item(words.shop, "/en/shop/")}
  ${parent(words.weights, "/en/weights/", item(words.light, "/en/light/") + parent(words.heavy, "#", item("+ 91 kg", "/en/super/")))}
  ${parent(words.news, "#", item("2026", "#news"))}
</ul>`
}

function formatSearch(words: ThemeWords): string {
  return `<div class="ast-search-menu-icon slide-search">
  <form role="search" method="get" class="search-form" action="/en/">
    <label><span class="screen-reader-text">${words.search}</span><input type="search" class="search-field" name="s" tabindex="-1" /></label>
  </form>
  <div class="ast-search-icon"><a class="slide-search astra-search-icon" role="button" tabindex="0" href="#" aria-label="${words.search}"></a></div>
</div>`
}
