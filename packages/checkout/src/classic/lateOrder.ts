import { delegate } from "@ringside/core"
import type { FormParts } from "../forms/connectedForm.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { orderModule } from "../modules.ts"
import type { Order, OrderNeeds } from "./order.ts"

/** The code of fields, coupons and orders, which is fetched at the first use of the form. */
export interface LateOrder {
  /** Loads the code. Rejects when it can't be loaded; the next call fetches again. */
  load(): Promise<Order>
}

/** Fetches the code of an order when the shopper reaches the form or a coupon. */
export function createLateOrder(parts: FormParts, needs: Omit<OrderNeeds, "left" | "changed">): LateOrder {
  const { page, scope, form, forms } = parts
  const left = new Set<EventTarget>()
  const changed = new Set<EventTarget>()
  let order: Promise<Order> | null = null
  let isThere = false

  const begin = async () => {
    const module = await page.modules.load(orderModule)
    const started = module.startOrder(parts, { ...needs, left, changed })
    isThere = true
    for (const targets of [left, changed]) targets.clear()
    return started
  }
  const load = () => {
    const loading = (order ??= begin())
    loading.catch(() => (order = null))
    return loading
  }
  const fetchEarly = () => {
    if (isThere) return
    load().catch((cause: unknown) => {
      if (!page.signal.aborted) page.reports.fail({ during: "load", widget: "checkout", host: form, cause })
    })
  }
  for (const type of ["focusin", "pointerdown"] as const) {
    for (const each of forms) scope.listen(each, type, fetchEarly)
    delegate(page, type, checkoutSelectors.couponForm, fetchEarly, { signal: scope.signal, widget: "checkout" })
  }
  const noteIn =
    (targets: Set<EventTarget>) =>
    ({ target }: Event) => {
      if (!isThere && target) targets.add(target)
    }
  for (const each of forms) {
    scope.listen(each, "focusout", noteIn(left))
    scope.listenToField(each, "change", noteIn(changed))
  }
  return { load }
}
