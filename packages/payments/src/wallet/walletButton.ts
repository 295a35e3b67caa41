import { defineBehaviour, type Page, createErrorNotice } from "@ringside/core"
import { paymentSelectors } from "../host.ts"
import { createWalletStarter } from "./startWallet.ts"
import { walletRequestsService } from "./walletRequests.ts"

const notices = new WeakMap<Element, HTMLElement>()

/** Buttons of the page that start the provider's wallet, and `ringside.payments`. Source: checkout contract §3 R9. */
export const walletButton = defineBehaviour({
  name: "provider-wallet",
  selector: paymentSelectors.walletHook,
  start(page) {
    walletRequestsService.of(page).provide(createWalletStarter(page))
  },
  on: {
    click(event, button, page) {
      event.preventDefault()
      void press(page, button)
    },
  },
})

async function press(page: Page, button: HTMLElement): Promise<void> {
  notices.get(button)?.remove()
  const record = page.createDecorations()
  record.attribute(button, "aria-busy", "true")
  page.signal.addEventListener("abort", () => record.restoreAll())
  const start = await walletRequestsService.of(page).ready
  const result = await start()
  record.restoreAll()
  if (result.kind !== "failed" || page.signal.aborted) return
  const notice = createErrorNotice(page, result.message)
  button.after(notice)
  page.decorations.insert(notice)
  notices.set(button, notice)
}
