import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { Customer } from "../features/accounts/customer.ts"
import type { Basket } from "../features/basket/basket.ts"
import type { Refusal } from "../features/basket/refusal.ts"

/** An answer of the Store API. `basket` is the one that its body tells of, if it tells of any: its headers go by that, too. */
export interface StoreApiAnswer {
  readonly status: ContentfulStatusCode
  readonly body: object
  readonly basket?: Basket | undefined
  /** Whose account has come with an order: they are logged in with the answer. */
  readonly newCustomer?: Customer | undefined
}

/** An answer that says no. `cart` is the true basket, where the client had a wrong one. */
export function createError(
  status: ContentfulStatusCode,
  code: string,
  message: string,
  cart?: object,
): StoreApiAnswer {
  return { status, body: { code, message, data: { status, ...(cart && { cart }) } } }
}

const codes: Readonly<Record<Refusal["code"], string>> = {
  gone: "woocommerce_rest_cart_invalid_product",
  "bad-quantity": "woocommerce_rest_invalid_quantity",
  "unknown-line": "woocommerce_rest_cart_invalid_key",
  "choose-options": "woocommerce_rest_missing_variation_data",
  "no-such-combination": "woocommerce_rest_variation_id_from_variation_data",
  "out-of-stock": "woocommerce_rest_product_out_of_stock",
  "sold-individually": "woocommerce_rest_product_too_many_in_cart",
  "not-enough": "woocommerce_rest_product_partially_out_of_stock",
}

/** What the Store API calls a refusal. */
export function refusalCode({ code }: Refusal): string {
  return codes[code]
}

/** The answer to a call that lacks something, or has it in a form that can't be read. */
export function missingParameter(name: string): StoreApiAnswer {
  return createError(400, "rest_missing_callback_param", `Missing or invalid parameter: ${name}`)
}
