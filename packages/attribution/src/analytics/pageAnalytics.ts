import { delegate, type Page, type Topic } from "@ringside/core"
import { parseJson, readMember, selectCurrencyDecimals } from "@ringside/core/domain"
import { paymentChosen, rateChosen } from "@ringside/payments"
import type { CartReader } from "./cartAnalytics.ts"
import type { Emit } from "./dataLayer.ts"
import { shouldEmitPurchase } from "../domain/index.ts"
import { blockListDrawn, listSelectors, selectors } from "../host.ts"
import { onVariantChange, readProduct, selectShownVariant } from "./productViews.ts"

/** The number of reported items per list; a page of a shop has fewer. */
const maxItems = 200

/** A product of a list, as shop events have it; `prices` is empty where the config names no currency. */
interface ListItem {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly prices: object
}

/** Pushes events for the product, list, basket or order that the page shows. */
export function startPageAnalytics(page: Page, emit: Emit, cart: CartReader): void {
  sendProduct(page, emit)
  sendLists(page, emit)
  sendPurchase(page, emit)
  const { classList } = page.document.body
  // Both are checkout pages without a basket to order.
  const isOrder = ["woocommerce-order-received", "woocommerce-order-pay"].some((name) => classList.contains(name))
  if (classList.contains("woocommerce-cart")) sendCart(page, emit, cart, "view_cart")
  if (classList.contains("woocommerce-checkout") && !isOrder) sendCart(page, emit, cart, "begin_checkout")
  sendChoices(page, emit, cart)
}

function sendCart(page: Page, emit: Emit, cart: CartReader, name: string, more: object = {}): void {
  cart.read().then(
    (known) => known !== null && !page.signal.aborted && emit(name, { cart: known, ...more }),
    (cause: unknown) => page.reports.fail({ during: "load", widget: "analytics", cause }),
  )
}

/** Pushes the chosen shipping and payment; each choice once, since totals are rendered again at every change. */
function sendChoices(page: Page, emit: Emit, cart: CartReader): void {
  const follow = (topic: Topic<string>, member: string, event: string) => {
    let last: string | null = null
    topic.on(page, (choice) => {
      if (last === choice) return
      last = choice
      // In a task of its own: reading cart and consent would delay the frame that shows the choice.
      page.clock.after(0, () => sendCart(page, emit, cart, event, { [member]: choice }))
    })
  }
  follow(rateChosen, "shippingTier", "add_shipping_info")
  follow(paymentChosen, "paymentType", "add_payment_info")
}

function sendProduct(page: Page, emit: Emit): void {
  const product = readProduct(page)
  if (!product) return
  const sent = new Set<string>()
  const send = () => {
    const id = selectShownVariant(page, product)
    const variant = id === null ? undefined : product.variants[id]
    if (!variant || sent.has(variant.variantID)) return
    sent.add(variant.variantID)
    const prices = { price: String(variant.price), currency_code: product.currency, currency_minor_unit: 2 }
    const isOnly = variant.title === product.title || variant.title === ""
    const variation = isOnly ? [] : [{ attribute: "", value: variant.title }]
    emit("view_item", { item: { id: variant.variantID, sku: variant.sku, name: product.title, prices, variation } })
  }
  onVariantChange(page, send)
  send()
}

function sendLists(page: Page, emit: Emit): void {
  /** The products of each list when it was last looked at. */
  const known = new WeakMap<Element, readonly string[]>()
  /** All lists at the last look, with their products as text. */
  let shown: readonly { readonly list: Element; readonly text: string }[] = []
  const send = () => {
    const lists = [...page.document.querySelectorAll(listSelectors.list)].map((list) => {
      const items = [...list.querySelectorAll(listSelectors.item)].slice(0, maxItems)
      return { list, items, ids: items.map(readId) }
    })
    const gone = shown.filter(({ list }) => !list.isConnected).map(({ text }) => text)
    for (const { list, items, ids } of lists) {
      const before = known.get(list)
      known.set(list, ids)
      // A script of the page may replace a list by an equal one, such as a filter that changes nothing.
      if (before ? isSameSet(before, ids) : gone.includes(ids.join())) continue
      // A list that grows at its end reports what has come.
      const isLonger = before?.every((id, index) => ids[index] === id)
      const fresh = isLonger ? items.slice(before?.length) : items
      if (fresh.length === 0) continue
      emit("view_item_list", { items: fresh.map((item) => readItem(page, item)), listName: readListName(page, list) })
    }
    shown = lists.map(({ list, ids }) => ({ list, text: ids.join() }))
  }
  send()
  page.events.on([blockListDrawn], send)
  // The platform's filters and its sorting replace the products without that event.
  page.onScan(send)
  const select = (_: Event, link: Element) => {
    const item = link.closest(listSelectors.item)
    const list = link.closest(listSelectors.list)
    if (item && list) emit("select_item", { items: [readItem(page, item)], listName: readListName(page, list) })
  }
  delegate(page, "click", listSelectors.link, select, { widget: "analytics" })
}

function readId(item: Element): string {
  const button = item.querySelector(listSelectors.button)
  return button?.getAttribute("data-product_id") ?? /(?:^|\s)post-(\d+)/.exec(item.className)?.[1] ?? ""
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.every((id) => b.includes(id)) && b.every((id) => a.includes(id))
}

function readItem(page: Page, item: Element): ListItem {
  const button = item.querySelector(listSelectors.button)
  return {
    id: readId(item),
    sku: button?.getAttribute("data-product_sku") ?? "",
    name: item.querySelector(listSelectors.title)?.textContent.trim() ?? "",
    prices: readPrices(page, readPriceText(item)),
  }
}

/** The price that the product has now; a sale shows the earlier one before it. */
function readPriceText(item: Element): string {
  const shown = listSelectors.prices.map((selector) => item.querySelector(selector)).find((found) => found !== null)
  return shown?.textContent ?? ""
}

/** The number in a formatted price; its decimals follow the last separator. */
function readPrices({ config: { currency } }: Page, text: string): object {
  if (currency === null) return {}
  const decimals = selectCurrencyDecimals(currency)
  const [whole = "", fraction = ""] = decimals > 0 ? text.split(new RegExp(`[.,](?=\\d{${decimals}}(?!\\d))`)) : [text]
  const digits = (part: string) => part.replace(/\D/g, "")
  const minor = digits(whole) + digits(fraction).padEnd(decimals, "0")
  return { price: String(Number(minor)), currency_code: currency, currency_minor_unit: decimals }
}

/** The heading before the list, or the page's. */
function readListName({ document }: Page, list: Element): string {
  for (let element: Element | null = list; element && element !== document.body; element = element.parentElement) {
    for (let before = element.previousElementSibling; before; before = before.previousElementSibling) {
      const heading = before.matches(listSelectors.heading) ? before : before.querySelector(listSelectors.heading)
      if (heading) return heading.textContent.trim().slice(0, 100)
    }
  }
  return ""
}

/** Pushes the order that the page shows, once in all tabs of this browser. Source: checkout contract §2.3. */
function sendPurchase(page: Page, emit: Emit): void {
  const order = parseJson(page.document.querySelector(selectors.orderData)?.textContent ?? null)
  const id = readMember(order, ["id"])
  const key = `ringside:purchase:${String(id)}`
  const { local, session } = page.storage
  const isDue = () => shouldEmitPurchase(id, local.get(key) ?? session.get(key))
  if (!isDue()) return
  emit("purchase", { order }, () => {
    // Another tab may have pushed it while this one waited for the consent.
    if (!isDue()) return false
    // Both, since a local storage that is full refuses without saying so.
    for (const store of [local, session]) store.set(key, "1")
    return true
  })
}
