/**
 * A page of a shop with the platform's own markup, and the chunks that it fetches without a press; "ui" is that of the respective build.
 * @typedef {{ readonly page: string, readonly chunks: readonly string[] }} ShopPage
 */

/**
 * The pages that have a size budget. What else a shop has on every page (a header, popups, consent) comes on top.
 * @satisfies {Record<string, ShopPage>}
 */
export const shopPages = {
  archive: { page: "an archive", chunks: ["late"] },
  product: { page: "a product page", chunks: ["late", "tokens", "gallery", "quantity", "variations", "tabs-reviews"] },
  basket: { page: "the basket page, with its quantities", chunks: ["late", "basket-page", "quantity"] },
  classicCheckout: { page: "the classic checkout", chunks: ["late", "classic-checkout"] },
  // The platform's block becomes a hook, so the registry and the checks of hooks come, too.
  blockCheckout: {
    page: "the block checkout",
    chunks: [
      "late",
      "checkout-blocks",
      "hooks",
      "hook-checks",
      "tokens",
      "ui",
      "checkout",
      "cart-store",
      "payments-provider",
    ],
  },
}
