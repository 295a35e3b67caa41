/** An order, as its card is charged. */
interface ChargedOrder {
  readonly id: number
  readonly method: string
  readonly totalMinor: number
  readonly fields: Readonly<Record<string, string>>
}

/** What came of charging a card. */
export type CardResult =
  | { readonly kind: "paid"; readonly redirect: string }
  /** The payment is to be confirmed; `whenPaid` runs when the shop has seen that it was. */
  | { readonly kind: "confirm"; readonly redirect: string }
  | { readonly kind: "declined"; readonly message: string }

/** Cards, as the checkout's double needs them. */
export interface CardCheckout {
  /** The gateway's entry in the list of payment methods. */
  formatMethod(isChosen: boolean, prefix: string): string
  /** What a payment fragment ends with. */
  formatSettings(totalMinor: number): string
  charge(order: ChargedOrder, options: { readonly prefix: string; readonly whenPaid: () => void }): Promise<CardResult>
}
