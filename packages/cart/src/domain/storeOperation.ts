import { formatJson, type UnknownRecord } from "@ringside/core/domain"
import { formatStoreApiUrl } from "./storeUrl.ts"

/** The arguments of an operation, by name; unknown ones are ignored. */
export type StoreApiArgs = UnknownRecord | null

/**
 * One call of the Store API, as plain data. The table is open: a package declares its own operations and passes them to the client. Every
 * member is required, since a missing one would be read from a host's `Object.prototype`.
 */
export interface StoreOperation<Args extends StoreApiArgs = StoreApiArgs> {
  readonly method: "GET" | "POST" | "PUT"
  /** Below `/wc/store`, with its version and perhaps a query: "/v1/cart". */
  readonly path: string | ((args: UnknownRecord) => string)
  /**
   * The JSON body; null for GET. `nonce` is for requests inside the body.
   * @throws Error when an argument is missing or wrong: a mistake in the calling code, not the shopper's.
   */
  readonly createBody: ((args: UnknownRecord, nonce: string | null) => object) | null
  /** Headers beside those of every call. */
  readonly headers: Readonly<Record<string, string>> | null
  /** 0 waits for ever, as for an order, which may exist although no response arrived. */
  readonly timeoutMs: number
  /** Never set: it gives the operation's arguments a type. */
  readonly args?: Args
}

/** The timeout of every call that can be sent again. */
export const storeTimeoutMs = 30_000

/** A Store API call, ready to be sent; `body` is JSON text. */
export type StoreApiRequest = {
  readonly method: "GET" | "POST" | "PUT"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The context of a call. The tokenized nonce belongs to another plugin, and is sent where it is known. */
export type StoreApiContext = {
  readonly baseUrl: string
  readonly nonce: string | null
  readonly currency: string | null
  readonly tokenizedNonce?: string | null
}

/** The request of one operation. Source: catalogue-and-cart §7. */
export function createOperationRequest(
  operation: StoreOperation,
  args: StoreApiArgs,
  context: StoreApiContext,
): StoreApiRequest {
  const { method, path, createBody } = operation
  const given = args ?? {}
  const body = createBody && formatJson(createBody(given, context.nonce))
  return {
    method,
    url: formatStoreApiUrl(context.baseUrl, typeof path === "string" ? path : path(given), context.currency),
    headers: { ...createHeaders(context, body !== null), ...operation.headers },
    body,
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

/** Empty where no nonce is known. */
export function createNonceHeader(nonce: string | null): Record<string, string> {
  return nonce ? { Nonce: nonce } : {}
}
