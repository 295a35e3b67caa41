import { definePageService, type Page } from "@ringside/core"
import type { StoreApiAnswer } from "../client/storeApi.ts"
import type { StoreApiArgs, StoreOperation } from "../domain/index.ts"
import { cartService } from "./store.ts"

/** The shop's answer to a read. */
export type ShopRead<Value> =
  | { readonly kind: "loaded"; readonly value: Value }
  /** The shop doesn't have what was asked for. */
  | { readonly kind: "gone" }
  /** There was no answer that could be used; `message` says that the browser is offline, else null. */
  | { readonly kind: "failed"; readonly message: string | null }
  /** There is no Store API. */
  | { readonly kind: "absent" }

interface ShopReadOptions<Value, Args extends StoreApiArgs> {
  readonly operation: StoreOperation<Args>
  readonly args: NoInfer<Args>
  /** Null for an answer that isn't what was asked for. `headers` count the whole of a list. */
  readonly parse: (body: unknown, headers: Readonly<Record<string, string>>) => Value | null
}

/** The platform's codes for a product that it doesn't have, as a shop with WooCommerce 11.0.1 answers. */
const goneCodes = new Set(["woocommerce_rest_product_invalid_id", "woocommerce_rest_product_invalid_slug"])

/**
 * Reads a value that isn't the basket from the Store API, without regard to the basket's queue. Several readers of one address share a running
 * request, which ends early once the signal of each is aborted.
 */
export async function readShop<Value, Args extends StoreApiArgs>(
  page: Page,
  { operation, args, parse }: ShopReadOptions<Value, Args>,
  signal: AbortSignal,
): Promise<ShopRead<Value>> {
  const answer = await readShared(page, { operation, args }, signal)
  switch (answer.kind) {
    case "answer": {
      const value = parse(answer.body, answer.headers)
      return value === null ? { kind: "failed", message: null } : { kind: "loaded", value }
    }
    case "refused":
      // Anything else that refuses, such as a firewall or a limit of requests, says nothing of the product.
      return goneCodes.has(answer.code) ? { kind: "gone" } : { kind: "failed", message: null }
    case "unreachable":
      if (answer.reason === "absent") return { kind: "absent" }
      return { kind: "failed", message: answer.reason === "unsent" ? answer.message : null }
  }
}

/** A request that hasn't been answered yet. */
interface RunningRead {
  readonly answer: Promise<StoreApiAnswer>
  readonly ended: AbortController
  /** How many wait for the answer. */
  readerCount: number
}

/** The running requests by their paths. */
const runningReadsService = definePageService("cart.runningReads", () => new Map<string, RunningRead>())

function readShared<Args extends StoreApiArgs>(
  page: Page,
  { operation, args }: Pick<ShopReadOptions<unknown, Args>, "operation" | "args">,
  signal: AbortSignal,
): Promise<StoreApiAnswer> {
  const reads = runningReadsService.of(page)
  const { path } = operation
  const key = typeof path === "string" ? path : path(args ?? {})
  const forget = (read: RunningRead) => {
    if (reads.get(key) === read) reads.delete(key)
  }
  const start = (): RunningRead => {
    const ended = new AbortController()
    const answer = cartService.of(page).read<Args>(operation, args, ended.signal)
    const read = { answer, ended, readerCount: 0 }
    reads.set(key, read)
    const end = () => forget(read)
    answer.then(end, end)
    return read
  }
  const read = reads.get(key) ?? start()
  read.readerCount += 1
  signal.addEventListener("abort", () => {
    read.readerCount -= 1
    if (read.readerCount > 0) return
    // Who asks from now on has a request of its own.
    forget(read)
    read.ended.abort()
  })
  return read.answer
}
