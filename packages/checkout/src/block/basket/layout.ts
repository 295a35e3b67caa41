import { basketPart } from "../host.ts"

/** The layout of the sums, from the inner blocks of the platform's basket block. */
export interface BasketLayout {
  readonly hasCoupons: boolean
  /** Whether the names of taxes are followed by their rates. */
  readonly hasTaxRates: boolean
  /** The owner's heading of the sums, or empty. */
  readonly heading: string
  /** The owner's text of the button, or empty. */
  readonly buttonText: string
  /** The number of the page that the button leads to, or empty. */
  readonly checkoutPageId: string
}

/** Reads the inner blocks of a basket block; without them, everything is shown, in our words. */
export function readBasketLayout(host: Element): BasketLayout {
  const find = (name: string) => host.querySelector<HTMLElement>(basketPart(name))
  const button = find("proceed-to-checkout")?.dataset
  return {
    hasCoupons: !find("filled-cart") || find("cart-order-summary-coupon-form") !== null,
    hasTaxRates: find("cart-order-summary-taxes")?.dataset["showRateAfterTaxName"] === "true",
    heading: find("cart-order-summary-heading")?.dataset["content"] ?? "",
    buttonText: button?.["buttonLabel"] ?? "",
    checkoutPageId: button?.["checkoutPageId"] ?? "",
  }
}
