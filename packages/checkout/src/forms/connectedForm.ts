import type { Page, Scope, Translate } from "@ringside/core"
import { checkoutMessages } from "../messages.ts"

/** A form of the host with fields, and the scope in which it is connected. */
export interface ConnectedForm {
  readonly scope: Scope
  readonly page: Page
  readonly form: HTMLFormElement
  /** All forms with fields of the checkout, in the page's order: page builders print several, of which `form` alone is sent. */
  readonly forms: readonly HTMLFormElement[]
}

/** A connected form that takes a payment: of the checkout or of a pay page. */
export interface PayingForm extends ConnectedForm {
  readonly translate: Translate<keyof (typeof checkoutMessages)["en"]>
}

/** A form that takes a payment, with the objects that its files share. */
export function createPayingForm(
  scope: Scope,
  form: HTMLFormElement,
  forms: readonly HTMLFormElement[] = [form],
): PayingForm {
  const { page } = scope
  return { scope, page, form, forms, translate: page.translator("checkout", checkoutMessages) }
}
