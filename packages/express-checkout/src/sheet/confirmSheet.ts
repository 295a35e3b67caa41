import { whenNotLeft } from "@ringside/core"
import { expressMessages } from "../messages.ts"
import { type FailedSheet, paySheet } from "./paySheet.ts"
import { showNotice } from "../view/notice.ts"
import type { OpenSheet, SheetGroup } from "./sheetGroup.ts"
import type { WalletElement } from "./walletElement.ts"
import { createWalletEvent } from "./walletEvent.ts"

/** Places the order of a confirmed sheet, or shows the reason for a failure. Source: express-checkout contract §6.1, §8. */
export async function confirmSheet(
  group: SheetGroup,
  wallet: WalletElement,
  sheet: OpenSheet,
  raw: unknown,
): Promise<void> {
  const { page, overlay } = group
  sheet.isSubmitting = true
  group.hold()
  overlay.show()
  overlay.setSubmitting(true)
  const { payment, cartHash } = sheet
  const result = await paySheet(page, { wallet, payment, cartHash, config: group.readConfig(), event: raw })
  if (page.signal.aborted) return
  // An order with an address to go to exists, even if the page refuses to go there, or is still here.
  const text = page.translator("express-checkout", expressMessages)("paymentFailed")
  const uncertain = { text, next: "stop" } as const
  if (result.kind === "redirect" && page.navigation.go(result.url, "payment")) {
    page.events.sendOwn("ringside:express:complete", page.document.body, { url: result.url })
    whenNotLeft(page, page.signal, () => abortSheet(group, sheet, uncertain))
    return
  }
  abortSheet(group, sheet, result.kind === "failed" ? result : uncertain)
  createWalletEvent(page, raw).fail()
}

function abortSheet(
  { page, place, overlay, endUncertain, resume }: SheetGroup,
  sheet: OpenSheet,
  { text, next }: Pick<FailedSheet, "text" | "next">,
): void {
  sheet.isSubmitting = false
  overlay.hide()
  if (next === "stop") endUncertain()
  resume(next === "reread" || (next === "offerAgain" && sheet.hasChanged))
  page.events.sendOwn("ringside:express:error", page.document.body, { message: text })
  void showNotice(page, place, text)
}
