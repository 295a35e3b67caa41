import { type StoreOperation, storeTimeoutMs } from "./storeOperation.ts"

/** The common members of operations that read products. */
export const productRead = { method: "GET", createBody: null, headers: null, timeoutMs: storeTimeoutMs } as const

/** Reads one product. */
export const readProduct: StoreOperation<{ readonly id: number }> = {
  ...productRead,
  path: ({ id }) => `/v1/products/${String(id)}`,
}
