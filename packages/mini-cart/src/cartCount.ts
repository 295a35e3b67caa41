import { type CartStore, loadCart } from "@ringside/cart"
import { defineBehaviour, type Page, type Scope, serviceOf } from "@ringside/core"
import { figurePattern } from "./figurePattern.ts"
import { selectors } from "./host.ts"

/** The number of items in `data-ringside="cart-count"` hooks: the figure in the server's own words follows the basket. */
export const cartCountBehaviour = defineBehaviour({
  name: "cart-count",
  selector: selectors.countHook,
  connect(hook: HTMLElement, scope: Scope) {
    const { page, signal } = scope
    const figure = createFigure(page, hook)
    let $count: CartStore["$count"] | null = null
    const show = () => {
      const count = $count?.get() ?? null
      if (count !== null) figure.show(count.toLocaleString(page.config.locale))
    }
    const follow = async () => {
      $count = await loadCount(page)
      if (signal.aborted || !$count) return
      signal.addEventListener("abort", $count.listen(show))
      show()
    }
    scope.onScan(show)
    signal.addEventListener("abort", figure.restore)
    return () => void follow()
  },
})

/** The basket's count, read once and only on pages that show it; null where it can't be read. */
function loadCount(page: Page): Promise<CartStore["$count"] | null> {
  return serviceOf(page, "mini-cart.count", () =>
    loadCart(page).then(
      ({ $count }) => $count,
      (cause: unknown) => {
        page.reports.fail({ during: "load", widget: "cart-count", cause })
        return null
      },
    ),
  )
}

/** Writes figures into one hook, in the place of the server's. */
function createFigure(page: Page, hook: HTMLElement): { show(figure: string): void; restore(): void } {
  const written = new Map<Text, { readonly before: string; readonly now: string }>()
  const isOurs = (text: Text) => written.get(text)?.now === text.data
  return {
    show(figure) {
      const text = findFigure(page, hook, isOurs) ?? hook.appendChild(page.document.createTextNode(""))
      const record = written.get(text)
      // Not every locale's figures are found again: those that we wrote go where the server's stood.
      const words = record?.now === text.data ? record.before : text.data
      // A word of the server's and the figure are two.
      const gap = /\S$/.test(text.previousSibling?.textContent ?? "") ? " " : ""
      const now = figurePattern.test(words) ? words.replace(figurePattern, figure) : gap + figure
      if (text.data === now) return
      // Texts that the host has replaced are not kept.
      for (const other of written.keys()) if (!other.isConnected) written.delete(other)
      written.set(text, { before: words, now })
      text.data = now
    },
    restore() {
      for (const [text, { before, now }] of written) {
        // What somebody else has written there since is theirs.
        if (text.data !== now) continue
        if (before === "") text.remove()
        else text.data = before
      }
    },
  }
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
