import {
  defineBehaviour,
  focusWhenShown,
  leaveTimeoutMs,
  listen,
  onRestored,
  type Page,
  noticeScroll,
  scrollerService,
  showBusy,
} from "@ringside/core"
import { confirmationsService, savesCard } from "./confirmPayment.ts"
import { genericPaymentMessage } from "../domain/index.ts"
import { anyPaymentForm } from "../host.ts"
import { cardJob } from "../jobs.ts"
import { paymentsMessages } from "../messages.ts"
import { paymentErrorsService } from "./paymentErrors.ts"
import { consumeTakenHash } from "./takenHash.ts"
import { readPaymentSettings } from "../settings.ts"
import { takesCards } from "../takesCards.ts"

/** Confirms the payment whose hash was in the page's address. Source: checkout contract §8.6. */
export const confirmPage = defineBehaviour({
  name: "payment-confirmation",
  start(page) {
    const confirmTaken = () => {
      const url = consumeTakenHash(page)
      if (url === null) return
      if (takesCards(page)) void confirmAddress(page, url)
      else restoreHash(page, url)
    }
    // The loader registered its listener first, so it has already removed the hash.
    listen(page.window, "hashchange", confirmTaken, { signal: page.signal })
    confirmTaken()
  },
})

/** Leaves the payment to the host. A script of the host that came after the loader expects the event of a changed hash. */
function restoreHash({ window: view, jobs }: Page, url: string): void {
  view.history.replaceState(view.history.state, "", url)
  // Without such a script, the loader would take the hash out again.
  if (jobs.modeOf(cardJob) === "observe") view.dispatchEvent(new view.HashChangeEvent("hashchange", { newURL: url }))
}

async function confirmAddress(page: Page, url: string): Promise<void> {
  const forms = [...page.document.querySelectorAll<HTMLElement>(anyPaymentForm)]
  // The address doesn't name the form. Its host has just sent it, or the page has been loaded since, and no box is checked.
  const confirming = confirmationsService.of(page).confirm(url, { isSaved: forms.some(savesCard) })
  if (!confirming) return
  const translate = page.translator("payments", paymentsMessages)
  const unblock = showBusy({ page }, forms, { className: "processing", inert: forms })
  page.announce.polite(translate("confirming"))
  const outcome = await confirming
  if (page.signal.aborted) return
  if (outcome.kind === "redirect" && page.navigation.go(outcome.url, "payment")) {
    page.clock.after(leaveTimeoutMs, unblock)
    // A browser that returns to a cached page shows it as it was left: busy.
    onRestored(page, unblock, page.signal)
    return
  }
  unblock()
  // An order with an address to go to exists, even where the page refuses to go there: the shopper is told to check.
  const own = outcome.kind === "redirect" ? null : outcome.text
  const text = own ?? readPaymentSettings(page)?.genericMessage ?? genericPaymentMessage
  if (!paymentErrorsService.of(page).show(text)) showPaymentError(page, text)
}

/** Shows an error among the host's notices, scrolls there and focuses it. */
export function showPaymentError(page: Page, text: string): void {
  const notice = page.notices.error(text)
  notice.tabIndex = -1
  void scrollerService.of(page).to(notice, noticeScroll)
  focusWhenShown(page, () => notice)
}
