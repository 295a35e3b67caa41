import type { SheetState } from "./sheetModel.ts"
import { payer, type WalletAddress } from "./walletPeople.ts"

/** Details that a test may confirm instead of the sheet's own. */
export interface ConfirmDetails {
  /** Number of a test card. */
  readonly card?: string
  readonly billingDetails?: object
  readonly shippingAddress?: { readonly name: string; readonly address: WalletAddress }
}

/** The members of the confirm event. Source: express-checkout §14.1. */
export function createConfirmEvent(
  state: SheetState,
  details: ConfirmDetails,
  fail: (reason: string) => void,
): Readonly<Record<string, unknown>> {
  const { type, needsAddress, needsEmail, needsPhone, selectedAddress, addresses, shippingRates, selectedRate } = state
  const { id: _id, ...address } = addresses.find((one) => one.id === selectedAddress) ?? { id: "", ...home }
  const rate = shippingRates.find((one) => one.id === selectedRate)
  return {
    expressPaymentType: type,
    billingDetails: {
      name: payer.name,
      ...(needsEmail && { email: payer.email }),
      ...(needsPhone && { phone: payer.phone }),
      address: needsAddress ? address : home,
      ...details.billingDetails,
    },
    ...(needsAddress && { shippingAddress: details.shippingAddress ?? { name: payer.name, address } }),
    ...(needsAddress && rate && { shippingRate: rate }),
    paymentFailed: (payload?: { readonly reason?: string }) => fail(payload?.reason ?? "fail"),
  }
}

/** The card owner's billing address for orders without shipping. */
const home: WalletAddress = {
  line1: "Calle Mayor 1",
  line2: "3º B",
  city: "Bilbao",
  state: "Bizkaia",
  postal_code: "48001",
  country: "ES",
}
