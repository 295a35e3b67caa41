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

/** The theme's login popup. It is on most pages, with the account page's form in it, and closed. */
const loginPopup = "#ast-hb-account-login-wrap"

/** Markup of the server that this code changes, where a shopper may see it from the start. */
export const fieldMarkup = `${fieldSelectors.form} ${fieldSelectors.password}:not(${loginPopup} *),${fieldSelectors.wrapper} .description`

/** Where a shopper comes before the fields of the login popup: to the link that opens it, or into it. */
export const loginMarkup = `${loginPopup},a.ast-account-action-login`
