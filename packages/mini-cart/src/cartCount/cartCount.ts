import { type CartStore, loadCart } from "@ringside/cart"
import { type Behaviour, defineBehaviour, type Page, type Scope, definePageService } from "@ringside/core"
import { createFigure } from "../figure.ts"
import { countHook } from "../host.ts"

/** The number of items in `data-ringside="cart-count"` hooks: the figure in the server's own text follows the basket. */
export const cartCountBehaviour = defineBehaviour({
  name: "cart-count",
  selector: countHook,
  connect(hook: HTMLElement, scope: Scope) {
    const { page, signal } = scope
    const figure = createFigure(page, hook, (count) => count)
    let $count: CartStore["$count"] | null = null
    const show = () => {
      const count = $count?.get() ?? null
      if (count !== null) figure.show(count.toLocaleString(page.config.locale))
    }
    const follow = async () => {
      $count = await countService.of(page)
      if (signal.aborted || !$count) return
      scope.onEnd($count.listen(show))
      show()
    }
    scope.onScan(show)
    scope.onEnd(figure.restore)
    return () => void follow()
  },
})

/** The basket's count, read once and only on pages that show it; null when it can't be read. */
const countService = definePageService("mini-cart.count", (page: Page): Promise<CartStore["$count"] | null> =>
  loadCart(page).then(
    ({ $count }) => $count,
    (cause: unknown) => {
      page.reports.fail({ during: "load", widget: "cart-count", cause })
      return null
    },
  ),
)

/** Behaviours of the part's module `cart-count`: few pages have a count in a hook beside the host's own. */
export const createBehaviours = (): readonly Behaviour[] => [cartCountBehaviour]
