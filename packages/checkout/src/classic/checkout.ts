import type { Page, Scope, Translate } from "@ringside/core"
import { checkoutMessages } from "../messages.ts"

/** Names of the checkout's texts. */
export type CheckoutText = keyof (typeof checkoutMessages)["en"]

/** A checkout form that is connected. */
export interface Checkout {
  readonly scope: Scope
  readonly page: Page
  readonly form: HTMLFormElement
  readonly translate: Translate<CheckoutText>
}

/** The form with what its parts share. */
export function createCheckout(scope: Scope, form: HTMLFormElement): Checkout {
  const { page } = scope
  return { scope, page, form, translate: page.translator("checkout", checkoutMessages) }
}
