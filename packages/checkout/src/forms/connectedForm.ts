import type { Page, Scope, Translate } from "@ringside/core"
import { checkoutMessages } from "../messages.ts"

/** A form of the host with fields, and the scope in which it is connected. */
export interface FormParts {
  readonly scope: Scope
  readonly page: Page
  readonly form: HTMLFormElement
  /** All forms with fields of the checkout, in the page's order: page builders print several, of which `form` alone is sent. */
  readonly forms: readonly HTMLFormElement[]
}

/** A connected form that takes a payment: of the checkout or of a pay page. */
export interface ConnectedForm extends FormParts {
  readonly translate: Translate<keyof (typeof checkoutMessages)["en"]>
}

/** The form with the objects that its parts share. */
export function createConnectedForm(
  scope: Scope,
  form: HTMLFormElement,
  forms: readonly HTMLFormElement[] = [form],
): ConnectedForm {
  const { page } = scope
  return { scope, page, form, forms, translate: page.translator("checkout", checkoutMessages) }
}
