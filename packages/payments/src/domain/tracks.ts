import { flattenFormFields, formatText, readRecord } from "@ringside/core/domain"

/** A payment form event for the shop's own analytics. */
export interface TracksEvent {
  readonly nonce: string
  readonly event: string
  readonly props: object | null
}

/** The fields of `platform_tracks`, in the contract's order. Source: checkout §3 R8. */
export function createTracksFields({ nonce, event, props }: TracksEvent): [string, string][] {
  return [
    ["tracksNonce", formatText(nonce)],
    ["action", "platform_tracks"],
    ["tracksEventName", formatText(event)],
    ["tracksEventProp", JSON.stringify(readRecord(props))],
  ]
}

/** Creates the fields from the arguments of the wallets' contract; the product calls `createTracksFields`. Source: express-checkout §4.6. */
export function createTrackBody(nonce: string | null, name: string, props: object | null): [string, string][] {
  return createTracksFields({ nonce: nonce ?? "", event: name, props })
}

const walletEvents: Readonly<Record<"load" | "click", Readonly<Record<string, string>>>> = {
  load: { googlePay: "gpay_button_load", applePay: "applepay_button_load" },
  click: { google_pay: "gpay_button_click", apple_pay: "applepay_button_click" },
}

/** The name of a wallet's analytics event; null for wallets without one. Source: express-checkout §4.6. */
export function selectTrackEvent(kind: "load" | "click", wallet: string): string | null {
  const names = Object.hasOwn(walletEvents, kind) ? walletEvents[kind] : {}
  return Object.hasOwn(names, wallet) ? (names[wallet] ?? null) : null
}

/** The input for starting the provider's own wallet. */
export interface WalletInit {
  readonly nonce: string
  readonly appearance?: object | null
  readonly email?: string | null
  readonly userSession?: string | null
  readonly orderId?: number | string | null
  readonly key?: string | null
  readonly billingEmail?: string | null
}

/** The fields of `wcpay_init_woopay`, in the contract's order, without unknown values. Source: checkout §3 R9. */
export function createWalletInitFields(input: WalletInit): [string, string][] {
  const { nonce, appearance, email, userSession, orderId, key, billingEmail } = input
  return flattenFormFields({
    _wpnonce: nonce,
    appearance,
    email,
    user_session: userSession,
    order_id: orderId,
    key,
    billing_email: billingEmail,
  })
}
