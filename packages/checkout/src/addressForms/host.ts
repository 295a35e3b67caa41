/** What is known of the host's address forms outside the checkout. Source: checkout contract §5, host-pages "Account". */
export const addressFormSelectors = {
  /** The account's form of one address. */
  account: "form:has(> .woocommerce-address-fields), form:has(> div > .woocommerce-address-fields__field-wrapper)",
  accountFields: ".woocommerce-address-fields__field-wrapper",
  /** The basket page's shipping calculator. */
  calculatorFields: ".shipping-calculator-form",
} as const
