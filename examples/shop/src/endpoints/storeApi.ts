import type { Context } from "hono"
import { senderOf } from "../session/sender.ts"
import type { ShopEnv, Visit } from "../visit.ts"
import { isRecord } from "./storeApiBody.ts"
import { createError, missingParameter, type StoreApiAnswer } from "./storeApiErrors.ts"
import { respondStoreApi, storeApiNonceAction } from "./storeApiHeaders.ts"
import { matchPath, type StoreApiRoute } from "./storeApiRoute.ts"
import { parseStorableJson } from "./parseStorableJson.ts"
import { openSeparateCart } from "./separateCart.ts"

const batchLimit = 25

/** One call, as a request or as part of a batch. */
interface Call {
  readonly method: string
  /** The path without prefix, version and query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly nonce: string | undefined
  readonly body: unknown
  readonly idempotencyKey: string
  readonly sender: string | undefined
}

/** Answers Store API requests. The path may have the API's prefix and version. */
export function createStoreApi(routes: readonly StoreApiRoute[]) {
  const answerCall = (visit: Visit, call: Call) => answerByRoute(routes, visit, call)
  return async (context: Context<ShopEnv>, path: string): Promise<Response> => {
    const opened = openSeparateCart(context)
    if (opened.kind === "refused") return respondStoreApi(context, opened.answer)
    const { visit } = opened
    const { method } = context.req
    const text = method === "GET" || method === "HEAD" ? "" : await context.req.text()
    const body = text === "" ? {} : parseStorableJson(text)
    if (body === undefined) {
      return respondStoreApi(context, createError(400, "rest_invalid_json", "Invalid JSON body passed."), visit)
    }
    const query = visit.url.searchParams
    const call = {
      method,
      path: plainRoute(path),
      query,
      nonce: context.req.header("Nonce"),
      body,
      idempotencyKey: context.req.header("Idempotency-Key") ?? "",
      sender: senderOf(context),
    }
    const answer = call.path === "/batch" ? await answerBatch(answerCall, visit, call) : await answerCall(visit, call)
    return respondStoreApi(context, answer, visit)
  }
}

type AnswerCall = (visit: Visit, call: Call) => Promise<StoreApiAnswer>

async function answerByRoute(routes: readonly StoreApiRoute[], visit: Visit, call: Call): Promise<StoreApiAnswer> {
  const method = call.method === "HEAD" ? "GET" : call.method
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path, call.path) : undefined
    if (!params) continue
    const body = isRecord(call.body) ? call.body : {}
    const { query, idempotencyKey, sender } = call
    return (
      findNonceFault(visit, method, call.nonce) ?? route.answer(visit, { params, query, body, idempotencyKey, sender })
    )
  }
  return noRoute()
}

function findNonceFault(visit: Visit, method: string, nonce: string | undefined): StoreApiAnswer | undefined {
  if (method === "GET") return undefined
  const { missingNonce, invalidNonce } = visit.texts.refusal
  if (!nonce) return createError(401, "woocommerce_rest_missing_nonce", missingNonce)
  const isValid = visit.shop.nonces.isValid(nonce, storeApiNonceAction, visit.browserSession.id)
  return isValid ? undefined : createError(403, "woocommerce_rest_invalid_nonce", invalidNonce)
}

/** Runs the calls of a batch in order, and returns their answers together. */
async function answerBatch(
  answerCall: AnswerCall,
  visit: Visit,
  { method, body, sender }: Call,
): Promise<StoreApiAnswer> {
  if (method !== "POST") return noRoute()
  const requests: unknown = isRecord(body) ? body.requests : undefined
  if (!Array.isArray(requests) || requests.length === 0 || requests.length > batchLimit) {
    return missingParameter("requests")
  }
  const answers: StoreApiAnswer[] = []
  for (const request of requests) {
    const call = readBatchedCall(request, sender)
    const answer = call ? await answerCall(visit, call) : missingParameter("requests")
    // A batch doesn't log in: the work after a login continues with the same visit.
    answers.push((await answer.afterLogin?.(visit)) ?? answer)
  }
  const responses = answers.map(({ status, body }) => ({ status, body, headers: {} }))
  // The calls after the last of these baskets were refused, and have changed nothing.
  const basket = answers.findLast((answer) => answer.basket)?.basket
  return { status: 207, body: { responses }, basket }
}

function readBatchedCall(request: unknown, sender: string | undefined): Call | undefined {
  if (!isRecord(request) || typeof request.path !== "string") return undefined
  const headers = isRecord(request.headers) ? Object.entries(request.headers) : []
  const nonce = headers.find(([name]) => name.toLowerCase() === "nonce")?.[1]
  const [path = "", query = ""] = request.path.split("?")
  return {
    method: typeof request.method === "string" ? request.method : "POST",
    path: plainRoute(path),
    // Whole addresses are checked for this character before.
    query: new URLSearchParams(query.replaceAll("%00", "")),
    nonce: typeof nonce === "string" ? nonce : undefined,
    body: request.body,
    idempotencyKey: "",
    sender,
  }
}

function noRoute(): StoreApiAnswer {
  return createError(404, "rest_no_route", "No route was found matching the URL and request method.")
}

/** Removes the prefix, which may have a version, and a slash at the end. */
function plainRoute(path: string): string {
  return path.replace(/^\/wc\/store(\/v1)?(?=\/)/, "").replace(/\/$/, "")
}
