import { addedToBasket, basketMarkupRefreshed, basketTotalsShown, cartService, removedFromBasket } from "@ringside/cart"
import type { ParsedCart } from "@ringside/cart/domain"
import { type Scope, findEventElement, findForm, variationChosen } from "@ringside/core"
import { formatJson, nullPrototype } from "@ringside/core/domain"
import { checkoutUpdated } from "@ringside/payments"
import { followAddButton } from "./addButton.ts"
import { earlyNewsService } from "../earlyNews.ts"
import type { WalletGroup } from "./group.ts"
import { expressSelectors } from "../host.ts"
import type { ProductForm } from "../backends/productForm.ts"

const quantityDelayMs = 250

/** Follows the product's form: another variation, quantity or deposit has another price. Source: express-checkout contract §2.1. */
export function followProduct(
  scope: Scope,
  group: WalletGroup,
  { form, setDisabled }: { readonly form: ProductForm; readonly setDisabled: (isDisabled: boolean) => void },
): void {
  const { page, signal } = scope
  let cancel: () => void = () => undefined
  followAddButton(scope, form, setDisabled)
  const off = variationChosen.on(page, () => {
    cancel()
    group.refresh("data")
  })
  scope.onEnd(off)
  const compareChoices = followBlockAttributes(scope, form, () => group.refresh("data"))
  const find = (event: Event, selector: string) => {
    const field = findEventElement(page, event)?.closest<HTMLElement>(selector)
    return field && form.holds(field) ? field : null
  }
  const findQuantity = (event: Event) => find(event, `${expressSelectors.ownQuantity}, ${expressSelectors.quantity}`)
  const refreshSoon = () => {
    group.block()
    cancel()
    cancel = scope.after(quantityDelayMs, () => group.refresh("data"))
  }
  page.events.listenToField(page.document, "input", (event) => findQuantity(event) && refreshSoon(), { signal })
  page.events.listenToField(
    page.document,
    "change",
    (event) => {
      // The buttons beside the block's quantity send no other event, before they change it.
      if (findQuantity(event)?.closest(expressSelectors.blockProduct)) refreshSoon()
      // A list's choice changes no attribute.
      if (find(event, expressSelectors.blockAttribute)) compareChoices()
      const input = find(event, `${expressSelectors.depositOption}, ${expressSelectors.depositPlan}`)
      if (!input) return
      page.events.send({ name: "woocommerce_variation_has_changed", target: findForm(input) ?? input })
      variationChosen.send(page)
    },
    { signal },
  )
}

/**
 * Follows the choices in the platform's block, which other scripts can only see in its markup. Returns a function that looks at them for a
 * change that the markup doesn't show.
 */
function followBlockAttributes(
  { page, after, onEnd, onScan }: Scope,
  form: ProductForm,
  whenChanged: () => void,
): () => void {
  const read = () => formatJson(form.readAttributes())
  let known = read()
  let watched: readonly HTMLElement[] = []
  let cancel: () => void = () => undefined
  const compare = () => {
    const current = read()
    if (current === known) return
    known = current
    whenChanged()
  }
  const compareSoon = () => {
    cancel()
    cancel = after(quantityDelayMs, compare)
  }
  const observer = new page.window.MutationObserver(compareSoon)
  const watch = () => {
    const { blockAttributes } = form
    if (blockAttributes.every((element) => watched.includes(element))) return
    watched = blockAttributes
    observer.disconnect()
    for (const element of watched)
      observer.observe(element, nullPrototype({ subtree: true, childList: true, attributes: true }))
    compareSoon()
  }
  onScan(watch)
  watch()
  onEnd(() => observer.disconnect())
  return compareSoon
}

/** Refreshes when the host reports new totals. At the checkout, the first report starts the buttons. */
export function followTotals(
  { page, onEnd }: Scope,
  group: WalletGroup,
  { context, mount }: { readonly context: "cart" | "checkout"; readonly mount: HTMLElement },
): void {
  const refresh = () => {
    // The host has rendered the totals again, with a new place of the buttons, which refreshes itself.
    if (mount.isConnected) group.refresh("full")
  }
  const off = context === "cart" ? basketTotalsShown.on(page, refresh) : checkoutUpdated.on(page, refresh)
  onEnd(off)
  if (context === "cart" || earlyNewsService.of(page).hasCheckout) group.refresh("full")
}

/** On a hook and in our own block checkout: refreshes when the page's cart, or the host's own markup of it, changes. */
export function followCart({ page, after, onEnd }: Scope, group: WalletGroup): void {
  let cancel: () => void = () => undefined
  const refreshSoon = () => {
    cancel()
    cancel = after(quantityDelayMs, () => group.refresh("full"))
  }
  const store = cartService.of(page)
  const offAnswer = store.$answer.listen((answer) => {
    const known = group.data?.kind === "cart" ? store.parse(group.data.cart) : null
    if (answer !== null && formatPrice(answer) !== formatPrice(known)) refreshSoon()
  })
  const offs = [
    offAnswer,
    addedToBasket.on(page, refreshSoon),
    removedFromBasket.on(page, refreshSoon),
    basketMarkupRefreshed.on(page, refreshSoon),
  ]
  for (const off of offs) onEnd(off)
  group.refresh("full")
}

/** The parts of a cart that the sheet shows. */
function formatPrice(answer: ParsedCart | null): string {
  return formatJson([answer?.cart.lines, answer?.cart.totals, answer?.details.packages])
}
