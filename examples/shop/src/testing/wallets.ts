import { isRecord } from "../endpoints/storeApiBody.ts"
import { hostSettingOf } from "./nonceWrites.ts"
import type { Answer, Visitor } from "./visitor.ts"

const api = "/wp-json/wc/store/v1"
const tokenHeader = "X-WooPayments-Tokenized-Cart-Session"

/** The page of a figure with a large stock. */
export const figurePage = "/en/product/lola-vendaval-quirante/"

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>

/** Reads the member of a JSON value at a path; undefined if it doesn't exist. */
export const at = (body: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined), body)

/** Reads an answer's body; empty when it is no object. */
export const readJson = (answer: Answer): Json => {
  const body: unknown = answer.json()
  return isRecord(body) ? body : {}
}

/** Reads a setting of the wallet buttons on a page. */
export const readExpressSetting = (visitor: Visitor, page: string, ...path: readonly string[]) =>
  hostSettingOf(visitor, page, ["wcpayExpressCheckoutParams", ...path])

/** Opens a separate cart, as the wallet buttons of a product page do: each answer renews nonce and token. */
export async function openSeparateCart(visitor: Visitor, page = figurePage, currency = "EUR") {
  const nonces = {
    "X-WooPayments-Tokenized-Cart-Nonce": await readExpressSetting(visitor, page, "nonce", "tokenized_cart_nonce"),
    "X-WooPayments-Tokenized-Cart-Session-Nonce": await readExpressSetting(
      visitor,
      page,
      "nonce",
      "tokenized_cart_session_nonce",
    ),
  }
  let nonce = await readExpressSetting(visitor, page, "nonce", "store_api_nonce")
  let token = ""
  const send = async (
    method: "GET" | "POST",
    path: string,
    body?: Json,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await visitor.send(`/en${api}${path}?currency=${currency}`, {
      method,
      headers: { "Content-Type": "application/json", Nonce: nonce, ...nonces, [tokenHeader]: token, ...more },
      ...(body && { body: JSON.stringify(body) }),
    })
    nonce = answer.headers.get("Nonce") ?? nonce
    token = answer.headers.get(tokenHeader) ?? token
    return answer
  }
  return {
    token: () => token,
    nonces,
    get: () => send("GET", "/cart"),
    post: (path: string, body: Json, more = {}) => send("POST", path, body, more),
  }
}

/** The headers of a wallet's changes and orders. */
export const walletHeaders = { "X-WooPayments-Tokenized-Cart": "true" }

/** An address in a wallet's format. */
export const walletAddress = {
  first_name: "Lucía",
  last_name: "Campana Ruiz",
  company: "",
  address_1: "Calle Mayor 1",
  address_2: "3º B",
  city: "Bilbao",
  // Wallets send states by name.
  state: "Bizkaia",
  postcode: "48001",
  country: "ES",
}

/** Creates an order of a wallet, with the payment method of `takeCard`. */
export const createWalletOrder = (paymentMethod: string, more: Json = {}): Json => ({
  customer_note: "",
  billing_address: { ...walletAddress, email: "lucia.campana@example.com", phone: "+34600000000" },
  shipping_address: { ...walletAddress, phone: "+34600000000" },
  payment_method: "woocommerce_payments",
  payment_data: [
    { key: "payment_method", value: "card" },
    { key: "payment_request_type", value: "google_pay" },
    { key: "wcpay-fraud-prevention-token", value: "" },
    { key: "wcpay-payment-method", value: paymentMethod },
    { key: "express_payment_type", value: "google_pay" },
  ],
  extensions: { "woocommerce/order-attribution": { source_type: "typein" } },
  ...more,
})

/** Reads all settings of the wallet buttons on a page. */
export async function readExpressSettings(visitor: Visitor, page: string): Promise<Json> {
  const { page: document } = await visitor.visit(page)
  const config: unknown = JSON.parse(document.querySelector("[data-ringside-config]")?.textContent ?? "{}")
  const settings = at(config, "host", "wcpayExpressCheckoutParams")
  return isRecord(settings) ? settings : {}
}
