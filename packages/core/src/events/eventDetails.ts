import type { CartLine } from "../domain/index.ts"

/** How a product was added: by a button of the host, by its form, by a hook of ours, or by `ringside.cart.add`. */
export type AddSource = "button" | "form" | "hook" | "cart.add"

/** An add that the shop has confirmed. */
export interface AddedToCart {
  /** The product's number as it was sent to the shop. */
  readonly productId: number
  /** The variation's own number; null for a product without variations, and where neither the request nor the answer names it. */
  readonly variationId: number | null
  readonly quantity: number
  readonly source: AddSource
  /** The line of the basket; null where the shop's answer holds no lines, as after a press on a button of the host. */
  readonly line: CartLine | null
}

/** A change of the basket by the shop's own endpoints. */
export interface HostCartChange {
  readonly fragments: Readonly<Record<string, string>> | null
  readonly cartHash: string
  /** The button or link; null without one. */
  readonly button: HTMLElement | null
}

/** An event of an add button. */
export interface ButtonEvent {
  readonly button: HTMLElement
}

/** An event of a coupon. */
export interface CouponEvent {
  readonly code: string
}

/** An event of an address's country. */
export interface CountryEvent {
  readonly country: string
  readonly wrapper: HTMLElement
}

/** An event of a variation form. */
export interface FormEvent {
  /** The positional arguments of jQuery handlers. */
  readonly args: readonly unknown[]
}

/** An event about a variation. */
export interface VariationEvent extends FormEvent {
  /** The variation as the shop printed it. */
  readonly variation: Readonly<Record<string, unknown>>
}

/** An event of a gallery. */
export interface GalleryEvent {
  readonly element: HTMLElement
  readonly params: object
}

/** An event of a popup. */
export interface PopupEvent {
  readonly popupId: number
  /** The element that opened it last, or a text of the script that did; empty before. */
  readonly trigger: Element | string
  readonly closeTrigger: string
}

/** An event of a form in a popup. */
export interface PopupFormEvent {
  /** The server's answer; null without one. */
  readonly data: unknown
}

/**
 * The shopper's consent for one category. `pending`: the page has a consent tool, which has no answer yet, or the code that reads such
 * tools is still being fetched. `undecided`: the page has no consent tool.
 */
export type ConsentState = "granted" | "denied" | "pending" | "undecided"
