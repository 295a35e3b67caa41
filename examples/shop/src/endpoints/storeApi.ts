import type { Context } from "hono"
import { addLine, isQuantity } from "../basket/addLine.ts"
import { changeLine, removeLine } from "../basket/changeLine.ts"
import { readBasket } from "../basket/readBasket.ts"
import type { BasketResult } from "../basket/refusal.ts"
import { refusalText } from "../texts/refusalText.ts"
import type { ShopEnv, Visit } from "../visit.ts"
import { isRecord, readAddItem, readKey, readQuantity } from "./storeApiBody.ts"
import { describeCart } from "./storeApiCart.ts"
import { createError, refusalCode, type StoreApiAnswer } from "./storeApiErrors.ts"
import { respondStoreApi, storeApiNonceAction } from "./storeApiHeaders.ts"

const batchLimit = 25

/** One call, be it a request of its own or part of a batch. `path` begins with "/wc/store". */
interface Call {
  readonly method: string
  readonly path: string
  readonly nonce: string | undefined
  readonly body: unknown
}

/** Answers a request for the Store API, whichever way its route was written. */
export async function answerStoreApi(context: Context<ShopEnv>, path: string): Promise<Response> {
  const { visit } = context.var
  const { method } = context.req
  const text = method === "GET" || method === "HEAD" ? "" : await context.req.text()
  const body = parseJson(text)
  if (body === undefined) {
    return respondStoreApi(context, createError(400, "rest_invalid_json", "Invalid JSON body passed."))
  }
  const call = { method, path: plainRoute(path), nonce: context.req.header("Nonce"), body }
  const answer = call.path === "/batch" ? await answerBatch(visit, call) : await answerCall(visit, call)
  return respondStoreApi(context, answer)
}

async function answerCall(visit: Visit, call: Call): Promise<StoreApiAnswer> {
  if (call.path === "/cart" && (call.method === "GET" || call.method === "HEAD")) return cartAnswer(visit, 200)
  const write = call.method === "POST" ? writes.get(call.path) : undefined
  if (!write) return createError(404, "rest_no_route", "No route was found matching the URL and request method.")
  const { missingNonce, invalidNonce } = visit.texts.refusal
  if (!call.nonce) return createError(401, "woocommerce_rest_missing_nonce", missingNonce)
  if (!visit.shop.nonces.isValid(call.nonce, storeApiNonceAction, visit.session.id)) {
    return createError(403, "woocommerce_rest_invalid_nonce", invalidNonce)
  }
  return write(visit, isRecord(call.body) ? call.body : {})
}

type Body = Readonly<Record<string, unknown>>
type Write = (visit: Visit, body: Body) => Promise<StoreApiAnswer>

const writes: ReadonlyMap<string, Write> = new Map([
  ["/cart/add-item", addItem],
  ["/cart/update-item", updateItem],
  ["/cart/remove-item", removeItem],
])

async function addItem(visit: Visit, body: Body): Promise<StoreApiAnswer> {
  const request = readAddItem(body)
  if (!request) return missing("id")
  const result = await addLine(visit.shop.database, whose(visit), request)
  const isGone = result.kind === "refused" && result.refusal.code === "gone"
  return afterWrite(visit, result, { done: 201, refused: isGone ? 404 : 400 })
}

async function updateItem(visit: Visit, body: Body): Promise<StoreApiAnswer> {
  const [key, quantity] = [readKey(body), readQuantity(body)]
  if (key === undefined) return missing("key")
  if (quantity === undefined || (quantity !== 0 && !isQuantity(quantity))) return missing("quantity")
  const result = await changeLine(visit.shop.database, { ...whose(visit), key }, quantity)
  return afterWrite(visit, result, { done: 200, refused: 409 })
}

async function removeItem(visit: Visit, body: Body): Promise<StoreApiAnswer> {
  const key = readKey(body)
  if (key === undefined) return missing("key")
  const result = await removeLine(visit.shop.database, { ...whose(visit), key })
  return afterWrite(visit, result, { done: 200, refused: 409 })
}

/** Several writes in one request, one after another; each answers for itself. */
async function answerBatch(visit: Visit, { method, body }: Call): Promise<StoreApiAnswer> {
  if (method !== "POST")
    return createError(404, "rest_no_route", "No route was found matching the URL and request method.")
  const requests: unknown = isRecord(body) ? body.requests : undefined
  if (!Array.isArray(requests) || requests.length === 0 || requests.length > batchLimit) return missing("requests")
  const answers: StoreApiAnswer[] = []
  for (const request of requests) {
    const call = readBatchedCall(request)
    answers.push(call ? await answerCall(visit, call) : missing("requests"))
  }
  const responses = answers.map(({ status, body }) => ({ status, body, headers: {} }))
  // What came after the last of these baskets was refused, and has changed nothing.
  const basket = answers.findLast((answer) => answer.basket)?.basket
  return { status: 207, body: { responses }, basket }
}

function readBatchedCall(request: unknown): Call | undefined {
  if (!isRecord(request) || typeof request.path !== "string") return undefined
  const headers = isRecord(request.headers) ? Object.entries(request.headers) : []
  const nonce = headers.find(([name]) => name.toLowerCase() === "nonce")?.[1]
  return {
    method: typeof request.method === "string" ? request.method : "POST",
    path: plainRoute(request.path),
    nonce: typeof nonce === "string" ? nonce : undefined,
    body: request.body,
  }
}

async function afterWrite(
  visit: Visit,
  result: BasketResult,
  status: { readonly done: 200 | 201; readonly refused: 400 | 404 | 409 },
): Promise<StoreApiAnswer> {
  if (result.kind === "done") return cartAnswer(visit, status.done)
  const { refusal } = result
  // A conflict means that the client's basket is not the true one: it gets that along.
  const truth = status.refused === 409 ? await cartAnswer(visit, 200) : undefined
  const error = createError(status.refused, refusalCode(refusal), refusalText(refusal, visit.texts), truth?.body)
  return { ...error, basket: truth?.basket }
}

async function cartAnswer(visit: Visit, status: 200 | 201): Promise<StoreApiAnswer> {
  const basket = await readBasket(visit.shop.database, visit.language, visit.session.id)
  return { status, body: describeCart(basket, visit), basket }
}

function missing(parameter: string): StoreApiAnswer {
  return createError(400, "rest_missing_callback_param", `Missing or invalid parameter: ${parameter}`)
}

/** Routes are the same with and without a version. */
function plainRoute(path: string): string {
  return path.replace(/^\/wc\/store(\/v1)?(?=\/)/, "").replace(/\/$/, "")
}

function whose({ language, session }: Visit) {
  return { language, sessionId: session.id }
}

function parseJson(text: string): unknown {
  if (text === "") return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
