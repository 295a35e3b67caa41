import { type Page, type PaymentsApi, serviceOf } from "@ringside/core"

/** Brings together who starts the provider's wallet and the code that does it, whichever comes first. */
interface WalletRequests {
  readonly ready: Promise<PaymentsApi["startProviderWallet"]>
  readonly provide: (start: PaymentsApi["startProviderWallet"]) => void
}

/** The requests of `page`. */
export function walletRequestsOf(page: Page): WalletRequests {
  return serviceOf<WalletRequests>(page, "payments.wallet", () => {
    let provide: WalletRequests["provide"] = () => undefined
    const ready = new Promise<PaymentsApi["startProviderWallet"]>((resolve) => (provide = resolve))
    return { ready, provide }
  })
}
