import { escapeHtml } from "@ringside/core/domain"
import { formatPayment, formatReviewTable, type ReviewView } from "./formatReview.ts"
import { countryNames, spanishStates } from "./settings.ts"
import { type CheckoutWords, checkoutWordsFor } from "./words.ts"

/** The submitted fields. */
export type SentFields = Pick<URLSearchParams, "get">

interface FieldMarkup {
  readonly name: string
  readonly label: string
  readonly classes: string
  readonly priority: number
  readonly autocomplete: string
  readonly isRequired: boolean
  readonly control: (attributes: string) => string
}

/** Formats the whole content of the checkout page below its heading. */
export function formatCheckout(view: ReviewView, sent: SentFields): string {
  const words = checkoutWordsFor(view.prefix)
  const value: SentFields = { get: (name) => sent.get(name) ?? view.customer?.fields[name] ?? null }
  return `<div class="woocommerce">${view.customer ? "" : formatLogin(words)}
  <div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">${words.couponQuestion} <a href="#" role="button" class="showcoupon" aria-controls="woocommerce-checkout-form-coupon" aria-expanded="false">${words.coupon}</a></div></div>
  <form class="checkout_coupon woocommerce-form-coupon" method="post" style="display:none" id="woocommerce-checkout-form-coupon"><p class="form-row form-row-first"><label for="coupon_code">${words.couponCode}</label><input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" /></p><p class="form-row form-row-last"><button type="submit" class="button" name="apply_coupon" value="${words.apply}">${words.apply}</button></p></form>
  <div class="woocommerce-notices-wrapper"></div>
  <form name="checkout" method="post" class="checkout woocommerce-checkout" action="${view.prefix}/checkout/" enctype="multipart/form-data" aria-label="${words.title}"><div class="col2-set" id="customer_details">
    <div class="col-1"><wc-order-attribution-inputs></wc-order-attribution-inputs><div class="woocommerce-billing-fields"><h2>${words.billing}</h2><div class="woocommerce-billing-fields__field-wrapper">${formatFields("billing", words, value)}</div></div><wc-order-attribution-inputs></wc-order-attribution-inputs>
    ${view.customer ? "" : formatAccount(words)}</div>
    <div class="col-2"><div class="woocommerce-shipping-fields"><h2 id="ship-to-different-address"><label class="checkbox"><input id="ship-to-different-address-checkbox" class="input-checkbox" type="checkbox" name="ship_to_different_address" value="1" /> <span>${words.shipDifferent}</span></label></h2><div class="shipping_address"><div class="woocommerce-shipping-fields__field-wrapper">${formatFields("shipping", words, value)}</div></div></div>
    <div class="woocommerce-additional-fields"><p class="form-row notes" id="order_comments_field"><label for="order_comments">${words.labels.notes}&nbsp;<span class="optional">${words.optional}</span></label><span class="woocommerce-input-wrapper"><textarea name="order_comments" class="input-text" id="order_comments" rows="2">${escapeHtml(value.get("order_comments") ?? "")}</textarea></span></p></div></div></div>
    <h2 id="order_review_heading">${words.order}</h2><div id="order_review" class="woocommerce-checkout-review-order">${formatReviewTable(view)}${formatPayment(view)}</div></form></div>`
}

function formatLogin(words: CheckoutWords): string {
  return `<div class="woocommerce-form-login-toggle"><div class="woocommerce-info">${words.returning} <a href="#" class="showlogin">${words.login}</a></div></div>
  <form class="woocommerce-form woocommerce-form-login login" method="post" style="display:none;"><p class="form-row"><label for="username">${words.labels.username}</label><input type="text" class="input-text" name="username" id="username" autocomplete="username" /></p><p class="form-row"><label for="password">${words.labels.loginPassword}</label><input class="input-text woocommerce-Input" type="password" name="password" id="password" autocomplete="current-password" /></p><button type="submit" class="button" name="login" value="Login">Login</button></form>`
}

function formatAccount(words: CheckoutWords): string {
  return `<div class="woocommerce-account-fields"><p class="form-row form-row-wide create-account"><label class="checkbox"><input class="input-checkbox" id="createaccount" type="checkbox" name="createaccount" value="1" /> <span>${words.createAccount}</span></label></p><div class="create-account"><p class="form-row validate-required" id="account_password_field"><label for="account_password">${words.labels.password}&nbsp;<span class="required" aria-hidden="true">*</span></label><span class="woocommerce-input-wrapper"><input type="password" class="input-text" name="account_password" id="account_password" autocomplete="new-password" aria-required="true" /></span></p></div></div>`
}

function formatFields(section: "billing" | "shipping", words: CheckoutWords, sent: SentFields): string {
  const value = (key: string) => escapeHtml(sent.get(`${section}_${key}`) ?? "")
  const input =
    (key: string, type = "text") =>
    (attributes: string) =>
      `<input type="${type}" class="input-text" ${attributes} value="${value(key)}" />`
  const select =
    (className: string, names: Readonly<Record<string, string>>, chosen: string, empty: string) =>
    (attributes: string) =>
      `<select class="${className}" ${attributes}><option value="">${empty}</option>${Object.entries(names)
        .map(
          ([code, name]) => `<option value="${code}"${code === chosen ? ' selected="selected"' : ""}>${name}</option>`,
        )
        .join("")}</select>`
  const field = (
    key: string,
    priority: number,
    autocomplete: string,
    { classes = "form-row-wide address-field", control = input(key), isRequired = true } = {},
  ): FieldMarkup => ({
    name: `${section}_${key}`,
    label: words.labels[key] ?? key,
    classes,
    priority,
    autocomplete: `section-${section} ${section} ${autocomplete}`,
    isRequired,
    control,
  })
  const country = select(
    "country_to_state country_select",
    countryNames,
    sent.get(`${section}_country`) ?? "ES",
    "Select…",
  )
  const state = select("state_select", spanishStates, value("state"), "Select an option…")
  const fields = [
    field("first_name", 10, "given-name", { classes: "form-row-first" }),
    field("last_name", 20, "family-name", { classes: "form-row-last" }),
    field("country", 40, "country", {
      classes: "form-row-wide address-field update_totals_on_change",
      control: country,
    }),
    field("address_1", 50, "address-line1"),
    field("address_2", 60, "address-line2", { isRequired: false }),
    field("postcode", 65, "postal-code", { classes: "form-row-wide address-field validate-postcode" }),
    field("city", 70, "address-level2"),
    field("state", 80, "address-level1", { classes: "form-row-wide address-field validate-state", control: state }),
    ...(section === "shipping"
      ? []
      : [
          field("phone", 100, "tel", { classes: "form-row-wide validate-phone", control: input("phone", "tel") }),
          field("email", 110, "email", { classes: "form-row-wide validate-email", control: input("email", "email") }),
        ]),
  ]
  return fields.map((each) => formatRow(each, words)).join("")
}

function formatRow(
  { name, label, classes, priority, autocomplete, isRequired, control }: FieldMarkup,
  words: CheckoutWords,
): string {
  const mark = isRequired
    ? '<span class="required" aria-hidden="true">*</span>'
    : `<span class="optional">${words.optional}</span>`
  const attributes = `name="${name}" id="${name}" autocomplete="${autocomplete}" data-input-classes=""${isRequired ? ' aria-required="true"' : ""}`
  return `<p class="form-row ${classes}${isRequired ? " validate-required" : ""}" id="${name}_field" data-priority="${priority}"><label for="${name}">${label}&nbsp;${mark}</label><span class="woocommerce-input-wrapper">${control(attributes)}</span></p>`
}
