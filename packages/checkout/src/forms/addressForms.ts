import { checkoutSelectors } from "./host.ts"

/** The selectors of the host's address forms outside the checkout. Source: checkout contract §5, host-pages "Account". */
export const addressFormSelectors = {
  /** The account's form of one address. */
  account: "form:not(.checkout):has(.woocommerce-address-fields)",
  accountFields: ".woocommerce-address-fields",
} as const

/** The forms of one address, by the kind of their page. */
const forms = {
  checkout: checkoutSelectors.form,
  account: `${addressFormSelectors.accountFields}:not(form.checkout *)`,
  calculator: ".woocommerce-shipping-calculator",
} as const

/** A form of the host's that holds an address. */
export type AddressForm = keyof typeof forms

/** The country fields of one kind of form. */
export function countryOf(form: AddressForm): string {
  return `${forms[form]} :is(${checkoutSelectors.country})`
}
