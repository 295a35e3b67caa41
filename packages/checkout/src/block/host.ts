/** The platform's blocks. Source: checkout contract §2.3. */
export const blockSelectors = {
  basket: '[data-block-name="woocommerce/cart"]',
  checkout: '[data-block-name="woocommerce/checkout"]',
} as const
