import type { CartResult, CartStore } from "@ringside/cart"
import { type Page, readUnknownError, whenNotLeft } from "@ringside/core"
import { formatMoney } from "@ringside/core/domain"
import type { FormProblem } from "@ringside/ui"
import { changedOrderMessages } from "../../changedOrderMessages.ts"
import { createBlockCart, orderHoldMs } from "../../domain/index.ts"
import { listRefusedProblems } from "./addressErrors.ts"
import type { AddressPush } from "./addressPush.ts"
import { type FormChecks, listFaultyIds, listProblems } from "./checkForm.ts"
import type { CheckoutView } from "./checkoutView.ts"
import type { DraftPush } from "./draftPush.ts"
import type { FormState } from "./formState.ts"
import type { OrderListener } from "./orderListener.ts"
import { type BlockOrderOutcome, type OrderNeeds, placeBlockOrder } from "./placeOrder.ts"

interface SubmitNeeds {
  readonly page: Page
  readonly store: CartStore
  readonly checks: FormChecks
  readonly push: AddressPush
  readonly draft: DraftPush
  readonly signal: AbortSignal
  readonly readView: () => CheckoutView
  readonly readForm: () => FormState
  readonly show: (change: Partial<CheckoutView>) => void
  /** Called at each attempt, also with a form that isn't valid. */
  readonly onStart: () => void
}

/** The order as the page shows it. */
interface ShownOrder {
  /** The lines and the currency, as text to compare. */
  readonly content: string
  readonly totalMinor: number
}

function readShown({ $cart, $answer }: CartStore): ShownOrder {
  const lines = $cart.get().cart?.lines.map(({ productId, quantity }) => [productId, quantity])
  const total = $answer.get()?.cart.totals.total
  return { content: JSON.stringify([lines, total?.currency]), totalMinor: total?.amountMinor ?? 0 }
}

/** Whether an order is another one than the shopper has pressed for. A lower total is no other order: coupons are applied for it. */
function isOther(order: ShownOrder, pressedFor: ShownOrder): boolean {
  return order.content !== pressedFor.content || order.totalMinor > pressedFor.totalMinor
}

function listTexts(...texts: readonly (string | null)[]): readonly string[] {
  return texts.filter((text) => text !== null)
}

/** An order that can be sent, or why it can't. */
type PreparedOrder =
  | { readonly kind: "ready"; readonly shownTotalMinor: number }
  | { readonly kind: "refused"; readonly problems: readonly FormProblem[] }

function asProblems(...texts: readonly string[]): readonly FormProblem[] {
  return texts.map((text) => ({ fieldId: null, text }))
}

function refuse(problems: readonly FormProblem[]): PreparedOrder {
  return { kind: "refused", problems }
}

/** Whether the basket is certainly without a change. After an unclear answer it was read again, and the hash covers what it says. */
function isWithout(change: CartResult): change is Exclude<CartResult, { readonly kind: "done" }> {
  return change.kind === "refused" || (change.kind === "unreachable" && change.reason !== "unclear")
}

/** Places the order with the form's current address, one at a time. Source: checkout contract §7. */
export function createSubmit(
  needs: SubmitNeeds,
): (element: HTMLFormElement, onPlaced?: OrderListener) => Promise<void> {
  const { page, store, checks, push, draft, signal, readView, readForm, show, onStart } = needs
  const { settings, translate } = checks
  const advice = translate(settings.isLoggedIn ? "unclearCustomer" : "unclearGuest")
  let orderKey: string | null = null
  const fail = (problems: readonly FormProblem[], { isHeld = false } = {}) =>
    show({ status: "idle", problems, attempt: readView().attempt + 1, isHeld })
  const holdButton = () => page.clock.after(orderHoldMs, () => show({ isHeld: false }))
  /** Shows that an order may exist, and holds the button for a while. `cause` is what was wrong with the response, if there was one. */
  const showUnclear = (cause: string | null) => {
    holdButton()
    fail(asProblems(...listTexts(cause, advice)), { isHeld: true })
    // The order may have emptied the basket.
    void store.refresh()
  }
  /** A script has removed the form since, or put a copy in its place, which has nothing of this order: the page shows the failure. */
  const endWithoutForm = (outcome: BlockOrderOutcome) => {
    const texts = "text" in outcome ? listTexts(outcome.text, outcome.kind === "unclear" ? advice : null) : []
    if (texts.length > 0 && !page.signal.aborted) page.notices.error(texts.join(" "))
  }
  /** Returns the order if form and basket are valid; otherwise shows the problems and returns null. */
  const checkOrder = () => {
    const answer = store.$answer.get()
    const details = answer && createBlockCart(answer)
    const problems = details ? listProblems(readForm(), details, checks) : asProblems(translate("loadFailed"))
    if (problems.length > 0) fail(problems)
    return problems.length > 0 ? null : details
  }
  const send = async (element: HTMLFormElement, press: Pick<OrderNeeds, "shownTotalMinor" | "onPlaced">) => {
    const details = checkOrder()
    if (!details) return
    const texts = {
      cardPreparing: translate("cardPreparing"),
      orderProblem: translate("orderProblem"),
      unknownError: readUnknownError(page),
    }
    const onSending = () => show({ status: "processing" })
    // Before the navigation, or the browser would ask whether to leave the page.
    const onLeaving = () => show({ status: "complete", problems: [] })
    const input = { page, store, element, form: readForm(), details, settings, orderKey, texts, signal }
    const outcome = await placeBlockOrder({ ...input, ...press, onSending, onLeaving })
    if (signal.aborted) endWithoutForm(outcome)
    else showOutcome(outcome)
  }
  const showOutcome = (outcome: BlockOrderOutcome) => {
    switch (outcome.kind) {
      case "shown":
        return
      case "left":
        // The order exists.
        whenNotLeft(page, signal, () => showUnclear(null))
        return
      case "stayed":
        // The script may be confirming the payment before it shows a dialog.
        holdButton()
        show({ status: "idle", problems: [], isHeld: true })
        return
      case "unclear":
        showUnclear(outcome.text)
        return
      case "failed": {
        const problems = listRefusedProblems(outcome.body, readForm(), checks)
        if (problems.length > 0) fail(problems)
        else if (outcome.text !== null) fail(asProblems(outcome.text))
        // The payment method has shown its message.
        else show({ status: "idle" })
      }
    }
  }
  /** Waits until the shop has all that the form and the page show; the order is refused where it lacks some, or another order has come of it. */
  const awaitShop = async (): Promise<PreparedOrder> => {
    const changes = store.awaitChanges()
    const pressedFor = readShown(store)
    // An order must not have an older address than the form.
    if (!(await push.flush())) {
      const { addressErrors } = readView()
      if (addressErrors.length === 0) return refuse(asProblems(translate("addressFailed")))
      return refuse(addressErrors.map(({ fieldId, text }) => ({ fieldId, text })))
    }
    await draft.flush()
    await store.queue.settled()
    // The shopper pressed for a rate or a coupon that the shop has refused since.
    const refused = (await changes).find(isWithout)
    if (refused) return refuse(asProblems(refused.message || translate("orderProblem")))
    // These changes, or another tab, may have led to another order than the page showed at the press. An empty basket may be that of an order
    // that exists, which the shop then repeats.
    const cart = store.$answer.get()?.cart
    if (cart && cart.lines.length > 0 && isOther(readShown(store), pressedFor)) {
      const { total, format } = cart.totals
      const text = page.translator("checkout", changedOrderMessages)
      return refuse(
        asProblems(text("orderChanged", { total: formatMoney(total, { locale: page.config.locale, format }) })),
      )
    }
    return { kind: "ready", shownTotalMinor: pressedFor.totalMinor }
  }
  return async (element, onPlaced) => {
    const { status, isHeld } = readView()
    if (status !== "idle" || isHeld) return
    try {
      onStart()
      // All hidden errors, also those that don't hold the order back.
      const leftFields = new Set([...readView().leftFields, ...listFaultyIds(readForm(), settings)])
      show({ status: "before_processing", leftFields })
      if (!checkOrder()) return
      const prepared = await awaitShop()
      if (prepared.kind === "refused") {
        fail(prepared.problems)
        return
      }
      // Of the last answer, since another address changes the total, which the hash covers. A placed order has emptied the basket: a second
      // attempt repeats the same order.
      orderKey = store.$answer.get()?.hash || orderKey
      if (!signal.aborted) await send(element, { shownTotalMinor: prepared.shownTotalMinor, onPlaced })
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "checkout", host: element, cause })
      fail(asProblems(translate("orderProblem")))
    }
  }
}
