import { readUnknownError, type Translate } from "@ringside/core"
import type { ConnectedForm } from "./connectedForm.ts"
import { createFieldTexts, type FieldTexts } from "../fieldTexts.ts"
import { orderMessages } from "./orderMessages.ts"

/** Names of the texts about coupons and orders. */
export type OrderText = keyof (typeof orderMessages)["en"]

/** A form whose fields can be checked, and which can be sent. */
export interface CheckedForm extends ConnectedForm {
  readonly translate: Translate<OrderText>
  readonly fieldTexts: FieldTexts
  readonly unknownError: string
}

/** A form with its texts. */
export function createCheckedForm({ page, scope, form, forms }: ConnectedForm): CheckedForm {
  return {
    ...{ page, scope, form, forms },
    translate: page.translator("checkout", orderMessages),
    fieldTexts: createFieldTexts(page),
    unknownError: readUnknownError(page),
  }
}
