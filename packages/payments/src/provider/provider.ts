import type { Stripe, StripeConstructor, StripeElements, StripePaymentElement } from "@stripe/stripe-js"

/** An element of the provider: a frame with the card fields. */
export type ProviderElement = StripePaymentElement

/** The provider's wallet buttons. Their events are external data, so they are `unknown` until parsed. */
export interface WalletButtons {
  mount(place: HTMLElement): void
  unmount(): void
  on(event: string, listener: (event: unknown) => void): unknown
}

/** Options of the provider's elements, and of its wallet buttons. */
export type {
  StripeElementsOptionsMode as ProviderElementsOptions,
  StripeExpressCheckoutElementOptions as WalletButtonsOptions,
} from "@stripe/stripe-js"

/** The elements of one payment. */
export type ProviderElements = StripeElements

/** The part of the provider's object that cards and wallets need. Its results are external data, so they are parsed. */
export type Provider = Pick<
  Stripe,
  "elements" | "createPaymentMethod" | "handleNextAction" | "confirmCardPayment" | "confirmCardSetup"
>

/** The function that the provider's script defines. */
export type CreateProvider = StripeConstructor
