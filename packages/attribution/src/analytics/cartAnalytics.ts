import {
  addedToBasket,
  basketEmptied,
  basketMarkupWanted,
  basketOfBlocksChanged,
  basketOfBlockStoreChanged,
  basketTotalsShown,
  cartDataKey,
  type CartStore,
  lateCartService,
  isKnownEmpty,
  addedByStore,
  changedByStore,
  loadCart,
  readKnownCart,
  removedFromBasket,
} from "@ringside/cart"
import type { ParsedCart } from "@ringside/cart/domain"
import { onRestored, type Page } from "@ringside/core"
import { cartHashCookie, formatText, isRecord, readMember, selectCurrencyDecimals } from "@ringside/core/domain"
import type { Emit } from "./dataLayer.ts"
import { type AddedProduct, readAddedProduct } from "./readAddedProduct.ts"

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
  const basket = createBasket(page)
  let reading: Promise<void> = Promise.resolve()
  let change: Change | null = null

  const takeChange = () => {
    const taken = change ?? { added: [], isOwn: false }
    change = null
    return taken
  }
  const compare = async () => {
    const { added, isOwn } = takeChange()
    const { lines } = basket
    const next = readLines(await readAnew(page, { isOwn }))
    if (!next || page.signal.aborted) return
    if (!lines && change !== null) {
      // The cart that was read may hold the add of another press already: the read for that one reports both.
      change.added.unshift(...added)
      change.isOwn &&= isOwn
      return
    }
    if (lines) sendChanges(emit, lines, next)
    else for (const each of added) sendCartAdded(emit, next, each)
    basket.take(next)
  }
  const follow = ({ product = null, isOwn }: FollowedChange) => {
    const isFirst = change === null
    change ??= { added: [], isOwn: true }
    if (product) change.added.push(product)
    change.isOwn &&= isOwn
    if (!isFirst) return
    const end = basket.hold()
    // One read for all events of one change, and one after the other, since each needs the lines of the previous read.
    page.clock.after(0, () => {
      reading = reading
        .then(compare)
        .catch((cause: unknown) => page.reports.fail({ during: "event", widget: "analytics", cause }))
        .then(end)
    })
  }
  addedToBasket.on(page, ({ button }) => follow({ product: button && readAddedProduct(button), isOwn: false }))
  addedByStore.on(page, (item) => follow({ product: item && { ...item, id: String(item.id) }, isOwn: true }))
  changedByStore.on(page, () => follow({ isOwn: true }))
  const others = [basketOfBlocksChanged, basketOfBlockStoreChanged, basketTotalsShown, basketEmptied]
  for (const topic of [removedFromBasket, ...others]) topic.on(page, () => follow({ isOwn: false }))
  // Many scripts request new markup without a change.
  basketMarkupWanted.on(page, () => basket.isOutdated() && follow({ isOwn: false }))
  return {
    async read() {
      const cart = readKnownCart(page) ?? (isKnownEmpty(page) ? null : await readAnew(page, { isOwn: false }))
      basket.learn(cart)
      return cart
    },
  }
}

/** A change of the basket, from the events since the last read. */
interface Change {
  readonly added: AddedProduct[]
  /** Whether our cart's store made all of it, and so has the answer. */
  isOwn: boolean
}

/** A change that an event reports. */
interface FollowedChange extends Pick<Change, "isOwn"> {
  /** The added product, if the event names one. */
  readonly product?: AddedProduct | null
}

async function readAnew(page: Page, { isOwn }: Pick<Change, "isOwn">): Promise<unknown> {
  const cart = await loadCart(page)
  if (!isOwn) await cart.refresh()
  const answer = cart.$answer.get()
  return answer && cart.$cart.get().status !== "failed" ? createReportedCart(answer) : null
}

/** An answer to the page's cart in the form of the Store API's, from which events are made. */
export function createReportedCart({ cart, details }: ParsedCart): object {
  const { total, format } = cart.totals
  const { currency } = total
  const unit = { currency_code: currency, currency_minor_unit: format?.minorUnit ?? selectCurrencyDecimals(currency) }
  return {
    items: cart.lines.map(({ key, productId, sku, name, quantity, variation, unitPrice }) => ({
      ...{ key, id: productId, sku, name, quantity, variation },
      prices: { ...unit, price: unitPrice.amountMinor },
    })),
    coupons: details.coupons.map(({ name }) => ({ code: name })),
    totals: { ...unit, total_price: total.amountMinor },
  }
}

/** The lines of the last read, which the next change is compared with. */
interface Basket {
  readonly lines: Lines | null
  take(lines: Lines): void
  /** Takes a cart that no event announced, while the lines are unknown and no change is being read. */
  learn(cart: unknown): void
  /** Keeps the lines from before a change until the returned function is called. */
  hold(): () => void
  /** Whether the host's cookie shows another basket than `lines`. */
  isOutdated(): boolean
}

function createBasket(page: Page): Basket {
  const readHash = () => page.storage.cookies.get(cartHashCookie)
  let lines = readKnownLines(page)
  let hash = readHash()
  let holds = 0
  const basket: Basket = {
    get lines() {
      return lines
    },
    take(next) {
      lines = next
      hash = readHash()
    },
    learn(cart) {
      const next = lines || holds > 0 ? null : readLines(cart)
      if (next) basket.take(next)
    },
    hold() {
      holds += 1
      return () => void (holds -= 1)
    },
    isOutdated: () => lines !== null && readHash() !== hash,
  }
  const follow = ({ $answer, queue }: CartStore) => {
    // The answer to a write is the basket after a change.
    const learnAnswer = () => {
      const answer = queue.isBusy ? null : $answer.get()
      if (answer) basket.learn(createReportedCart(answer))
    }
    page.signal.addEventListener("abort", $answer.subscribe(learnAnswer))
  }
  // Widgets create the store when they show the basket; creating it here would cost pages without them.
  const look = () => {
    const cart = lateCartService.find(page)
    if (!cart) return
    stopLooking()
    follow(cart)
  }
  const stopLooking = page.onScan(look)
  look()
  // Other pages report their own changes.
  const readAgain = () => {
    lines = readKnownLines(page)
  }
  onRestored(page, readAgain, page.signal)
  page.storage.onOtherTab((key) => {
    if (readHash() === hash) return
    // The other tab stores the new lines once it has read them; until then, those in the storage are the old ones.
    lines = key === cartDataKey || isKnownEmpty(page) ? readKnownLines(page) : null
    if (lines) hash = readHash()
  })
  return basket
}

function readKnownLines(page: Page): Lines | null {
  return isKnownEmpty(page) ? new Map() : readLines(readKnownCart(page))
}

function sendChanges(emit: Emit, before: Lines, after: Lines): void {
  for (const [key, item] of new Map([...before, ...after])) {
    const change = readQuantity(after.get(key)) - readQuantity(before.get(key))
    if (change === 0) continue
    emit(change > 0 ? "add_to_cart" : "remove_from_cart", { item: { ...item, quantity: Math.abs(change) } })
  }
}

/** Pushes an add by the button's data, because the basket before is unknown. */
function sendCartAdded(emit: Emit, lines: Lines, { id, quantity }: AddedProduct): void {
  const item = [...lines.values()].findLast((line) => formatText(line["id"]) === id)
  if (item) emit("add_to_cart", { item: { ...item, quantity } })
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
