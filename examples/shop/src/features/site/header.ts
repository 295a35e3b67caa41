import type { Basket } from "../basket/basket.ts"
import type { Customer } from "../accounts/customer.ts"
import type { Category } from "../catalogue/product.ts"
import type { NavigationEntry, NavigationPlace, Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { languageField, languageSwitch } from "./language.ts"
import { cartLink } from "../basket/miniCart.ts"
import { accountPath } from "../accounts/paths.ts"
import { categoryPath } from "../catalogue/paths.ts"

/** The data of the desktop and the mobile header. */
export interface HeaderData {
  readonly basket: Basket
  readonly categories: readonly Category[]
  readonly customer: Customer | undefined
  readonly navigation: (place: NavigationPlace) => readonly NavigationEntry[]
}

/** The theme's two headers, for wide and for narrow windows. The stylesheet shows one of them. */
export function header(parts: HeaderData, visit: Visit): Html {
  const { texts } = visit
  return html`<header id="masthead" class="site-header ast-builder-menu-toggle-icon">
    <div id="ast-desktop-header" class="er-header" data-toggle-type="off-canvas">
      <div class="ast-site-identity"><div class="ast-site-title-wrap">${brand(visit)}</div></div>
      <nav class="er-nav site-navigation" aria-label="${texts.nav.main}">
        <div class="main-header-bar-navigation">${menu(parts, visit, "desktop")}</div>
      </nav>
      ${searchForm(visit, "desktop")} ${languageSwitch(visit)} ${accountLink(parts.customer, visit)}
      ${headerCart(parts.basket, visit)}
    </div>
    <div id="ast-mobile-header" class="ast-mobile-header-wrap er-header" data-type="off-canvas">
      ${brand(visit)} ${headerCart(parts.basket, visit)}
      <button
        type="button"
        class="menu-toggle main-header-menu-toggle"
        popovertarget="ast-mobile-popup"
        aria-controls="ast-mobile-popup"
      >
        ${texts.nav.menu}
      </button>
    </div>
  </header>`
}

/** The panel of the menu button: opened as a popover, or by a script with the theme's classes. */
export function mobileMenu(parts: HeaderData, visit: Visit): Html {
  const { nav } = visit.texts
  return html`<div id="ast-mobile-popup" class="ast-mobile-popup-drawer" aria-label="${nav.menu}" popover>
    <div class="ast-mobile-popup-overlay"></div>
    <div class="ast-mobile-popup-inner">
      <button
        type="button"
        id="menu-toggle-close"
        class="menu-toggle-close"
        popovertarget="ast-mobile-popup"
        popovertargetaction="hide"
        aria-label="${nav.closeMenu}"
      >
        ×
      </button>
      <div class="ast-mobile-popup-content">
        ${searchForm(visit, "mobile")}
        <nav class="er-nav" aria-label="${nav.main}">${menu(parts, visit, "mobile")}</nav>
        <div class="er-menu-foot">${accountLink(parts.customer, visit)} ${languageSwitch(visit)}</div>
      </div>
    </div>
  </div>`
}

/** The button that scrolls to the top of a long page. Only a script shows it. */
export function scrollTop({ texts }: Visit): Html {
  return html`<div
    id="ast-scroll-top"
    class="ast-scroll-top-icon ast-scroll-to-top-right"
    tabindex="0"
    data-on-devices="both"
  >
    <span class="screen-reader-text">${texts.nav.toTop}</span>
  </div>`
}

/** A copy of the mini-cart. It is empty until a script has requested its contents. */
export function emptyCartWidget(): Html {
  return html`<div class="widget woocommerce widget_shopping_cart">
    <div class="widget_shopping_cart_content"></div>
  </div>`
}

function brand({ texts, links }: Visit): Html {
  return html`<a class="er-brand custom-logo-link" href="${links.home}" rel="home">${texts.shopName}</a>`
}

type MenuPlace = "desktop" | "mobile"

function menu({ categories, navigation }: HeaderData, visit: Visit, place: MenuPlace): Html {
  const divisions = categories.map(({ slug, name }) => ({ path: categoryPath(slug), title: name }))
  return html`<ul class="main-header-menu">
    ${[...navigation("menu"), ...divisions].map((entry) => menuItem(entry, visit))}
    ${workshopItem(navigation("workshop"), visit, place)}
  </ul>`
}

function menuItem({ path, title }: NavigationEntry, visit: Visit): Html {
  const isCurrent = visit.path === path
  return html`<li class="menu-item ${isCurrent ? "current-menu-item" : ""}">
    <a class="menu-link" href="${visit.links.to(path)}" ${isCurrent ? html`aria-current="page"` : ""}>${title}</a>
  </li>`
}

/** The menu item of the workshop: a link to its first page, with a sub-menu of all its pages. */
function workshopItem(pages: readonly NavigationEntry[], visit: Visit, place: MenuPlace): Html {
  const [first] = pages
  if (!first) return html``
  const { nav } = visit.texts
  const arrow = html`<span class="ast-header-navigation-arrow" aria-label="${nav.more(nav.workshop)}"></span>`
  const toggle = html`<button
    type="button"
    class="ast-menu-toggle"
    aria-expanded="false"
    aria-label="${nav.more(nav.workshop)}"
  ></button>`
  return html`<li class="menu-item menu-item-has-children">
    <a class="menu-link" href="${visit.links.to(first.path)}">${nav.workshop}${place === "desktop" ? arrow : ""}</a>
    ${place === "mobile" ? toggle : ""}
    <ul class="sub-menu">
      ${pages.map((page) => menuItem(page, visit))}
    </ul>
  </li>`
}

function accountLink(customer: Customer | undefined, { texts, links }: Visit): Html {
  return html`<div class="ast-header-account">
    <a class="ast-header-account-link ${customer ? "" : "ast-account-action-login"}" href="${links.to(accountPath)}"
      >${customer ? texts.nav.account : texts.nav.logIn}</a
    >
  </div>`
}

function searchForm(visit: Visit, place: "desktop" | "mobile"): Html {
  const { texts, links, url } = visit
  const id = `woocommerce-product-search-field-${place}`
  return html`<form role="search" method="get" class="woocommerce-product-search er-search" action="${links.home}">
    <label class="screen-reader-text" for="${id}">${texts.nav.search}</label>
    <input
      type="search"
      id="${id}"
      class="search-field"
      name="s"
      value="${url.searchParams.get("s") ?? ""}"
      placeholder="${texts.nav.searchPlaceholder}"
    />
    <input type="hidden" name="post_type" value="product" />
    ${languageField(visit)}
    <button type="submit">${texts.nav.searchButton}</button>
  </form>`
}

function headerCart(basket: Basket, visit: Visit): Html {
  return html`<div class="ast-header-woo-cart">
    <div class="ast-site-header-cart">
      <div class="ast-site-header-cart-li">${cartLink(basket, visit)}</div>
      <div class="ast-site-header-cart-data">${emptyCartWidget()}</div>
    </div>
  </div>`
}
