import { pressesService, showBusy, whenNotLeft } from "@ringside/core"
import { collapseBlanks, isExpiredNonce, parseSurroundedJson, nullPrototype } from "@ringside/core/domain"
import { checkoutUpdated } from "@ringside/payments"
import { listChangedFragments, readOrderReview, type ShownReview } from "../domain/index.ts"
import type { PayingForm } from "../forms/connectedForm.ts"
import { listInCheckout } from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { keepTyped } from "./keptValues.ts"
import { replaceReviewMarkup } from "./reviewMarkup.ts"
import { chosenRate, describeRates } from "../rates.ts"
import { clearReviewFailure, showReviewFailure } from "./reviewNotices.ts"
import { requestReview, type UpdateOptions } from "./reviewRequest.ts"

/** The result of an update: `ended` when the form is gone or about to go. */
export type UpdateOutcome = "updated" | "failed" | "late" | "ended"

/** The order review, and the requests that update it. */
export interface OrderReviewUpdates {
  block(): void
  unblock(): void
  abort(): void
  /** The lines and the total that the review shows: `text` is to be compared, `total` to be told. */
  describe(): { readonly text: string; readonly total: string }
  /** Requests an update and shows the response, unless `isCurrent` returns false by then. */
  update(options: UpdateOptions, isCurrent: () => boolean): Promise<UpdateOutcome>
}

/** The reactions of the rest of the form. */
interface ReviewNeeds {
  readonly retry: () => void
  /** Shows the shop's messages about an update. */
  readonly showMessages: (answer: ShownReview) => void
  /** New markup is on the page; its event has not been sent yet. */
  readonly onReplaced: () => void
  /** Whether a page with expired nonces may be reloaded: not twice, because a cached page would reload for ever. */
  readonly mayReload: () => boolean
}

/** Connects the order review of a form. Source: checkout contract §4.2, §4.3. */
export function createOrderReview(checkout: PayingForm, needs: ReviewNeeds): OrderReviewUpdates {
  const { page, form, scope } = checkout
  const announceChanges = createReviewAnnouncer(checkout)
  let shown: Readonly<Record<string, string>> = {}
  let running = new AbortController()
  let unblock: () => void = () => undefined

  const apply = (answer: ShownReview, options: UpdateOptions): UpdateOutcome => {
    form.querySelector(".woocommerce-NoticeGroup-updateOrderReview")?.remove()
    clearReviewFailure(checkout)
    if (answer.kind === "error") {
      showReviewFailure(checkout, needs.retry)
      return "failed"
    }
    const changed = listChangedFragments(shown, answer.fragments)
    shown = { ...shown, ...answer.fragments }
    const ending = Object.keys(answer.fragments).find((selector) => isMatch(form, selector))
    // An expired session replaces the form by a notice: the typed values are stored for the next form.
    if (ending !== undefined) keepTyped(checkout)
    replaceReviewMarkup(checkout, Object.fromEntries(changed.map((name) => [name, answer.fragments[name] ?? ""])))
    if (ending !== undefined) return "ended"
    if (answer.kind === "failure" || answer.messages !== "") needs.showMessages(answer)
    needs.onReplaced()
    if (answer.kind === "success" && isFocusFree(checkout))
      options.findChosen?.()?.focus(nullPrototype({ preventScroll: true }))
    return "updated"
  }
  /** Reloads the page, with the shopper's values stored. Where the browser has stayed, the update has failed. */
  const reload = (options: UpdateOptions, isCurrent: () => boolean) => {
    keepTyped(checkout)
    page.navigation.reload()
    const failure = { kind: "error", fragments: {}, messages: "" } as const
    return new Promise<UpdateOutcome>((resolve) => {
      whenNotLeft(page, scope.signal, () => resolve(isCurrent() ? apply(failure, options) : "late"))
    })
  }

  return {
    block() {
      // A theme may print the review twice, for small and large screens.
      const { reviewTable, payment } = checkoutSelectors
      const regions = [reviewTable, payment].flatMap((selector) => listInCheckout(checkout, selector))
      unblock()
      unblock = showBusy(scope, regions, { inert: listInert(regions) })
    },
    unblock() {
      unblock()
      unblock = () => undefined
    },
    abort: () => running.abort(),
    describe() {
      const read = (selector: string) =>
        listInCheckout(checkout, selector).map(({ textContent }) => collapseBlanks(textContent))
      const total = readTotal(checkout)
      return { text: JSON.stringify([read(`${checkoutSelectors.reviewTable} .cart_item`), total]), total }
    },
    async update(options, isCurrent) {
      running = new AbortController()
      const result = await requestReview(checkout, options, running.signal)
      // Elements under a pressed pointer must stay until the release, or there is no click.
      await pressesService.of(page).ended(form)
      if (!isCurrent() || scope.signal.aborted) return "late"
      // The script that has prevented the update shows what is to be shown.
      if (result.kind === "unreachable" && result.reason === "prevented") return "failed"
      if (result.kind === "answer" && isExpiredNonce(result) && needs.mayReload() && keepTyped(checkout))
        return reload(options, isCurrent)
      const json = result.kind === "answer" && result.isOk ? parseSurroundedJson(result.text) : null
      const answer = readOrderReview(json)
      if (answer.kind === "reload") return reload(options, isCurrent)
      const outcome = apply(answer, options)
      // A failed review, and an expired session, give other scripts nothing to update.
      if (outcome !== "updated") return outcome
      announceChanges()
      page.events.send({
        name: "updated_checkout",
        target: page.document.body,
        args: [json],
        detail: { answer: json },
      })
      checkoutUpdated.send(page, json)
      return outcome
    },
  }
}

/** Whether the shopper has not moved on to a field outside the review during the update. */
function isFocusFree(checkout: PayingForm): boolean {
  const { activeElement, body } = checkout.page.document
  if (activeElement === null || activeElement === body) return true
  // A theme may print the review twice.
  return listInCheckout(checkout, checkoutSelectors.review).some((review) => review.contains(activeElement))
}

/** Whether a selector of the shop matches the form; an invalid one matches nothing. */
function isMatch(form: HTMLFormElement, selector: string): boolean {
  try {
    return form.matches(selector)
  } catch {
    return false
  }
}

/** Everything that an update changes except the Place order button: a press on it waits for the update. */
function listInert(regions: readonly HTMLElement[]): readonly HTMLElement[] {
  return regions.flatMap((region) =>
    region.querySelector(checkoutSelectors.placeOrder)
      ? [...region.children].filter(
          (child): child is HTMLElement => "inert" in child && !child.querySelector(checkoutSelectors.placeOrder),
        )
      : [region],
  )
}

/** The total as the review shows it, with the tax in it. */
function readTotal(checkout: PayingForm): string {
  return collapseBlanks(listInCheckout(checkout, checkoutSelectors.orderTotal)[0]?.textContent ?? "")
}

/** Announces the chosen rates and the total when they have changed; the page shows them already. */
function createReviewAnnouncer(checkout: PayingForm): () => void {
  const { page, translate } = checkout
  const readRates = () => describeRates(page, listInCheckout(checkout, chosenRate))
  let [lastRate, lastTotal] = [readRates(), readTotal(checkout)]
  return () => {
    const [rate, total] = [readRates(), readTotal(checkout)]
    const texts = [
      ...(rate !== "" && rate !== lastRate ? [rate] : []),
      ...(total !== "" && total !== lastTotal ? [translate("orderTotal", { total })] : []),
    ]
    // The live region holds one message.
    if (texts.length > 0) page.announce.polite(texts.join(" "))
    lastRate = rate
    lastTotal = total
  }
}
