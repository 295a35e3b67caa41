import type { CartStore } from "@ringside/cart"
import type { Page } from "@ringside/core"
import type { FormProblem } from "@ringside/ui"
import { parseBlockCart } from "../../domain/index.ts"
import type { AddressPush } from "./addressPush.ts"
import { type FormChecks, listProblems } from "./checkForm.ts"
import type { CheckoutView } from "./checkoutView.ts"
import type { DraftPush } from "./draftPush.ts"
import type { FormState } from "./formState.ts"
import { placeBlockOrder } from "./placeOrder.ts"

/** Because an order may exist. Source: checkout contract §6.5. */
const holdMs = 5000

interface SubmitParts {
  readonly page: Page
  readonly store: CartStore
  readonly checks: FormChecks
  readonly push: AddressPush
  readonly draft: DraftPush
  readonly signal: AbortSignal
  readonly readView: () => CheckoutView
  readonly readForm: () => FormState
  readonly show: (change: Partial<CheckoutView>) => void
}

/** Places the order: one at a time, with the address that the form shows. Source: checkout contract §7. */
export function createSubmit(parts: SubmitParts): (element: HTMLFormElement) => Promise<void> {
  const { page, store, checks, push, draft, signal, readView, readForm, show } = parts
  const { settings, translate } = checks
  let orderKey: string | null = null
  const fail = (problems: readonly FormProblem[], isHeld = false) =>
    show({ status: "idle", problems, attempt: readView().attempt + 1, isHeld })
  const failWith = (text: string) => fail([{ fieldId: null, text }])
  const hold = () => {
    page.clock.after(holdMs, () => show({ isHeld: false }))
    fail([{ fieldId: null, text: translate(settings.isLoggedIn ? "unclearCustomer" : "unclearGuest") }], true)
    // The order may have emptied the basket.
    void store.refresh()
  }
  /** What can be placed as the form and the basket are now; null, and the faults are shown, where nothing can. */
  const checkOrder = () => {
    const details = parseBlockCart(store.$answer.get()?.body)
    const problems = details
      ? listProblems(readForm(), details, checks)
      : [{ fieldId: null, text: translate("loadFailed") }]
    if (problems.length > 0) fail(problems)
    return problems.length > 0 ? null : details
  }
  const send = async (element: HTMLFormElement) => {
    const details = checkOrder()
    if (!details) return
    const texts = { cardPreparing: translate("cardPreparing"), orderProblem: translate("orderProblem") }
    const onSending = () => show({ status: "processing" })
    const order = { page, store, element, form: readForm(), details, settings, orderKey, texts, signal, onSending }
    const outcome = await placeBlockOrder(order)
    if (signal.aborted) return
    if (outcome.kind === "left") show({ status: "complete", problems: [] })
    else if (outcome.kind === "unclear") hold()
    else failWith(outcome.text ?? translate("paymentProblem"))
  }
  return async (element) => {
    const { status, isHeld } = readView()
    if (status !== "idle" || isHeld) return
    show({ status: "before_processing" })
    // An order that was placed has emptied the basket: a second try asks for the same order.
    orderKey = store.$answer.get()?.hash || orderKey
    if (!checkOrder()) return
    try {
      draft.cancel()
      // An order must not have an older address than the form.
      if (!(await push.flush())) {
        failWith(readView().addressError ?? translate("addressFailed"))
        return
      }
      await store.queue.settled()
      if (!signal.aborted) await send(element)
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "checkout", host: element, cause })
      failWith(translate("orderProblem"))
    }
  }
}
