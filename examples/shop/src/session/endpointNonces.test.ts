import { describe, expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { shopFeatures } from "../app.ts"
import { isRecord } from "../endpoints/storeApiBody.ts"
import { confirmBy, hiddenFieldsOf, isLoggedIn, logInAs, registerAs } from "../testing/account.ts"
import { takeCard } from "../testing/cards.ts"
import { addByLink, attributeOf, linesOf, textOf } from "../testing/cart.ts"
import { endpointsOf } from "../testing/endpoints.ts"
import { bilbao, fieldsOf, placeByForm } from "../testing/forms.ts"
import {
  hostSettingOf,
  readSetupFields,
  storeNonceOf,
  writeOfBatch,
  writeOfForm,
  writeOfJson,
  writeOfLink,
  writeOfPageForm,
  writeOfStoreApi,
  type Write,
} from "../testing/nonceWrites.ts"
import { useShop } from "../testing/shop.ts"
import type { Visitor } from "../testing/visitor.ts"

const dayMs = 24 * 60 * 60_000
const password = "tres asaltos y medio"
const adminToken = "the moderators' token"
const reviewsApi = "/wp-json/wc/v3/products/reviews"

// The time only increases, so that an administrator's oldest logins end first.
let nowMs = Date.UTC(2026, 10, 20, 12)
const { newVisitor } = useShop({ administrator: { password }, isComingSoon: true, adminToken, clock: () => nowMs })

/** A write that requires a nonce. */
interface Row {
  readonly endpoint: string
  /** Distinguishes the writes of one endpoint. */
  readonly write?: string
  /** Creates a visitor who may send the write. */
  readonly enter: () => Promise<Visitor>
  /** Opens the page of the write and prepares it. May be called again. */
  readonly open: (visitor: Visitor) => Promise<Write>
  /** Reads the state that the write changes, as the visitor sees it. */
  readonly read: (visitor: Visitor) => Promise<unknown>
}

let people = 0
const newAddress = () => `person${String((people += 1))}@example.com`

async function newShopper(id = 101): Promise<Visitor> {
  const visitor = newVisitor()
  await addByLink(visitor, id)
  return visitor
}

async function newShopperWithCoupon(): Promise<Visitor> {
  const visitor = await newShopper()
  const { nonce, send } = await openCouponByScript(visitor)
  await send(nonce)
  return visitor
}

async function newCustomer(): Promise<Visitor> {
  const visitor = await newShopper()
  await placeByForm(visitor, { createaccount: "1", account_password: password, billing_email: newAddress() })
  return visitor
}

async function newAdministrator(): Promise<Visitor> {
  const visitor = newVisitor()
  await logInAs(visitor, "admin", password)
  return visitor
}

let reader: { readonly sinceMs: number; readonly visitor: Promise<Visitor> } | null = null

/** Returns the administrator who reads what only administrators see. A login takes longer than what is read. */
function openReader(): Promise<Visitor> {
  if (reader?.sinceMs !== nowMs) reader = { sinceMs: nowMs, visitor: newAdministrator() }
  return reader.visitor
}

/** Creates an administrator and a review that waits for approval. */
async function newModerator(): Promise<Visitor> {
  const review = { comment_post_ID: "101", author: "Ana", email: newAddress(), rating: "4" }
  await newVisitor().post("/wp-comments-post.php", { ...review, comment: `Una figura con aire, ${review.email}.` })
  return newAdministrator()
}

const readCart = async (visitor: Visitor) => (await visitor.get("/wp-json/wc/store/v1/cart")).json()
const readText = (page: string, selector: string) => async (visitor: Visitor) =>
  textOf(await visitor.get(page), selector)

async function readReviews(): Promise<readonly string[]> {
  const list = async (status: string) =>
    (await newVisitor().get(`${reviewsApi}?status=${status}`, { Authorization: `Bearer ${adminToken}` })).text
  return Promise.all(["hold", "approved", "spam"].map(list))
}

/** Reads the newest e-mail of the shop's outbox: its page, and the link with a key in it. */
async function readNewestEmail(): Promise<{ readonly path: string; readonly href: string }> {
  const administrator = await openReader()
  const path = attributeOf(await administrator.get("/wp-admin/outbox/"), "tbody tr a", "href")
  const href = attributeOf(await administrator.get(path), ".er-letter a[href*='?key=']", "href")
  return { path, href: href.replace("http://shop.test", "") }
}

const readNewestEmailPath = async () => (await readNewestEmail()).path

/** Prepares a script's post to an endpoint, with the nonce from the settings of a page. */
const openScripted =
  (endpoint: string, setting: readonly [page: string, ...path: string[]], fields: Readonly<Record<string, string>>) =>
  async (visitor: Visitor): Promise<Write> => {
    const [page, ...path] = setting
    const security = await hostSettingOf(visitor, page, path)
    return writeOfForm(visitor, `/?wc-ajax=${endpoint}`, "security", { ...fields, security })
  }

const openCouponByScript = openScripted("apply_coupon", ["/carrito/", "wc_cart_params", "apply_coupon_nonce"], {
  coupon_code: "esquina10",
})

const openPageForm =
  (form: Parameters<typeof writeOfPageForm>[1], changes: Readonly<Record<string, string>>) => (visitor: Visitor) =>
    writeOfPageForm(visitor, form, changes)

const openFirstLink = (page: string, selector: string) => async (visitor: Visitor) =>
  writeOfLink(visitor, await visitor.visit(page), selector)

const account = "/mi-cuenta/"
const lostPassword = `${account}lost-password/`
const checkoutForm = {
  page: "/checkout/",
  selector: "form.checkout",
  nonceField: "woocommerce-process-checkout-nonce",
} as const
const order = { ...bilbao, terms: "on" }
/** The order's address, with the Store API's field names. */
const storeAddress = Object.fromEntries(
  Object.entries(bilbao).map(([name, value]) => [name.replace("billing_", ""), value]),
)

const basketRows: readonly Row[] = [
  { endpoint: "wc-ajax apply_coupon", enter: newShopper, open: openCouponByScript, read: readCart },
  {
    endpoint: "wc-ajax remove_coupon",
    enter: newShopperWithCoupon,
    open: openScripted("remove_coupon", ["/carrito/", "wc_cart_params", "remove_coupon_nonce"], {
      coupon: "esquina10",
    }),
    read: readCart,
  },
  {
    endpoint: "wc-ajax update_shipping_method",
    enter: newShopper,
    open: openScripted("update_shipping_method", ["/carrito/", "wc_cart_params", "update_shipping_method_nonce"], {
      "shipping_method[0]": "pickup_location:3",
    }),
    read: readCart,
  },
  {
    endpoint: "admin-ajax astra_add_cart_single_product_quantity",
    enter: newShopper,
    open: async (visitor) => {
      const fields = { action: "astra_add_cart_single_product_quantity", quantity: "3" }
      const qtyNonce = await hostSettingOf(visitor, "/tienda/", ["astra", "single_product_qty_ajax_nonce"])
      const hash = (await linesOf(visitor))[0]?.key ?? ""
      return writeOfForm(visitor, "/wp-admin/admin-ajax.php", "qtyNonce", { ...fields, hash, qtyNonce })
    },
    read: readCart,
  },
  {
    endpoint: "Store API POST /cart/add-item",
    enter: newShopper,
    open: (visitor) => writeOfStoreApi(visitor, "/cart/add-item", { id: 103, quantity: 1 }),
    read: readCart,
  },
  {
    endpoint: "Store API POST /cart/update-item",
    enter: newShopper,
    open: async (visitor) =>
      writeOfStoreApi(visitor, "/cart/update-item", { key: (await linesOf(visitor))[0]?.key, quantity: 3 }),
    read: readCart,
  },
  {
    endpoint: "Store API POST /cart/remove-item",
    enter: newShopper,
    open: async (visitor) => writeOfStoreApi(visitor, "/cart/remove-item", { key: (await linesOf(visitor))[0]?.key }),
    read: readCart,
  },
  {
    endpoint: "Store API POST /cart/update-customer",
    enter: newShopper,
    open: (visitor) =>
      writeOfStoreApi(visitor, "/cart/update-customer", { billing_address: { country: "DE", postcode: "10115" } }),
    read: readCart,
  },
  {
    endpoint: "Store API POST /cart/select-shipping-rate",
    enter: newShopper,
    open: (visitor) => writeOfStoreApi(visitor, "/cart/select-shipping-rate", { rate_id: "pickup_location:3" }),
    read: readCart,
  },
  {
    endpoint: "Store API POST /cart/apply-coupon",
    enter: newShopper,
    open: (visitor) => writeOfStoreApi(visitor, "/cart/apply-coupon", { code: "esquina10" }),
    read: readCart,
  },
  {
    endpoint: "Store API POST /cart/remove-coupon",
    enter: newShopperWithCoupon,
    open: (visitor) => writeOfStoreApi(visitor, "/cart/remove-coupon", { code: "esquina10" }),
    read: readCart,
  },
  {
    endpoint: "Store API PUT /checkout",
    enter: newShopper,
    open: (visitor) => writeOfStoreApi(visitor, "/checkout", { order_notes: "Toca dos veces" }, "PUT"),
    read: async (visitor) => (await visitor.get("/wp-json/wc/store/v1/checkout")).json(),
  },
  {
    endpoint: "Store API POST /checkout",
    enter: newShopper,
    open: (visitor) => writeOfStoreApi(visitor, "/checkout", { billing_address: storeAddress, payment_method: "cod" }),
    read: readCart,
  },
  {
    endpoint: "Store API POST /batch",
    enter: newShopper,
    open: (visitor) => writeOfBatch(visitor, "/cart/add-item", { id: 103, quantity: 1 }),
    read: readCart,
  },
  {
    endpoint: "POST /carrito/",
    write: "shipping calculator",
    enter: newShopper,
    open: openPageForm(
      {
        page: "/carrito/",
        selector: ".woocommerce-shipping-calculator",
        nonceField: "woocommerce-shipping-calculator-nonce",
      },
      { calc_shipping: "1", calc_shipping_country: "DE", calc_shipping_postcode: "10115" },
    ),
    read: readCart,
  },
  {
    endpoint: "POST /carrito/",
    write: "rate",
    enter: newShopper,
    open: openPageForm(
      { page: "/carrito/", selector: "#er-choose-rate", nonceField: "woocommerce-shipping-method-nonce" },
      { choose_rate: "1", "shipping_method[0]": "pickup_location:3" },
    ),
    read: readCart,
  },
  {
    endpoint: "POST /carrito/",
    write: "coupon",
    enter: newShopper,
    open: openPageForm(
      { page: "/carrito/", selector: ".woocommerce-cart-form", nonceField: "woocommerce-cart-nonce" },
      { apply_coupon: "1", coupon_code: "esquina10" },
    ),
    read: readCart,
  },
  {
    endpoint: "GET /carrito/",
    write: "remove link",
    enter: newShopper,
    open: openFirstLink("/carrito/", ".woocommerce-cart-form a[href*=remove_item]"),
    read: readCart,
  },
  {
    endpoint: "GET /carrito/",
    write: "undo link",
    enter: newShopper,
    open: async (visitor) => {
      await addByLink(visitor, 101)
      const removeHref = attributeOf(await visitor.visit("/carrito/"), "a[href*=remove_item]", "href")
      return writeOfLink(visitor, await visitor.visit(removeHref), "a[href*=undo_item]")
    },
    read: readCart,
  },
  {
    endpoint: "GET /carrito/",
    write: "coupon's link",
    enter: newShopperWithCoupon,
    open: openFirstLink("/carrito/", ".woocommerce-remove-coupon"),
    read: readCart,
  },
]

const lateText = (path: string) => async (visitor: Visitor) => {
  const security = await hostSettingOf(visitor, "/en/rincon/", ["trp_data", "gettranslationsnonceregular"])
  return writeOfForm(visitor, path, "security", {
    action: "trp_get_translations_regular",
    language: "en_GB",
    original_language: "es_ES",
    originals: JSON.stringify([`Texto tardío de ${newAddress().replace("@", " en ")}`]),
    skip_machine_translation: "[]",
    security,
  })
}
const translationsPage = "/wp-admin/translations/"
const readTranslations = async () => {
  const { page } = await (await openReader()).get(translationsPage)
  return [...page.querySelectorAll("tbody tr")].map((row) => [
    row.querySelector("th")?.textContent,
    row.querySelector("textarea")?.textContent,
  ])
}

const translationRows: readonly Row[] = [
  {
    endpoint: "admin-ajax trp_get_translations_regular",
    enter: newShopper,
    open: lateText("/wp-admin/admin-ajax.php"),
    read: readTranslations,
  },
  { endpoint: "POST /trp-ajax.php", enter: newShopper, open: lateText("/trp-ajax.php"), read: readTranslations },
  {
    endpoint: "admin-ajax trp_save_translations_regular",
    enter: newAdministrator,
    open: async (visitor) => {
      const editor = await visitor.visit(`${translationsPage}editor/`)
      const printed: unknown = JSON.parse(attributeOf(editor, ".er-editor", "data-settings"))
      const security = isRecord(printed) && typeof printed.saveNonce === "string" ? printed.saveNonce : ""
      const strings = JSON.stringify({ en_GB: [{ id: "1", translated: "In the workshop, today" }] })
      const fields = { action: "trp_save_translations_regular", strings, security }
      return writeOfForm(visitor, "/wp-admin/admin-ajax.php", "security", fields)
    },
    read: readTranslations,
  },
  {
    endpoint: "POST /wp-admin/translations/:id{[0-9]+}/",
    enter: newAdministrator,
    open: async (visitor) => {
      const form = "form[action$='/translations/2/']"
      return writeOfPageForm(
        visitor,
        { page: translationsPage, selector: form, nonceField: "_wpnonce", path: `${translationsPage}2/` },
        { translation: "Rubbing down" },
      )
    },
    read: readTranslations,
  },
]

const checkoutRows: readonly Row[] = [
  {
    endpoint: "wc-ajax update_order_review",
    enter: newShopper,
    open: openScripted("update_order_review", ["/checkout/", "wc_checkout_params", "update_order_review_nonce"], {
      country: "DE",
      postcode: "10115",
    }),
    read: readCart,
  },
  {
    endpoint: "wc-ajax checkout",
    enter: newShopper,
    open: openPageForm({ ...checkoutForm, path: "/?wc-ajax=checkout" }, order),
    read: readCart,
  },
  {
    endpoint: "POST /checkout/",
    write: "order",
    enter: newShopper,
    open: openPageForm(checkoutForm, order),
    read: readCart,
  },
  {
    endpoint: "POST /checkout/",
    write: "totals",
    enter: newShopper,
    open: openPageForm(checkoutForm, {
      woocommerce_checkout_update_totals: "1",
      billing_country: "DE",
      billing_postcode: "10115",
    }),
    read: readCart,
  },
  {
    endpoint: "POST /checkout/",
    write: "coupon",
    enter: newShopper,
    open: openPageForm(
      { page: "/checkout/", selector: "form.checkout_coupon", nonceField: "security" },
      { apply_coupon: "1", coupon_code: "esquina10" },
    ),
    read: readCart,
  },
  {
    endpoint: "GET /checkout/",
    write: "coupon's link",
    enter: newShopperWithCoupon,
    open: openFirstLink("/checkout/", ".woocommerce-remove-coupon"),
    read: readCart,
  },
]

const accountRows: readonly Row[] = [
  {
    endpoint: "POST /mi-cuenta/",
    write: "login",
    enter: newShopper,
    open: openPageForm(
      { page: account, selector: "form.woocommerce-form-login", nonceField: "woocommerce-login-nonce" },
      { username: "admin", password, login: "1" },
    ),
    read: isLoggedIn,
  },
  {
    endpoint: "POST /mi-cuenta/",
    write: "registration",
    enter: newShopper,
    open: async (visitor) => {
      const form = { page: account, selector: "form.woocommerce-form-register" }
      const fields = { email: newAddress(), password, register: "1" }
      return writeOfPageForm(visitor, { ...form, nonceField: "woocommerce-register-nonce" }, fields)
    },
    read: readNewestEmailPath,
  },
  {
    endpoint: "POST /mi-cuenta/confirm-account/",
    enter: newShopper,
    open: async (visitor) => {
      await registerAs(visitor, newAddress(), password)
      const form = hiddenFieldsOf(await visitor.visit((await readNewestEmail()).href), "main form")
      return writeOfForm(visitor, `${account}confirm-account/`, "woocommerce-confirm-nonce", form)
    },
    read: isLoggedIn,
  },
  {
    endpoint: "POST /mi-cuenta/lost-password/",
    write: "link",
    enter: newShopper,
    open: openPageForm(
      { page: lostPassword, selector: "form.lost_reset_password", nonceField: "woocommerce-lost-password-nonce" },
      { user_login: "nobody@example.com" },
    ),
    read: readNewestEmailPath,
  },
  {
    endpoint: "POST /mi-cuenta/lost-password/",
    write: "new password",
    enter: newShopper,
    open: async (visitor) => {
      const email = newAddress()
      const owner = newVisitor()
      await registerAs(owner, email, password)
      await confirmBy(owner, (await readNewestEmail()).href)
      const asked = fieldsOf(await visitor.visit(lostPassword), "form.lost_reset_password")
      await visitor.post(lostPassword, { ...asked, user_login: email })
      const form = fieldsOf(await visitor.visit((await readNewestEmail()).href), "form.lost_reset_password")
      const fields = { ...form, password_1: "una nueva y larga", password_2: "una nueva y larga" }
      return writeOfForm(visitor, lostPassword, "woocommerce-reset-password-nonce", fields)
    },
    read: readNewestEmailPath,
  },
  {
    endpoint: "POST /mi-cuenta/edit-address/:section/",
    enter: newCustomer,
    open: openPageForm(
      {
        page: `${account}edit-address/billing/`,
        selector: "form.er-address-edit",
        nonceField: "woocommerce-edit-address-nonce",
      },
      { ...bilbao, billing_address_1: "Calle Menor 2" },
    ),
    read: readText(`${account}edit-address/`, ".woocommerce-Addresses"),
  },
  {
    endpoint: "POST /mi-cuenta/edit-account/",
    enter: newCustomer,
    open: openPageForm(
      {
        page: `${account}edit-account/`,
        selector: "form.edit-account",
        nonceField: "save-account-details-nonce",
      },
      { account_first_name: "Otra" },
    ),
    read: async (visitor) => attributeOf(await visitor.get(`${account}edit-account/`), "#account_first_name", "value"),
  },
  {
    endpoint: "POST /mi-cuenta/customer-logout/",
    enter: newCustomer,
    open: openPageForm({ page: `${account}customer-logout/`, selector: "main form", nonceField: "_wpnonce" }, {}),
    read: isLoggedIn,
  },
  {
    endpoint: "GET /mi-cuenta/customer-logout/",
    enter: newCustomer,
    open: openFirstLink(account, "[href*=customer-logout]"),
    read: isLoggedIn,
  },
]

const addCard = `${account}add-payment-method/`
const paymentMethods = "/payment-methods/"
const readCards = readText(paymentMethods, ".woocommerce-MyAccount-paymentMethods")

/** Saves a card at the provider; sending the page's form then adds it to the shop's list. */
async function openAddedCard(visitor: Visitor): Promise<Write> {
  const proof = await readSetupFields(visitor)
  const paymentMethod = await takeCard(visitor)
  const fields = { action: "create_setup_intent", "wcpay-payment-method": paymentMethod, ...proof }
  const set = (await visitor.post("/wp-admin/admin-ajax.php", fields)).json()
  const data = isRecord(set) && isRecord(set["data"]) ? set["data"] : {}
  return writeOfPageForm(
    visitor,
    { page: addCard, selector: "form#add_payment_method", nonceField: "woocommerce-add-payment-method-nonce" },
    { "wcpay-setup-intent": String(data["id"]) },
  )
}

async function newCardOwner(): Promise<Visitor> {
  const visitor = await newCustomer()
  for (let count = 0; count < 2; count += 1) {
    nowMs += 60_000
    const { nonce, send } = await openAddedCard(visitor)
    await send(nonce)
  }
  return visitor
}

const cardRows: readonly Row[] = [
  { endpoint: "POST /mi-cuenta/add-payment-method/", enter: newCustomer, open: openAddedCard, read: readCards },
  {
    endpoint: "GET /mi-cuenta/delete-payment-method/:id/",
    enter: newCardOwner,
    open: openFirstLink(paymentMethods, "a.delete"),
    read: readCards,
  },
  {
    endpoint: "GET /mi-cuenta/set-default-payment-method/:id/",
    enter: newCardOwner,
    open: openFirstLink(paymentMethods, "a.default"),
    read: readCards,
  },
  {
    endpoint: "admin-ajax save_upe_appearance",
    enter: newShopper,
    open: async (visitor) => {
      const own = await hostSettingOf(visitor, "/checkout/", ["wcpay_upe_config", "saveUPEAppearanceNonce"])
      const appearance = '{"theme":"flat"}'
      const fields = { action: "save_upe_appearance", elements_location: "shortcode_checkout", appearance }
      return writeOfForm(visitor, "/wp-admin/admin-ajax.php", "_ajax_nonce", { ...fields, _ajax_nonce: own })
    },
    read: async (visitor) => (await visitor.get("/checkout/")).text.includes('"theme":"flat"'),
  },
]

const nextReview = { page: "/wp-admin/reviews/", selector: ".er-admin-reviews form" } as const

/** Prepares a call of the platform's own API, in the session of an administrator. */
async function writeOfReviews(visitor: Visitor, call: { method: string; path: string }, body: unknown) {
  const page = await visitor.get(nextReview.page)
  const nonce = attributeOf(page, "meta[name=wp-rest-nonce]", "content")
  return writeOfJson(visitor, { ...call, header: "X-WP-Nonce", nonce }, body)
}

const dismissBanner = ".coming-soon-footer-banner-dismiss"

const adminRows: readonly Row[] = [
  {
    endpoint: "POST /wp-json/wp/v2/users/me",
    // The account stores that the banner was dismissed, so later logins don't see it.
    enter: newAdministrator,
    open: async (visitor) => ({
      nonce: attributeOf(await visitor.get("/tienda/"), dismissBanner, "data-rest-nonce"),
      send: (nonce) =>
        visitor.post(
          "/wp-json/wp/v2/users/me",
          { "woocommerce_meta[coming_soon_banner_dismissed]": "yes" },
          nonce === undefined ? {} : { "X-WP-Nonce": nonce },
        ),
    }),
    read: async (visitor) => (await visitor.get("/tienda/")).page.querySelector(dismissBanner) === null,
  },
  {
    endpoint: "POST /wp-admin/orders/:id/",
    enter: async () => {
      await placeByForm(await newShopper())
      return newAdministrator()
    },
    open: async (visitor) => {
      const path = attributeOf(await visitor.get("/wp-admin/orders/"), "tbody a", "href")
      const form = { page: path, selector: "main form", nonceField: "_wpnonce" }
      return writeOfPageForm(visitor, form, { order_status: "completed" })
    },
    read: readText("/wp-admin/orders/", "tbody tr"),
  },
  {
    endpoint: "POST /wp-admin/reviews/:id/",
    enter: newModerator,
    open: async (visitor) => {
      const path = attributeOf(await visitor.get(nextReview.page), nextReview.selector, "action")
      return writeOfPageForm(visitor, { ...nextReview, path, nonceField: "_wpnonce" }, { status: "approved" })
    },
    read: readReviews,
  },
  {
    endpoint: "POST /wp-json/wc/v3/products/reviews",
    enter: newModerator,
    open: (visitor) => writeOfReviews(visitor, { method: "POST", path: reviewsApi }, { parent: 3001, review: "Hola." }),
    read: readReviews,
  },
  {
    endpoint: "PUT /wp-json/wc/v3/products/reviews/:id",
    enter: newModerator,
    open: async (visitor) => {
      const path = attributeOf(await visitor.get(nextReview.page), nextReview.selector, "action")
      const id = /(\d+)\/$/.exec(path)?.[1] ?? ""
      return writeOfReviews(visitor, { method: "PUT", path: `${reviewsApi}/${id}` }, { status: "spam" })
    },
    read: readReviews,
  },
]

const captured = newAddress()

const marketingRows: readonly Row[] = [
  {
    endpoint: "admin-ajax omnisend_identify",
    enter: () => Promise.resolve(newVisitor(new Map([["wp_consent_marketing", "allow"]]))),
    open: async (visitor) => {
      const own = await hostSettingOf(visitor, "/", ["omnisend_woo_data", "nonce"])
      const fields = { action: "omnisend_identify", email: captured }
      return {
        nonce: own,
        send: (nonce) => {
          const query = new URLSearchParams({ ...fields, ...(nonce !== undefined && { _wpnonce: nonce }) })
          return visitor.post(`/wp-admin/admin-ajax.php?${query.toString()}`, {})
        },
      }
    },
    read: async () => textOf(await (await openReader()).get("/wp-admin/sources/"), "main"),
  },
]

const gateway = "woocommerce_payments"

/** Creates a visitor with an unpaid order, whose card was declined; `payPages` gets the order's payment page. */
async function newDebtor(): Promise<Visitor> {
  // Unpaid orders reserve their stock, and this product has much.
  const visitor = await newShopper(146)
  const fields = { ...fieldsOf(await visitor.visit("/en/checkout/"), "form.checkout"), ...order }
  const declined = { ...fields, payment_method: gateway, "wcpay-payment-method": await takeCard(visitor, declinedCard) }
  await visitor.post("/en/?wc-ajax=checkout", declined)
  const { headers } = await visitor.post("/en/checkout/", { ...declined, "wcpay-payment-method": "" })
  payPages.set(visitor, headers.get("Location") ?? "")
  return visitor
}

const declinedCard = "4000000000009995"
const payPages = new Map<Visitor, string>()

/** The states of all orders, as an administrator sees them. */
const readOrders = async () => textOf(await (await openReader()).get("/wp-admin/orders/"), "tbody")

const paymentRows: readonly Row[] = [
  {
    endpoint: "POST /checkout/order-pay/:id/",
    enter: newDebtor,
    open: async (visitor) => {
      const page = payPages.get(visitor) ?? ""
      const form = { page, selector: "form#order_review", nonceField: "woocommerce-pay-nonce" }
      const card = await takeCard(visitor)
      return writeOfPageForm(visitor, form, { payment_method: gateway, "wcpay-payment-method": card })
    },
    read: readOrders,
  },
]

/** Prepares a post to an endpoint of the payment plugin's older versions; `?express=legacy` adds its nonce to a page. */
const openLegacy =
  (endpoint: string, [page, name]: readonly [page: string, name: string], fields: Readonly<Record<string, string>>) =>
  async (visitor: Visitor): Promise<Write> => {
    const field = name === "checkout" || name === "pay_for_order" ? "_wpnonce" : "security"
    const own = await hostSettingOf(visitor, `${page}?express=legacy`, ["wcpayExpressCheckoutParams", "nonce", name])
    return writeOfForm(visitor, `/?wc-ajax=${endpoint}`, field, { ...fields, [field]: own })
  }

const productPage = "/product/lola-vendaval-quirante/"
const readWalletNonce = (visitor: Visitor, name: string) =>
  hostSettingOf(visitor, productPage, ["wcpayExpressCheckoutParams", "nonce", name])
const cartTokens = new Map<Visitor, string>()
const cartToken = "X-WooPayments-Tokenized-Cart-Session"

/** Calls the Store API's cart with a wallet's headers: reads it, or adds the product `id`. */
const callCart = async (visitor: Visitor, headers: Readonly<Record<string, string>>, id?: number) =>
  visitor.send(`/wp-json/wc/store/v1/cart${id === undefined ? "" : "/add-item"}`, {
    method: id === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json", Nonce: await storeNonceOf(visitor), ...headers },
    ...(id !== undefined && { body: JSON.stringify({ id }) }),
  })

/** Opens a separate cart for the visitor, or returns the token of the one opened before. */
async function openCartToken(visitor: Visitor, nonce: string): Promise<string> {
  const known = cartTokens.get(visitor)
  if (known !== undefined) return known
  const headers = { [cartToken]: "", [`${cartToken}-Nonce`]: nonce }
  const token = (await callCart(visitor, headers)).headers.get(cartToken) ?? ""
  cartTokens.set(visitor, token)
  return token
}

const expressRows: readonly Row[] = [
  {
    endpoint: "Store API POST /cart/add-item",
    write: "of a separate cart",
    enter: newShopper,
    open: async (visitor) => {
      const own = await readWalletNonce(visitor, "tokenized_cart_session_nonce")
      const token = await openCartToken(visitor, own)
      return {
        nonce: own,
        send: (nonce) =>
          callCart(visitor, { [cartToken]: token, ...(nonce !== undefined && { [`${cartToken}-Nonce`]: nonce }) }, 103),
      }
    },
    read: async (visitor) => {
      const nonce = await readWalletNonce(visitor, "tokenized_cart_session_nonce")
      const headers = { [cartToken]: await openCartToken(visitor, nonce), [`${cartToken}-Nonce`]: nonce }
      return (await callCart(visitor, headers)).json()
    },
  },
  {
    endpoint: "Store API POST /cart/add-item",
    write: "with a wallet's data",
    enter: newShopper,
    open: async (visitor) => ({
      nonce: await readWalletNonce(visitor, "tokenized_cart_nonce"),
      send: (nonce) =>
        callCart(
          visitor,
          {
            "X-WooPayments-Tokenized-Cart": "true",
            ...(nonce !== undefined && { "X-WooPayments-Tokenized-Cart-Nonce": nonce }),
          },
          103,
        ),
    }),
    read: readCart,
  },
  {
    endpoint: "Store API POST /checkout/:id",
    enter: newDebtor,
    open: async (visitor) => {
      const url = new URL(payPages.get(visitor) ?? "", "http://shop.test")
      const id = /order-pay\/(\d+)/.exec(url.pathname)?.[1] ?? ""
      const payment_data = [{ key: "wcpay-payment-method", value: await takeCard(visitor) }]
      const proof = { key: url.searchParams.get("key"), billing_email: bilbao.billing_email }
      return writeOfStoreApi(visitor, `/checkout/${id}`, { ...proof, payment_method: gateway, payment_data })
    },
    read: readOrders,
  },
  {
    endpoint: "wc-ajax wcpay_add_to_cart",
    enter: newShopper,
    open: openLegacy("wcpay_add_to_cart", [productPage, "add_to_cart"], { product_id: "103", qty: "1" }),
    read: readCart,
  },
  {
    endpoint: "wc-ajax wcpay_ece_update_shipping_method",
    enter: newShopper,
    open: openLegacy("wcpay_ece_update_shipping_method", ["/carrito/", "update_shipping"], {
      "shipping_method[]": "pickup_location:3",
    }),
    read: readCart,
  },
  {
    endpoint: "wc-ajax wcpay_ece_get_shipping_options",
    enter: newShopper,
    open: openLegacy("wcpay_ece_get_shipping_options", ["/carrito/", "shipping"], { country: "DE", postcode: "10115" }),
    read: readCart,
  },
  {
    endpoint: "wc-ajax wcpay_ece_create_order",
    enter: newShopper,
    open: async (visitor) => {
      const card = { payment_method: gateway, "wcpay-payment-method": await takeCard(visitor) }
      return openLegacy("wcpay_ece_create_order", ["/carrito/", "checkout"], { ...order, ...card })(visitor)
    },
    read: readCart,
  },
  {
    endpoint: "wc-ajax wcpay_ece_pay_for_order",
    enter: newDebtor,
    open: async (visitor) => {
      const id = /order-pay\/(\d+)/.exec(payPages.get(visitor) ?? "")?.[1] ?? ""
      const fields = { order: id, payment_method: gateway, "wcpay-payment-method": await takeCard(visitor) }
      return openLegacy("wcpay_ece_pay_for_order", ["/carrito/", "pay_for_order"], fields)(visitor)
    },
    read: readOrders,
  },
]

const rows = [
  ...basketRows,
  ...translationRows,
  ...checkoutRows,
  ...accountRows,
  ...cardRows,
  ...adminRows,
  ...marketingRows,
  ...paymentRows,
  ...expressRows,
]

/** Writes whose nonces are tested in the given file, since only their answers show whether they changed anything. */
const testedApart: Readonly<Record<string, string>> = {
  "admin-ajax update_order_status": "features/payments/payments.test.ts",
  "admin-ajax create_setup_intent": "features/payments/savedCards.test.ts",
  "admin-ajax platform_tracks": "features/attribution/attribution.test.ts",
}

/** Writes without a nonce, each with the reason. Posts from other sites are refused because of their origin. */
const withoutNonce: Readonly<Record<string, string>> = {
  "link add-to-cart": "a link on pages that are kept for everybody",
  "link cta": "as the popup plugin has it: it only counts",
  "wc-ajax add_to_cart": "its buttons stand on pages that are kept for everybody",
  "wc-ajax remove_from_cart": "as the platform has it; the line's key is a secret of the session",
  "admin-ajax astra_add_cart_single_product": "its form stands on pages that are kept for everybody",
  "POST /product/:slug/": "its form stands on pages that are kept for everybody",
  "POST /wp-comments-post.php": "its form stands on pages that are kept for everybody",
  "POST /rincon/": "its form stands on a page that is kept for everybody",
  "POST /rincon/boletin/": "the link of an e-mail leads to it, whose key is a secret",
  "admin-ajax pum_form": "its form stands in popups on pages that are kept for everybody",
  "admin-ajax pum_sub_form": "its form stands in popups on pages that are kept for everybody",
  "admin-ajax pum_analytics": "as the popup plugin has it: it only counts",
  "POST /wp-json/pum/v1/analytics/": "as the popup plugin has it: it only counts",
  "POST /en/wp-json/pum/v1/analytics/": "as the popup plugin has it: it only counts",
  "POST /webhooks/provider": "the provider signs it",
  "POST /simulated-provider/v1/payment_methods": "the simulated provider's own, which has no sessions",
  "POST /simulated-provider/v1/:kind/:id/confirm": "the simulated provider's own: the intent's secret is asked for",
}

/** Endpoints that aren't pages but only read. */
const reading = [
  "wc-ajax get_refreshed_fragments",
  "wc-ajax get_variation",
  "wc-ajax wcpay_ece_get_cart_details",
  "wc-ajax wcpay_ece_get_selected_product_data",
]

const endpoints = endpointsOf(shopFeatures)
const isPage = ({ name }: { readonly name: string }) => /^(Store API )?GET /.test(name)

describe("the table", () => {
  test("has a row for every endpoint that changes something", () => {
    const known = new Set([
      ...rows.map(({ endpoint }) => endpoint),
      ...[...Object.keys(withoutNonce), ...Object.keys(testedApart), ...reading],
    ])
    const unknown = endpoints.filter((endpoint) => !isPage(endpoint) && !known.has(endpoint.name))
    expect(unknown.map(({ name }) => name)).toEqual([])
  })

  test("names no endpoint that doesn't exist", () => {
    const names = new Set(endpoints.map(({ name }) => name))
    const apart = [...Object.keys(withoutNonce), ...Object.keys(testedApart)]
    const named = [...rows.map(({ endpoint }) => endpoint), ...apart, ...reading]
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })
})

describe.each(selectCases(rows, 3).map((row) => ({ ...row, title: [row.endpoint, row.write ?? ""].join(" ").trim() })))(
  "$title",
  ({ enter, open, read }) => {
    test("changes nothing with a nonce that is missing, expired, another session's or another write's", async () => {
      const [visitor, other] = [await enter(), await enter()]
      const expired = (await open(visitor)).nonce
      nowMs += dayMs
      const others = (await open(other)).nonce
      const { nonce, send } = await open(visitor)
      expect([nonce, expired, others]).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{20}$/)))
      const ofStore = await storeNonceOf(visitor)
      const foreign = {
        missing: undefined,
        empty: "",
        expired,
        "another session's": others,
        "another write's":
          nonce === ofStore
            ? await hostSettingOf(visitor, "/tienda/", ["astra", "single_product_qty_ajax_nonce"])
            : ofStore,
      }
      const before = await read(visitor)
      for (const [fault, wrong] of Object.entries(foreign)) {
        expect((await send(wrong)).status, fault).toBeLessThan(500)
        expect(await read(visitor), fault).toEqual(before)
      }
      await send(nonce)
      expect(await read(visitor)).not.toEqual(before)
    })
  },
)

describe("a page of another site", () => {
  const posts = endpoints.filter(({ method }) => method !== "GET")
  test.each(posts)("posts nothing to $name", async ({ method, path, fields }) => {
    const body = new URLSearchParams(fields)
    for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }]) {
      const answer = await newVisitor().send(path, { method, headers, body })
      expect([answer.status, answer.text]).toEqual([403, "Cross-site requests are not taken."])
    }
  })
})
