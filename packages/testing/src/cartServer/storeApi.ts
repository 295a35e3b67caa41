import type { Basket, BasketChange, Refusal } from "./basket.ts"
import type { DoubleProduct } from "./catalogue.ts"
import { languagePrefix, readQuery, type ServerRequest } from "./exchange.ts"
import type { StoreAnswer } from "./storeAnswer.ts"
import { answerReviews } from "./storeReviews.ts"
import { answerProducts, type ProductsContext } from "./storeProducts.ts"
import { describeStoreCart } from "./storeCart.ts"
import { wordsFor } from "./words.ts"

interface StoreContext extends ProductsContext {
  readonly basket: Basket
  readonly isNonceValid: (nonce: string) => boolean
  /** Finds a product's variation by its chosen attributes. */
  readonly findVariation: (id: number, chosen: readonly Choice[]) => DoubleProduct | null
}

/** A chosen attribute as callers send it. */
export interface Choice {
  readonly attribute: string
  readonly value: string
}

type Body = Readonly<Record<string, unknown>>

const codes: Readonly<Record<Refusal, { readonly code: string; readonly status: number }>> = {
  gone: { code: "woocommerce_rest_cart_invalid_product", status: 404 },
  "bad-quantity": { code: "woocommerce_rest_invalid_quantity", status: 400 },
  "unknown-line": { code: "woocommerce_rest_cart_invalid_key", status: 409 },
  "choose-options": { code: "woocommerce_rest_missing_variation_data", status: 400 },
  "out-of-stock": { code: "woocommerce_rest_product_out_of_stock", status: 400 },
  "sold-individually": { code: "woocommerce_rest_product_too_many_in_cart", status: 400 },
  "not-enough": { code: "woocommerce_rest_product_partially_out_of_stock", status: 400 },
}

const writes = ["add-item", "update-item", "remove-item"]

/** Answers `…/wc/store/v1/cart…` and `…/products…`: `route` is the part after `/wc/store/v1`. */
export function answerStoreApi(route: string, request: ServerRequest, context: StoreContext): StoreAnswer {
  const { basket } = context
  const prefix = languagePrefix(request.path)
  const { method, headers } = request
  const mistake = findMistake(request)
  if (mistake !== null) return { ...createError(400, "double_broken_contract", mistake), mistake }
  const cart = () => describeStoreCart(basket, prefix)
  if (route === "/cart" && method === "GET") return { status: 200, body: cart() }
  const ofProducts = answerReviews(route, request, context.products) ?? answerProducts(route, request, context)
  if (ofProducts) return ofProducts
  const operation = /^\/cart\/([a-z-]+)$/.exec(route)?.[1] ?? ""
  if (method !== "POST" || !writes.includes(operation)) {
    return {
      ...createError(404, "rest_no_route", "No route was found matching the URL and request method."),
      mistake: `${method} ${route} does not exist`,
    }
  }
  const nonce = headers["nonce"] ?? ""
  if (nonce === "") return createError(401, "woocommerce_rest_missing_nonce", "Missing the Nonce header.")
  if (!context.isNonceValid(nonce)) {
    return createError(403, "woocommerce_rest_invalid_nonce", "The Nonce is invalid.")
  }
  const body = parseBody(request.body)
  const wrong = findBodyMistake(operation, body)
  if (wrong !== null) return { ...createError(400, "rest_invalid_param", wrong), mistake: wrong }
  const change = write(operation, body, context)
  if (change.kind === "done") return { status: operation === "add-item" ? 201 : 200, body: cart() }
  const { code, status } = codes[change.refusal]
  const message = wordsFor(prefix).refusal(change.refusal, change.product?.name ?? "")
  return createError(status, code, message, status === 409 ? cart() : undefined)
}

function write(operation: string, body: Body, { basket, findVariation }: StoreContext): BasketChange {
  if (operation === "remove-item") return basket.remove(String(body["key"]))
  if (operation === "update-item") {
    return basket.update({ key: String(body["key"]), quantity: Number(body["quantity"]) })
  }
  const id = Number(body["id"])
  const chosen = readChoices(body["variation"])
  return basket.add({ id: findVariation(id, chosen)?.id ?? id, quantity: Number(body["quantity"]) })
}

function findMistake({ method, headers, path }: ServerRequest): string | null {
  if (headers["accept"] !== "application/json") return `the Store API was asked for ${headers["accept"] ?? "nothing"}`
  const currency = readQuery(path).get("currency")
  if (currency !== null && !/^[A-Z]{3}$/.test(currency)) return `currency came as "${currency}"`
  const isJson = headers["content-type"] === "application/json"
  return method === "POST" && !isJson ? `the Store API was sent ${headers["content-type"] ?? "nothing"}` : null
}

const fields: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  "add-item": { id: Number.isInteger, quantity: Number.isFinite, variation: Array.isArray },
  "update-item": { key: isText, quantity: Number.isFinite },
  "remove-item": { key: isText },
}

function findBodyMistake(operation: string, body: Body): string | null {
  const known = fields[operation] ?? {}
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) return `${operation} came with "${unknown}"`
  const wrong = Object.entries(known).find(([name, isRight]) => !isRight(body[name]))
  return wrong ? `${operation} came with a wrong or missing ${wrong[0]}` : null
}

function createError(status: number, code: string, message: string, cart?: object): StoreAnswer {
  return { status, body: { code, message, data: { status, ...(cart && { cart }) } } }
}

function parseBody(text: string): Body {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

function readChoices(value: unknown): readonly Choice[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((choice: unknown) =>
    isRecord(choice) && isText(choice["attribute"]) && isText(choice["value"])
      ? [{ attribute: choice["attribute"], value: choice["value"] }]
      : [],
  )
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}

function isRecord(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
