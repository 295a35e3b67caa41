/** The shopper's data for the provider's wallet; every member is optional. */
export interface WalletStartInput {
  readonly email?: string
  readonly userSession?: string
}

/** The result of starting the wallet. `dropped`: another start was under way. */
export type WalletStartResult =
  | { readonly kind: "started" | "dropped" }
  /** `message` is for the shopper. `unreachable`: the code could not be loaded, or it failed. */
  | { readonly kind: "failed" | "unreachable"; readonly message: string }

/** `ringside.payments`: the payment provider. */
export interface PaymentsApi {
  /** Starts the provider's own wallet: the shop is asked for its address, and the shopper goes there. */
  startProviderWallet(input?: WalletStartInput): Promise<WalletStartResult>
}
