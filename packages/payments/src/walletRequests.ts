import { type Page, type PaymentsApi, serviceOf } from "@ringside/core"
import { walletRequestsPart } from "./services.ts"

/** Connects callers that start the provider's wallet with its implementation, in either order of arrival. */
interface WalletRequests {
  readonly ready: Promise<PaymentsApi["startProviderWallet"]>
  readonly provide: (start: PaymentsApi["startProviderWallet"]) => void
}

/** The wallet requests of `page`. */
export function walletRequestsOf(page: Page): WalletRequests {
  return serviceOf<WalletRequests>(page, walletRequestsPart, () => {
    let provide: WalletRequests["provide"] = () => undefined
    const ready = new Promise<PaymentsApi["startProviderWallet"]>((resolve) => (provide = resolve))
    return { ready, provide }
  })
}
