import { definePageService } from "@ringside/core"
import type { PaymentsApi } from "../ringsideMember.ts"

/** Connects callers that start the provider's wallet with its implementation, in either order of arrival. */
interface WalletRequests {
  readonly ready: Promise<PaymentsApi["startProviderWallet"]>
  readonly provide: (start: PaymentsApi["startProviderWallet"]) => void
}

/** The wallet requests of a page. By it, code asks for the payments chunk on a page without a card form. */
export const walletRequestsService = definePageService("payments.wallet", (): WalletRequests => {
  let provide: WalletRequests["provide"] = () => undefined
  const ready = new Promise<PaymentsApi["startProviderWallet"]>((resolve) => (provide = resolve))
  return { ready, provide }
})
