import { pathIn, prefixOf, type Language } from "./texts/languages.ts"

/** Addresses of the shop's pages in one language, from the root of the site. */
export interface Links {
  readonly home: string
  readonly archive: string
  readonly basket: string
  readonly checkout: string
  readonly terms: string
  /** The page about the workshop, which shows the popups. */
  readonly corner: string
  /** The page about delivery and its prices. */
  readonly delivery: string
  readonly privacy: string
  /** The page about the shop's owner. */
  readonly legalNotice: string
  /** A customer's account. */
  readonly account: string
  /** The cards that a customer has saved. */
  readonly paymentMethods: string
  /** The administrators' pages. */
  readonly admin: string
  readonly restRoot: string
  readonly ajax: string
  readonly category: (slug: string) => string
  readonly product: (slug: string) => string
  /** The page of an order, for visitors with its key. */
  readonly orderReceived: (id: number, key: string) => string
  /** The page on which an order is paid, for visitors with its key. */
  readonly orderPay: (id: number, key: string) => string
  /** Resolves a path against the shop's origin. */
  readonly absolute: (path: string) => string
}

/** All addresses of one language. */
export function createLinks(language: Language, origin: string): Links {
  const prefix = prefixOf(language)
  return {
    home: `${prefix}/`,
    archive: `${prefix}/tienda/`,
    basket: `${prefix}/carrito/`,
    checkout: `${prefix}/checkout/`,
    terms: `${prefix}/condiciones/`,
    corner: `${prefix}/rincon/`,
    delivery: `${prefix}/envios/`,
    privacy: `${prefix}/privacidad/`,
    legalNotice: `${prefix}/aviso-legal/`,
    account: pathIn(language, "/mi-cuenta/"),
    paymentMethods: `${prefix}/payment-methods/`,
    admin: `${prefix}/wp-admin/`,
    restRoot: `${prefix}/wp-json/`,
    ajax: "/wp-admin/admin-ajax.php",
    category: (slug) => `${prefix}/categoria-producto/${slug}/`,
    product: (slug) => `${prefix}/product/${slug}/`,
    orderReceived: (id, key) => `${prefix}/checkout/order-received/${String(id)}/?key=${encodeURIComponent(key)}`,
    orderPay: (id, key) =>
      `${prefix}/checkout/order-pay/${String(id)}/?pay_for_order=true&key=${encodeURIComponent(key)}`,
    absolute: (path) => `${origin}${path}`,
  }
}
