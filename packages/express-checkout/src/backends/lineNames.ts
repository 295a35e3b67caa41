import type { Page } from "@ringside/core"
import type { LineNames } from "../domain/lineItems.ts"
import { expressMessages } from "../messages.ts"

/** The names of a sheet's lines in the page's language: the platform prints none. */
export function readLineNames(page: Page): LineNames {
  const translate = page.translator("express-checkout", expressMessages)
  return {
    shipping: translate("shippingLine"),
    discount: translate("discountLine"),
    fees: translate("feesLine"),
    tax: translate("taxLine"),
    refund: translate("refundLine"),
    pending: translate("pendingRate"),
  }
}
