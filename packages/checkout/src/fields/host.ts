/** The selectors of fields in all forms of the shop. Source: checkout contract §4.5, the templates of the account's forms. */
export const fieldSelectors = {
  form: ".woocommerce form",
  password: "input[type=password]",
  /** Password fields that the platform's script wraps; around others it uses an element that is there. */
  wrapped: ".woocommerce-Input",
  showPassword: ".show-password-input",
  wrapper: ".woocommerce-input-wrapper",
  description: "span.description",
  control: "input, select, textarea, button",
} as const

/** The class of the element around a password field, on which the button is placed. */
export const passwordClass = "password-input"

/** Markup of the server that this code changes. */
export const fieldMarkup = `${fieldSelectors.form} ${fieldSelectors.password},${fieldSelectors.wrapper} .description`
