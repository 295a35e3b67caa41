import type { Basket, BasketChange, Refusal } from "./basket.ts"
import type { DoubleProduct } from "./catalogue.ts"
import { languagePrefix, readQuery, type ServerRequest } from "./exchange.ts"
import { cartTokenHeader } from "./separateSessions.ts"
import {
  createStoreError,
  isObject,
  isText,
  type JsonObject,
  type StoreAnswer,
  type StoreMembers,
  type StoreWrite,
} from "./storeAnswer.ts"
import { describeStoreCart } from "./storeCart.ts"
import { findCheckoutWrite } from "./storeCheckout.ts"
import type { StoreSession } from "./storeSession.ts"
import { answerProducts, type ProductsContext } from "./storeProducts.ts"
import { answerReviews } from "./storeReviews.ts"
import { wordsFor } from "./words.ts"

interface StoreContext extends ProductsContext {
  readonly basket: Basket
  /** Null where carts have nothing beside products. */
  readonly session: StoreSession | null
  readonly isNonceValid: (nonce: string) => boolean
  /** Finds a product's variation by its chosen attributes. */
  readonly findVariation: (id: number, chosen: readonly Choice[]) => DoubleProduct | null
}

/** A chosen attribute as callers send it. */
export interface Choice {
  readonly attribute: string
  readonly value: string
}

const codes: Readonly<Record<Refusal, { readonly code: string; readonly status: number }>> = {
  gone: { code: "woocommerce_rest_cart_invalid_product", status: 404 },
  "bad-quantity": { code: "woocommerce_rest_invalid_quantity", status: 400 },
  "unknown-line": { code: "woocommerce_rest_cart_invalid_key", status: 409 },
  "choose-options": { code: "woocommerce_rest_missing_variation_data", status: 400 },
  "out-of-stock": { code: "woocommerce_rest_product_out_of_stock", status: 400 },
  "sold-individually": { code: "woocommerce_rest_product_too_many_in_cart", status: 400 },
  "not-enough": { code: "woocommerce_rest_product_partially_out_of_stock", status: 400 },
}

/** Answers `…/wc/store/v1/cart…`, `…/checkout…` and `…/products…`: `route` is the part after `/wc/store/v1`. */
export function answerStoreApi(route: string, request: ServerRequest, context: StoreContext): StoreAnswer {
  const { basket, session } = context
  const { method, headers } = request
  const mistake = findMistake(request)
  if (mistake !== null) return { ...createStoreError(400, "double_broken_contract", mistake), mistake }
  const describe = () => describeStoreCart(basket, { prefix: languagePrefix(request.path), session })
  // An order that waits for its payment is described as the cart that it was.
  const isOrder = session !== null && /^\/order\/\d+$/.test(route)
  if ((route === "/cart" || isOrder) && method === "GET") return { status: 200, body: describe() }
  const ofProducts = answerReviews(route, request, context.products) ?? answerProducts(route, request, context)
  if (ofProducts) return ofProducts
  const write =
    findLineWrite(route, request, { ...context, describe }) ??
    (session && findCheckoutWrite(route, request, { basket, session, describe }))
  if (!write) {
    return {
      ...createStoreError(404, "rest_no_route", "No route was found matching the URL and request method."),
      mistake: `${method} ${route} does not exist`,
    }
  }
  const nonce = headers["nonce"] ?? ""
  if (nonce === "") return createStoreError(401, "woocommerce_rest_missing_nonce", "Missing the Nonce header.")
  if (!context.isNonceValid(nonce)) {
    return createStoreError(403, "woocommerce_rest_invalid_nonce", "The Nonce is invalid.")
  }
  const body = parseBody(request.body)
  const wrong = findBodyMistake(route, body, write)
  if (wrong !== null) return { ...createStoreError(400, "rest_invalid_param", wrong), mistake: wrong }
  return write.apply(body)
}

/** The members of changes to lines, by operation. */
const lineMembers: Readonly<Record<string, StoreMembers>> = {
  "add-item": { id: Number.isInteger, quantity: Number.isFinite, variation: Array.isArray },
  "update-item": { key: isText, quantity: Number.isFinite },
  "remove-item": { key: isText },
}

function findLineWrite(
  route: string,
  request: ServerRequest,
  { describe, ...context }: StoreContext & { readonly describe: () => object },
): StoreWrite | null {
  const operation = /^\/cart\/([a-z-]+)$/.exec(route)?.[1] ?? ""
  const members = lineMembers[operation]
  if (request.method !== "POST" || !members) return null
  return {
    members,
    // A wallet's cart takes what other plugins have in the product's form.
    takesMore: request.headers[cartTokenHeader.toLowerCase()] !== undefined,
    apply(body) {
      const change = changeLines(operation, body, context)
      if (change.kind === "done") return { status: operation === "add-item" ? 201 : 200, body: describe() }
      const { code, status } = codes[change.refusal]
      const message = wordsFor(languagePrefix(request.path)).refusal(change.refusal, change.product?.name ?? "")
      return createStoreError(status, code, message, status === 409 ? describe() : undefined)
    },
  }
}

function changeLines(operation: string, body: JsonObject, { basket, findVariation }: StoreContext): BasketChange {
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
  return method !== "GET" && !isJson ? `the Store API was sent ${headers["content-type"] ?? "nothing"}` : null
}

function findBodyMistake(route: string, body: JsonObject, { members, takesMore }: StoreWrite): string | null {
  const name = route.replace("/cart/", "")
  const unknown = takesMore ? undefined : Object.keys(body).find((each) => !Object.hasOwn(members, each))
  if (unknown !== undefined) return `${name} came with "${unknown}"`
  const wrong = Object.entries(members).find(([each, isRight]) => !isRight(body[each]))
  return wrong ? `${name} came with a wrong or missing ${wrong[0]}` : null
}

function parseBody(text: string): JsonObject {
  try {
    const body: unknown = JSON.parse(text)
    return isObject(body) ? body : {}
  } catch {
    return {}
  }
}

function readChoices(value: unknown): readonly Choice[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((choice: unknown) =>
    isObject(choice) && isText(choice["attribute"]) && isText(choice["value"])
      ? [{ attribute: choice["attribute"], value: choice["value"] }]
      : [],
  )
}
