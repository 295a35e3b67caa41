import { isKnownEmpty, loadCart, readKnownCart, readStoredCart } from "@ringside/cart"
import { type Page, type ReceivedEvent, unwrapElement } from "@ringside/core"
import { formatText, isRecord, readMember } from "@ringside/core/domain"
import type { Emit } from "./dataLayer.ts"
import { cartEventNames } from "../host.ts"

/** Items of the Store API by their line's key. */
type Lines = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** Reads the basket for analytics. */
export interface CartReader {
  /** The Store API's cart, read from the server only when nothing is known; null when it can't be read. */
  read(): Promise<unknown>
}

/**
 * Pushes events for products added and removed, by the basket's lines before and after. The lines are read after a change, never before.
 */
export function startCartAnalytics(page: Page, emit: Emit): CartReader {
  let lines: Lines | null = isKnownEmpty(page) ? new Map() : readLines(readKnownCart(page))
  let reading: Promise<void> = Promise.resolve()

  const readAnew = async () => {
    const cart = await loadCart(page)
    await cart.refresh()
    return cart.$cart.get().status === "failed" ? null : readStoredCart(page)
  }
  const compare = async (added: AddedProduct | null) => {
    const next = readLines(await readAnew())
    if (!next || page.signal.aborted) return
    if (lines) sendChanges(emit, lines, next)
    else if (added) sendAdded(emit, next, added)
    lines = next
  }
  page.events.on(cartEventNames, (event) => {
    const added = readAdded(event)
    // One after the other, since each needs the lines of the previous read.
    reading = reading
      .then(() => compare(added))
      .catch((cause: unknown) => page.reports.fail({ during: "event", widget: "analytics", cause }))
  })
  return { read: () => Promise.resolve(readKnownCart(page) ?? (isKnownEmpty(page) ? null : readAnew())) }
}

function sendChanges(emit: Emit, before: Lines, after: Lines): void {
  for (const [key, item] of new Map([...before, ...after])) {
    const change = readQuantity(after.get(key)) - readQuantity(before.get(key))
    if (change === 0) continue
    emit(change > 0 ? "add_to_cart" : "remove_from_cart", { item: { ...item, quantity: Math.abs(change) } })
  }
}

interface AddedProduct {
  readonly id: string
  readonly quantity: number
}

/** Pushes an add by the button's data, because the basket before is unknown. */
function sendAdded(emit: Emit, lines: Lines, { id, quantity }: AddedProduct): void {
  const item = [...lines.values()].findLast((line) => formatText(line["id"]) === id)
  if (item) emit("add_to_cart", { item: { ...item, quantity } })
}

/** The product of an add, from the platform's button or from our own event. */
function readAdded({ name, args, detail }: ReceivedEvent): AddedProduct | null {
  if (name === "ringside:cart:added") {
    const id = formatText(readMember(detail, ["id"]))
    return id === "" ? null : { id, quantity: Number(readMember(detail, ["quantity"])) || 1 }
  }
  const button = name === "added_to_cart" ? unwrapElement(args[2] ?? readMember(detail, ["button"])) : null
  if (!button) return null
  const form = button.closest("form")
  const field = (fieldName: string) => form?.querySelector<HTMLInputElement>(`[name="${fieldName}"]`)?.value
  const variation = field("variation_id")
  const id =
    (variation !== "0" && variation) ||
    button.getAttribute("data-product_id") ||
    field("add-to-cart") ||
    button.getAttribute("value")
  const quantity = Number(field("quantity") ?? button.getAttribute("data-quantity")) || 1
  return id ? { id, quantity } : null
}

function readLines(cart: unknown): Lines | null {
  const items = readMember(cart, ["items"])
  if (!Array.isArray(items)) return null
  const known = items.filter((item: unknown) => isRecord(item))
  return new Map(known.map((item) => [formatText(item["key"]) || formatText(item["id"]), item]))
}

function readQuantity(item: Readonly<Record<string, unknown>> | undefined): number {
  return Number(item?.["quantity"] ?? 0) || 0
}
