import type { Behaviour } from "@ringside/core"
import { cardMethod } from "./cardMethod.ts"
import { cardMount } from "./cardMount.ts"
import { confirmPage } from "./confirmPage.ts"
import { messageLook } from "./messageLook.ts"
import { addMethod, hostCheckout, orderPay } from "./nativeForms.ts"
import { placeOrderTracks } from "./placeOrderTracks.ts"
import { walletButton } from "./walletButton.ts"

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
]
