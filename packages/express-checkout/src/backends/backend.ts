import type { AddressChangeOutcome, OrderOutcome, OrderPayload, RateChangeOutcome } from "../domain/index.ts"
import type { AgreedTotal, WalletData } from "./walletData.ts"

/**
 * Whether a confirmed sheet may be paid. `changed`: the shop would charge another amount than the sheet shows. `unreadable`: the amount can't
 * be read. `uncertain`: an earlier order got no response, and may exist.
 */
type SheetCheck = "payable" | "changed" | "unreadable" | "uncertain"

/**
 * The result of an order. `uncertain`: the response was lost, and the order may exist. `likely`: it was lost, and the cart is empty since.
 * `unlikely`: it was lost, but the cart still has its items after a time in which an order would have emptied it. `changed`: the shop has
 * refused it, because it would have another total; `message` is empty without a text of the shop.
 */
export type OrderResult =
  | OrderOutcome
  | { readonly kind: "uncertain" }
  | { readonly kind: "likely" }
  | { readonly kind: "unlikely" }
  | { readonly kind: "changed"; readonly message: string }

/** The shop's response to a change of the sheet; `data` is what it would charge now, or null without a response. */
export interface SheetChange<Outcome> {
  readonly outcome: Outcome
  readonly data: WalletData | null
}

/** The payment of a cart or an order by a sheet. It ends with the sheet. */
export interface SheetPayment {
  /** Whether the buttons sell the same cart next, so that the sheet's changes are known without another request. */
  readonly isShared: boolean
  /** Whether everything to be paid is in the cart; false when the shop has refused the product. */
  readonly isFilled: Promise<boolean>
  /** `address` is in the Store API's format. */
  changeAddress(address: object): Promise<SheetChange<AddressChangeOutcome>>
  changeRate(rateId: string): Promise<SheetChange<RateChangeOutcome>>
  /** Compares what the shop would charge, as far as it is known, with what the sheet shows. */
  check(agreed: AgreedTotal): Promise<SheetCheck>
  /** Asks the shop for that comparison, with what only the confirmed sheet contains of its order. */
  recheck(agreed: AgreedTotal, order: OrderPayload): Promise<SheetCheck>
  /** Orders for the agreed total. Never rejects: a failure is an outcome with a text. */
  placeOrder(payload: OrderPayload, agreed: AgreedTotal): Promise<OrderResult>
  /** Empties a cart that was opened only for this sheet. */
  discard(): void
}

/** The source of the buttons' prices, and of the payments of their sheets. */
export interface WalletBackend {
  /** Reads the current amount; null when it isn't available. */
  read(signal: AbortSignal): Promise<WalletData | null>
  /**
   * Begins a payment of `data`. A product is added to its cart without waiting for the response. `keep` is called with each new state of a
   * shared cart.
   */
  open(data: WalletData, keep: (data: WalletData) => void): SheetPayment
}
