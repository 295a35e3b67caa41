import { defineBehaviour, listen, type Page, scrollerOf } from "@ringside/core"
import { blockElements } from "./busy.ts"
import { confirmationsOf } from "./confirmPayment.ts"
import { anyPaymentForm } from "./host.ts"
import { paymentsMessages } from "./messages.ts"
import { consumeTakenHash } from "./takenHash.ts"

/** Confirms the payment whose hash was in the page's address. Source: checkout contract §8.6. */
export const confirmPage = defineBehaviour({
  name: "payment-confirmation",
  start(page) {
    const confirmTaken = () => {
      const url = consumeTakenHash(page)
      if (url !== null) void confirmAddress(page, url)
    }
    // The loader registered its listener first, so it has already removed the hash.
    listen(page.window, "hashchange", confirmTaken, { signal: page.signal })
    confirmTaken()
  },
})

async function confirmAddress(page: Page, url: string): Promise<void> {
  const confirming = confirmationsOf(page).confirm(url)
  if (!confirming) return
  const translate = page.translator("payments", paymentsMessages)
  const unblock = blockElements(page, [...page.document.querySelectorAll<HTMLElement>(anyPaymentForm)])
  page.announce.polite(translate("confirming"))
  const outcome = await confirming
  if (page.signal.aborted) return
  if (outcome.kind === "redirect" && page.navigation.go(outcome.url, "payment")) return
  unblock()
  showPaymentError(page, outcome.kind === "failed" ? outcome.text : translate("unknownError"))
}

/** Shows an error among the host's notices and scrolls there. */
export function showPaymentError(page: Page, text: string): void {
  page.notices.error(text)
  const notice = page.document.querySelector(".woocommerce-error")
  if (notice) void scrollerOf(page).to(notice, { durationMs: 1000, marginPx: 100 })
}
