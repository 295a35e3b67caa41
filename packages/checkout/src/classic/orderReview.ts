import { type HttpResult, pressesOf, showBusy } from "@ringside/core"
import { parseJson } from "@ringside/core/domain"
import { listChangedFragments, type OrderReview, readOrderReview } from "../domain/index.ts"
import type { Checkout } from "./checkout.ts"
import { checkoutSelectors } from "./host.ts"
import { keepTyped } from "./keptValues.ts"
import { replaceReviewMarkup } from "./reviewMarkup.ts"
import { clearReviewFailure, showReviewFailure } from "./reviewNotices.ts"
import { requestReview, type UpdateOptions } from "./reviewRequest.ts"

/** What became of an update: `ended` when the form is gone or about to go. */
export type UpdateOutcome = "updated" | "failed" | "late" | "ended"

/** The order review and the requests that keep it up to date. */
export interface OrderReviewUpdates {
  block(): void
  unblock(): void
  abort(): void
  /** Asks the shop and shows its answer, unless `isCurrent` says that it comes too late. */
  update(options: UpdateOptions, isCurrent: () => boolean): Promise<UpdateOutcome>
}

/** What the rest of the form does about updates. */
interface ReviewHooks {
  readonly retry: () => void
  /** Shows what the shop says of an update that failed. */
  readonly showMessages: (messages: string) => void
  /** New markup is on the page, and nobody has been told. */
  readonly onReplaced: () => void
  /** Whether a page whose nonces are too old may be loaded anew; one from a cache would be so for ever. */
  readonly mayReload: () => boolean
}

/** Serves the order review of a form. Source: checkout contract §4.2, §4.3. */
export function createOrderReview(checkout: Checkout, hooks: ReviewHooks): OrderReviewUpdates {
  const { page, form, scope } = checkout
  const announceTotal = createTotalAnnouncer(checkout)
  let shown: Readonly<Record<string, string>> = {}
  let running = new AbortController()
  let unblock: () => void = () => undefined

  const apply = (answer: Exclude<OrderReview, { readonly kind: "reload" }>, options: UpdateOptions): UpdateOutcome => {
    form.querySelector(".woocommerce-NoticeGroup-updateOrderReview")?.remove()
    clearReviewFailure(checkout)
    if (answer.kind === "error") {
      showReviewFailure(checkout, hooks.retry)
      return "failed"
    }
    const changed = listChangedFragments(shown, answer.fragments)
    shown = { ...shown, ...answer.fragments }
    const ending = Object.keys(answer.fragments).find((selector) => isMatch(form, selector))
    // A session that ended brings a notice in the form's place: what was typed is kept for the next form.
    if (ending !== undefined) keepTyped(checkout)
    replaceReviewMarkup(checkout, Object.fromEntries(changed.map((name) => [name, answer.fragments[name] ?? ""])))
    if (ending !== undefined) return "ended"
    if (answer.kind === "failure") hooks.showMessages(answer.messages)
    hooks.onReplaced()
    if (answer.kind === "success" && options.focusId !== "") page.document.getElementById(options.focusId)?.focus()
    return "updated"
  }

  return {
    block() {
      const find = (selector: string) => form.querySelector<HTMLElement>(selector)
      const regions = [find(checkoutSelectors.reviewTable), find(checkoutSelectors.payment)].filter(
        (each) => each !== null,
      )
      unblock()
      unblock = showBusy(scope, regions, { inert: listInert(regions) })
    },
    unblock() {
      unblock()
      unblock = () => undefined
    },
    abort: () => running.abort(),
    async update(options, isCurrent) {
      running = new AbortController()
      const result = await requestReview(checkout, options, running.signal)
      // What is under a pressed pointer must stay until it is let go, or there is no click.
      await pressesOf(page).ended(form)
      if (!isCurrent() || scope.signal.aborted) return "late"
      if (isNonceTooOld(result) && hooks.mayReload()) return reload(checkout)
      const json = result.kind === "answer" && result.isOk ? parseJson(result.text) : null
      const answer = readOrderReview(json)
      if (answer.kind === "reload") return reload(checkout)
      const outcome = apply(answer, options)
      // A review that couldn't be had, and a session that has ended, update nothing that others could work on.
      if (outcome !== "updated") return outcome
      announceTotal()
      page.events.send({
        name: "updated_checkout",
        target: page.document.body,
        args: [json],
        detail: { answer: json },
      })
      return outcome
    },
  }
}

/** Whether a selector of the shop's stands for the form; one that is none stands for nothing. */
function isMatch(form: HTMLFormElement, selector: string): boolean {
  try {
    return form.matches(selector)
  } catch {
    return false
  }
}

/** Loads the page anew, with what the shopper has typed. */
function reload(checkout: Checkout): UpdateOutcome {
  keepTyped(checkout)
  checkout.page.navigation.reload()
  return "ended"
}

/** The platform's own answer to a request whose nonce is too old. */
function isNonceTooOld(result: HttpResult): boolean {
  return result.kind === "answer" && result.status === 403 && result.text.trim() === "-1"
}

/** All that an update changes but the Place order button: a press on it waits for the update. */
function listInert(regions: readonly HTMLElement[]): readonly HTMLElement[] {
  return regions.flatMap((region) =>
    region.querySelector(checkoutSelectors.placeOrder)
      ? [...region.children].filter(
          (child): child is HTMLElement => "inert" in child && !child.querySelector(checkoutSelectors.placeOrder),
        )
      : [region],
  )
}

/** Tells the total when it has changed: it is on the page already when that opens. */
function createTotalAnnouncer({ page, form, translate }: Checkout): () => void {
  const read = () => form.querySelector(checkoutSelectors.orderTotal)?.textContent.replace(/\s+/g, " ").trim() ?? ""
  let last = read()
  return () => {
    const total = read()
    if (total !== "" && total !== last) page.announce.polite(translate("orderTotal", { total }))
    last = total
  }
}
