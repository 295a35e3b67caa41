import type { Behaviour } from "@ringside/core"
import { cardMethod } from "./card/cardMethod.ts"
import { cardMount } from "./card/cardMount.ts"
import { cardBrands, testInstructions, testNumber } from "./card/lateMarkup.ts"
import { confirmPage } from "./confirmation/confirmPage.ts"
import { messageLook } from "./card/messageLook.ts"
import { addMethod, hostCheckout, orderPay } from "./card/nativeForms.ts"
import { placeOrderTracks } from "./tracks/placeOrderTracks.ts"
import { walletButton } from "./wallet/walletButton.ts"

/** Card payment, in its own chunk. */
export const createBehaviours = (): readonly Behaviour[] => [
  cardMethod,
  cardMount,
  confirmPage,
  orderPay,
  hostCheckout,
  addMethod,
  placeOrderTracks,
  walletButton,
  messageLook,
  cardBrands,
  testInstructions,
  testNumber,
]
