import { cartOf } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { selectors } from "./host.ts"

/** The number of items in `data-ringside="cart-count"` hooks: the figure in the server's own words is kept true. */
export function startCartCount(page: Page): void {
  const { document } = page
  const written = new WeakMap<Text, { readonly before: string; now: string }>()
  const texts = new Set<WeakRef<Text>>()
  let stopReading: (() => void) | undefined

  const showAll = () => {
    const hooks = document.querySelectorAll(selectors.countHook)
    // The basket is read only on pages that show it.
    if (hooks.length > 0) stopReading ??= cartOf(page).$count.listen(showAll)
    const count = hooks.length > 0 ? cartOf(page).$count.get() : null
    if (count === null) return
    const figure = count.toLocaleString(page.config.locale)
    for (const hook of hooks) show(hook, figure)
  }
  const show = (hook: Element, figure: string) => {
    const text = findFigure(hook) ?? hook.appendChild(document.createTextNode(""))
    const now = /\d/.test(text.data) ? text.data.replace(/\d+(?:[.,\u00a0\u202f]\d+)*/, figure) : figure
    if (text.data === now) return
    const record = written.get(text)
    if (record) record.now = now
    else {
      written.set(text, { before: text.data, now })
      texts.add(new WeakRef(text))
    }
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

/** The text that holds the figure: `Carrito (2)`. */
function findFigure(hook: Element): Text | null {
  const walker = hook.ownerDocument.createTreeWalker(hook, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && /\d/.test(node.data)) return node
  }
  return null
}
