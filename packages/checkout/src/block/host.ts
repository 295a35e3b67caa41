/** The platform's blocks. Source: checkout contract §2.3. */
export const blockSelectors = {
  basket: '[data-block-name="woocommerce/cart"]',
  checkout: '[data-block-name="woocommerce/checkout"]',
} as const

/** The inner blocks of the platform's checkout block, by their names. */
export const innerBlock = (name: string) => `[data-block-name="woocommerce/checkout-${name}-block"]`

/** The class that the platform prints on its blocks, and that lays out a skeleton in them until a script takes it away. */
export const loadingClass = "is-loading"
