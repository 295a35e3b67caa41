import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { Customer } from "../features/accounts/customer.ts"
import type { Basket } from "../features/basket/basket.ts"
import type { Refusal } from "../features/basket/refusal.ts"
import type { Visit } from "../visit.ts"

/** An answer of the Store API. `basket` is the basket in its body, if any, which the headers also depend on. */
export interface StoreApiAnswer {
  readonly status: ContentfulStatusCode
  readonly body: object
  readonly basket?: Basket | undefined
  /** Headers beside those of every answer. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The seconds to wait after an answer with status 429. */
  readonly waitSeconds?: number | undefined
  /** The customer whose account was created with an order: the answer logs them in. */
  readonly newCustomer?: Customer | undefined
  /** The rest of the work, with the visit after the login. Its answer replaces this one. */
  readonly afterLogin?: ((visit: Visit) => Promise<StoreApiAnswer>) | undefined
}

/** Creates an error. `cart` is the current basket, where the client's was outdated. */
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

/** The Store API's code of a refusal. */
export function refusalCode({ code }: Refusal): string {
  return codes[code]
}

/** Creates the answer to a call with a missing or malformed parameter. */
export function missingParameter(name: string): StoreApiAnswer {
  return createError(400, "rest_missing_callback_param", `Missing or invalid parameter: ${name}`)
}
