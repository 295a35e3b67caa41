import type { Basket } from "../basket/basket.ts"
import type { Customer } from "../accounts/customer.ts"
import type { Category } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { languageField, languageSwitch } from "./language.ts"
import { cartLink } from "../basket/miniCart.ts"

/** What both headers show. */
export interface HeaderParts {
  readonly basket: Basket
  readonly categories: readonly Category[]
  readonly customer: Customer | undefined
}

/** The header twice, for wide and for narrow windows, as the theme prints it; the stylesheet shows one. */
export function header(parts: HeaderParts, visit: Visit): Html {
  const { texts } = visit
  return html`<header id="masthead" class="site-header">
    <div id="ast-desktop-header" class="er-header">
      ${brand(visit)}
      <nav class="er-nav" aria-label="${texts.nav.main}">${menu(parts.categories, visit)}</nav>
      ${searchForm(visit, "desktop")} ${languageSwitch(visit)} ${accountLink(parts.customer, visit)}
      ${headerCart(parts.basket, visit)}
    </div>
    <div id="ast-mobile-header" class="ast-mobile-header-wrap er-header">
      ${brand(visit)} ${headerCart(parts.basket, visit)}
      <details class="er-menu">
        <summary class="menu-toggle">${texts.nav.menu}</summary>
        <div class="er-menu-panel">
          ${searchForm(visit, "mobile")}
          <nav class="er-nav" aria-label="${texts.nav.main}">${menu(parts.categories, visit)}</nav>
          <div class="er-menu-foot">${accountLink(parts.customer, visit)} ${languageSwitch(visit)}</div>
        </div>
      </details>
    </div>
  </header>`
}

/** A copy of the mini-cart, empty until a script has asked for its contents. */
export function emptyCartWidget(): Html {
  return html`<div class="widget woocommerce widget_shopping_cart">
    <div class="widget_shopping_cart_content"></div>
  </div>`
}

function brand({ texts, links }: Visit): Html {
  return html`<a class="er-brand custom-logo-link" href="${links.home}" rel="home">${texts.shopName}</a>`
}

function menu(categories: readonly Category[], { texts, links, path }: Visit): Html {
  const item = (href: string, name: string, isCurrent: boolean) =>
    html`<li class="menu-item ${isCurrent ? "current-menu-item" : ""}">
      <a class="menu-link" href="${href}" ${isCurrent ? html`aria-current="page"` : ""}>${name}</a>
    </li>`
  return html`<ul class="main-header-menu">
    ${item(links.archive, texts.nav.shop, path === "/tienda/")}
    ${categories.map(({ slug, name }) => item(links.category(slug), name, path === `/categoria-producto/${slug}/`))}
  </ul>`
}

function accountLink(customer: Customer | undefined, { texts, links }: Visit): Html {
  return html`<div class="ast-header-account">
    <a class="ast-header-account-link" href="${links.account}">${customer ? texts.nav.account : texts.nav.logIn}</a>
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
