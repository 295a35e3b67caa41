import { isRecord, readList, readText, type UnknownRecord } from "@ringside/core/domain"
import type { VariationAttribute } from "./cart.ts"
import { readCount } from "./readCount.ts"
import { createNonceHeader, type StoreOperation, storeTimeoutMs } from "./storeOperation.ts"

const write = { method: "POST", headers: null, timeoutMs: storeTimeoutMs } as const

/** Reads the cart. */
export const getCart: StoreOperation<null> = {
  method: "GET",
  path: "/v1/cart",
  createBody: null,
  headers: null,
  timeoutMs: storeTimeoutMs,
}

/** Adds a product, one by default. */
export const addItem: StoreOperation<{
  readonly id: number
  readonly quantity?: number
  readonly variation?: readonly VariationAttribute[]
}> = { ...write, path: "/v1/cart/add-item", createBody: createNewItem }

/** Changes the quantity of a line. It may be 0: the server decides whether that removes the line. */
export const updateItem: StoreOperation<{ readonly key: string; readonly quantity: number }> = {
  ...write,
  path: "/v1/cart/update-item",
  createBody: (args) => ({ key: readRequiredText(args, "key"), quantity: readUpdatedQuantity(args) }),
}

/** Removes a line. */
export const removeItem: StoreOperation<{ readonly key: string }> = {
  ...write,
  path: "/v1/cart/remove-item",
  createBody: (args) => ({ key: readRequiredText(args, "key") }),
}

/** Several writes in one request. */
export const batch: StoreOperation<{
  readonly requests: readonly { readonly path: string; readonly body?: object }[]
}> = {
  ...write,
  path: "/v1/batch",
  createBody: (args, nonce) => ({ requests: createBatch(args["requests"], nonce) }),
}

/** The platform refuses longer batches as a whole. */
const batchLimit = 25

function createNewItem(args: UnknownRecord): object {
  const id = readCount(args["id"])
  if (!id || !Number.isInteger(id)) throw new Error("missing id")
  const quantity = readQuantity(args["quantity"] ?? 1)
  if (quantity === 0) throw new Error("bad quantity")
  return { id, quantity, variation: readList(args["variation"]) }
}

function readUpdatedQuantity(args: UnknownRecord): number {
  const quantity = args["quantity"] ?? ""
  if (quantity === "") throw new Error("missing quantity")
  return readQuantity(quantity)
}

/** Reads a number or its text, as from a field or an attribute. Shops may sell fractions of a unit. */
function readQuantity(raw: unknown): number {
  const quantity = readCount(raw)
  if (quantity === null) throw new Error("bad quantity")
  return quantity
}

/** Reads a non-empty text argument. */
export function readRequiredText(args: UnknownRecord, name: string): string {
  const text = readText(args[name])
  if (text.trim() === "") throw new Error(`missing ${name}`)
  return text
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
