/** An order whose card is charged. */
interface ChargedOrder {
  readonly id: number
  readonly method: string
  readonly totalMinor: number
  readonly fields: Readonly<Record<string, string>>
}

/** The result of charging a card. */
export type CardResult =
  | { readonly kind: "paid"; readonly redirect: string }
  /** The payment still has to be confirmed; `whenPaid` runs once the shop has checked the confirmation. */
  | { readonly kind: "confirm"; readonly redirect: string }
  | { readonly kind: "declined"; readonly message: string }

/** The card payments that the checkout's double calls. */
export interface CardCheckout {
  /** The gateway's entry in the list of payment methods. */
  formatMethod(isChosen: boolean, prefix: string): string
  /** The settings at the end of a payment fragment. */
  formatSettings(totalMinor: number): string
  charge(order: ChargedOrder, options: { readonly prefix: string; readonly whenPaid: () => void }): Promise<CardResult>
}
