import { formatJson, isRecord } from "@ringside/core/domain"
import { formatStoreApiUrl } from "./storeUrl.ts"
import { readCount, readList, readText, type UnknownRecord } from "./json.ts"

/** A Store API call, ready to be sent; `body` is JSON text. */
export type StoreApiRequest = {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Where the call goes and what it must carry. The tokenized nonce is another plugin's, sent where it is known. */
export type StoreApiContext = {
  readonly baseUrl: string
  readonly nonce: string | null
  readonly currency: string | null
  readonly tokenizedNonce?: string | null
}

/** What can be asked of the cart in one call, or of several lines in a batch. */
export type StoreApiOperation = "getCart" | "addItem" | "updateItem" | "removeItem" | "batch"

/** The arguments of an operation, by name; those it doesn't know are left out. */
export type StoreApiArgs = UnknownRecord | null

type Call = { readonly path: string; readonly content: object | null }

/** The platform refuses longer batches whole. */
const batchLimit = 25

/**
 * The request of one cart operation. Source: catalogue-and-cart §7.
 * @throws Error "unknown operation", "missing id", "missing key", "missing quantity", "missing requests",
 * "bad quantity" or "too many requests": a mistake in the calling code, not the shopper's.
 */
export function createStoreApiRequest(
  operation: StoreApiOperation,
  args: StoreApiArgs,
  context: StoreApiContext,
): StoreApiRequest {
  const { path, content } = createCall(operation, args ?? {}, context.nonce)
  return {
    method: content === null ? "GET" : "POST",
    url: formatStoreApiUrl(context.baseUrl, path, context.currency),
    headers: createHeaders(context, content !== null),
    body: content === null ? null : formatJson(content),
  }
}

function createCall(operation: StoreApiOperation, args: UnknownRecord, nonce: string | null): Call {
  switch (operation) {
    case "getCart":
      return { path: "/v1/cart", content: null }
    case "addItem":
      return { path: "/v1/cart/add-item", content: createNewItem(args) }
    case "updateItem":
      return { path: "/v1/cart/update-item", content: { key: readKey(args), quantity: readUpdatedQuantity(args) } }
    case "removeItem":
      return { path: "/v1/cart/remove-item", content: { key: readKey(args) } }
    case "batch":
      return { path: "/v1/batch", content: { requests: createBatch(args["requests"], nonce) } }
    default:
      // Reached from untyped code only.
      throw new Error("unknown operation")
  }
}

function createHeaders({ nonce, tokenizedNonce }: StoreApiContext, hasBody: boolean): Record<string, string> {
  return {
    Accept: "application/json",
    ...(hasBody ? { "Content-Type": "application/json" } : {}),
    ...createNonceHeader(nonce),
    ...(tokenizedNonce ? { "X-WooPayments-Tokenized-Cart-Nonce": tokenizedNonce } : {}),
  }
}

function createNonceHeader(nonce: string | null): Record<string, string> {
  return nonce ? { Nonce: nonce } : {}
}

function createNewItem(args: UnknownRecord): object {
  const id = readCount(args["id"])
  if (!id || !Number.isInteger(id)) throw new Error("missing id")
  const quantity = readQuantity(args["quantity"] ?? 1)
  if (quantity === 0) throw new Error("bad quantity")
  return { id, quantity, variation: readList(args["variation"]) }
}

function readKey(args: UnknownRecord): string {
  const key = readText(args["key"])
  if (key.trim() === "") throw new Error("missing key")
  return key
}

/** A line may be asked down to 0: whether that takes it out is the server's word. */
function readUpdatedQuantity(args: UnknownRecord): number {
  const quantity = args["quantity"] ?? ""
  if (quantity === "") throw new Error("missing quantity")
  return readQuantity(quantity)
}

/** A number, or the text of one as a field or an attribute holds it. Shops may sell parts of a unit. */
function readQuantity(raw: unknown): number {
  const quantity = readCount(raw)
  if (quantity === null) throw new Error("bad quantity")
  return quantity
}

function createBatch(requests: unknown, nonce: string | null): object[] {
  if (!Array.isArray(requests) || requests.length === 0) throw new Error("missing requests")
  if (requests.length > batchLimit) throw new Error("too many requests")
  return requests.map((request: unknown) => {
    if (!isRecord(request) || typeof request["path"] !== "string") throw new Error("missing requests")
    const { path, body = {} } = request
    return { method: "POST", path: `/wc/store${path}`, headers: createNonceHeader(nonce), body }
  })
}
