import { type CartStore, loadCart } from "@ringside/cart"
import { defineBehaviour, type Page, type Scope, serviceOf } from "@ringside/core"
import { figurePattern } from "../figurePattern.ts"
import { countHook } from "../host.ts"

/** The number of items in `data-ringside="cart-count"` hooks: the figure in the server's own text follows the basket. */
export const cartCountBehaviour = defineBehaviour({
  name: "cart-count",
  selector: countHook,
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

/** The basket's count, read once and only on pages that show it; null when it can't be read. */
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

/** Writes figures into one hook, in place of the server's. */
function createFigure(page: Page, hook: HTMLElement): { show(figure: string): void; restore(): void } {
  let written: { readonly text: Text; readonly before: string; readonly now: string } | null = null
  // A text that another script has changed since is not ours any more.
  const findWritten = () => (written?.text.data === written?.now ? written : null)
  return {
    show(figure) {
      // Remember our figure's place, since the pattern doesn't match every locale's figures.
      const last = findWritten()
      const known = last && hook.contains(last.text) ? last : null
      const text = known?.text ?? findFigure(page, hook) ?? hook.appendChild(page.document.createTextNode(""))
      const before = known?.before ?? text.data
      // Separate the figure from the server's text.
      const gap = /\S$/.test(text.previousSibling?.textContent ?? "") ? " " : ""
      const now = figurePattern.test(before) ? before.replace(figurePattern, figure) : gap + figure
      if (text.data === now) return
      written = { text, before, now }
      text.data = now
    },
    restore() {
      const last = findWritten()
      if (last?.before === "") last.text.remove()
      else if (last) last.text.data = last.before
    },
  }
}

/** The first text with a digit: `Carrito (2)`. */
function findFigure({ document, window }: Page, hook: Element): Text | null {
  const walker = document.createTreeWalker(hook, window.NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isText(node) && figurePattern.test(node.data)) return node
  }
  return null
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE
}
