import { type CartStore, loadCart } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { figurePattern } from "./figurePattern.ts"
import { selectors } from "./host.ts"

/** The number of items in `data-ringside="cart-count"` hooks: the figure in the server's own words is kept true. */
export function startCartCount(page: Page): void {
  const { document } = page
  const written = new WeakMap<Text, { readonly before: string; readonly now: string }>()
  const texts = new Set<WeakRef<Text>>()
  let cart: Promise<void> | undefined
  let $count: CartStore["$count"] | undefined
  let stopReading: (() => void) | undefined

  const readCart = async () => {
    try {
      $count = (await loadCart(page)).$count
    } catch (cause) {
      page.reports.fail({ during: "load", widget: "cart-count", cause })
      return
    }
    if (page.signal.aborted) return
    stopReading = $count.listen(showAll)
    showAll()
  }
  const showAll = () => {
    const hooks = document.querySelectorAll(selectors.countHook)
    // The basket is read only on pages that show it.
    if (hooks.length > 0) cart ??= readCart()
    const count = $count?.get() ?? null
    if (count === null) return
    const figure = count.toLocaleString(page.config.locale)
    for (const hook of hooks) show(hook, figure)
  }
  const isOurs = (text: Text) => written.get(text)?.now === text.data
  const show = (hook: Element, figure: string) => {
    const text = findFigure(page, hook, isOurs) ?? hook.appendChild(document.createTextNode(""))
    const record = written.get(text)
    // Not every locale's figures are found again: those that we wrote go where the server's stood.
    const words = record?.now === text.data ? record.before : text.data
    // A word of the server's and the figure are two.
    const gap = /\S$/.test(text.previousSibling?.textContent ?? "") ? " " : ""
    const now = figurePattern.test(words) ? words.replace(figurePattern, figure) : gap + figure
    if (text.data === now) return
    if (!record) texts.add(new WeakRef(text))
    written.set(text, { before: words, now })
    text.data = now
  }

  page.onScan(showAll)
  page.signal.addEventListener("abort", () => {
    stopReading?.()
    for (const reference of texts) {
      const text = reference.deref()
      const record = text && written.get(text)
      // What somebody else has written there since is theirs.
      if (!text || text.data !== record?.now) continue
      if (record.before === "") text.remove()
      else text.data = record.before
    }
  })
}

/** The text that holds the figure, ours before the first with a digit: `Carrito (2)`. */
function findFigure({ document, window }: Page, hook: Element, isOurs: (text: Text) => boolean): Text | null {
  const walker = document.createTreeWalker(hook, window.NodeFilter.SHOW_TEXT)
  let first: Text | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof window.Text)) continue
    if (isOurs(node)) return node
    if (figurePattern.test(node.data)) first ??= node
  }
  return first
}
