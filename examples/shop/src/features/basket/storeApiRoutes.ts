import { readAddItem, readKey, readQuantity } from "../../endpoints/storeApiBody.ts"
import { createError, missingParameter, refusalCode, type StoreApiAnswer } from "../../endpoints/storeApiErrors.ts"
import type { StoreApiRequest, StoreApiRoute } from "../../endpoints/storeApiRoute.ts"
import type { Visit } from "../../visit.ts"
import type { Basket } from "./basket.ts"
import { addLine, isQuantity } from "./addLine.ts"
import { changeLine, removeLine } from "./changeLine.ts"
import { readBasket } from "./readBasket.ts"
import type { BasketResult } from "./refusal.ts"
import { refusalText } from "./refusalText.ts"
import { readCustomer } from "./customer.ts"
import { describeCart } from "./storeApiCart.ts"

/** The cart's routes of the Store API. */
export const cartRoutes: readonly StoreApiRoute[] = [
  { method: "GET", path: "/cart", answer: (visit) => cartAnswer(visit, 200) },
  { method: "POST", path: "/cart/add-item", answer: addItem },
  { method: "POST", path: "/cart/update-item", answer: updateItem },
  { method: "POST", path: "/cart/remove-item", answer: removeItem },
]

async function addItem(visit: Visit, { body }: StoreApiRequest): Promise<StoreApiAnswer> {
  const request = readAddItem(body)
  if (!request) return missingParameter("id")
  const result = await addLine(visit.shop.database, whose(visit), request)
  const isGone = result.kind === "refused" && result.refusal.code === "gone"
  return afterWrite(visit, result, { done: 201, refused: isGone ? 404 : 400 })
}

async function updateItem(visit: Visit, { body }: StoreApiRequest): Promise<StoreApiAnswer> {
  const [key, quantity] = [readKey(body), readQuantity(body)]
  if (key === undefined) return missingParameter("key")
  if (quantity === undefined || (quantity !== 0 && !isQuantity(quantity))) return missingParameter("quantity")
  const result = await changeLine(visit.shop.database, { ...whose(visit), key }, quantity)
  return afterWrite(visit, result, { done: 200, refused: 409 })
}

async function removeItem(visit: Visit, { body }: StoreApiRequest): Promise<StoreApiAnswer> {
  const key = readKey(body)
  if (key === undefined) return missingParameter("key")
  const result = await removeLine(visit.shop.database, { ...whose(visit), key })
  return afterWrite(visit, result, { done: 200, refused: 409 })
}

async function afterWrite(
  visit: Visit,
  result: BasketResult,
  status: { readonly done: 200 | 201; readonly refused: 400 | 404 | 409 },
): Promise<StoreApiAnswer> {
  if (result.kind === "done") return cartAnswer(visit, status.done)
  const { refusal } = result
  // A conflict means that the client's basket is outdated: include the current one.
  const truth = status.refused === 409 ? await cartAnswer(visit, 200) : undefined
  const error = createError(status.refused, refusalCode(refusal), refusalText(refusal, visit.texts), truth?.body)
  return { ...error, basket: truth?.basket }
}

/** Answers with the current cart, in the currency of the request. */
export async function cartAnswer(
  visit: Visit,
  status: 200 | 201,
): Promise<StoreApiAnswer & { readonly basket: Basket }> {
  const { shop, session, language, currency } = visit
  const basket = await readBasket(shop.database, language, session.id, currency)
  return { status, body: describeCart(basket, visit, await readCustomer(shop.database, session.id)), basket }
}

function whose({ language, session }: Visit) {
  return { language, sessionId: session.id }
}
