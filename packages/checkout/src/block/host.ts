/** The platform's blocks. Source: checkout contract §2.3. */
export const blockSelectors = {
  basket: '[data-block-name="woocommerce/cart"]',
  checkout: '[data-block-name="woocommerce/checkout"]',
} as const

/** The inner blocks of the platform's checkout block, by their names. */
export const innerBlock = (name: string) => `[data-block-name="woocommerce/checkout-${name}-block"]`

/** Inner blocks of the platform's basket block with content of the shop's own. */
export const basketSelectors = {
  /** The block that is shown for an empty basket. */
  empty: '[data-block-name="woocommerce/empty-cart-block"]',
  /**
   * The blocks that the owner has put below the lines, such as a collection of products. The platform's older block of cross-sells is only
   * a heading: its script, which no longer runs, puts the products in.
   */
  belowLines: `[data-block-name="woocommerce/cart-items-block"] > :not(${[
    '[data-block-name="woocommerce/cart-line-items-block"]',
    '[data-block-name="woocommerce/cart-cross-sells-block"]',
  ].join()})`,
} as const

/** An inner block of the platform's basket block, by its name. */
export const basketPart = (name: string) => `[data-block-name="woocommerce/${name}-block"]`

/** The class that the platform prints on its blocks, and that lays out a skeleton in them until a script takes it away. */
export const loadingClass = "is-loading"
