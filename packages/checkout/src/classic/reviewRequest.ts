import type { HttpResult } from "@ringside/core"
import { encodeForm } from "@ringside/core/domain"
import { createOrderReviewFields, hasFullAddress, type OrderReviewState, type ReviewAddress } from "../domain/index.ts"
import type { PayingForm } from "../forms/connectedForm.ts"
import {
  isShown,
  listInForms,
  listInCheckout,
  listRowControls,
  readFieldValue,
  readFormPairs,
  readRowValue,
} from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { readCheckoutSettings } from "../forms/settings.ts"
import { postEncodedForm } from "../postEncodedForm.ts"
import { readChosenRates } from "../rates.ts"

/** The options of an update. */
export interface UpdateOptions {
  /** Whether the chosen rates are sent, too. */
  readonly updatesRates: boolean
  /** Finds the rate that the shopper has chosen, which gets focus afterwards; null for another change. */
  readonly findChosen: (() => HTMLElement | null) | null
}

const timeoutMs = 15_000

/** Requests the order review for the form's present values. Source: checkout contract §3 R1. */
export function requestReview(checkout: PayingForm, options: UpdateOptions, signal: AbortSignal): Promise<HttpResult> {
  const { page, form } = checkout
  const { urlOf, reviewNonce } = readCheckoutSettings(page)
  const fields = createOrderReviewFields({ ...readState(checkout, options), nonce: reviewNonce })
  const request = { url: urlOf("update_order_review"), body: encodeForm(fields), timeoutMs, signal }
  return postEncodedForm(page, request, { host: form })
}

function readState(checkout: PayingForm, { updatesRates }: UpdateOptions): OrderReviewState {
  const pairs = checkout.forms.flatMap((form) => readFormPairs(checkout.page, form))
  const [shipDifferent] = listInForms(checkout, checkoutSelectors.shipDifferent)
  return {
    paymentMethod: pairs.find(([name]) => name === "payment_method")?.[1] ?? null,
    billing: readAddress(checkout, "billing"),
    shipping: readAddress(checkout, "shipping"),
    shipDifferent: shipDifferent?.matches(":checked") === true,
    hasFullAddress: hasFullAddress(readAddressFields(checkout)),
    postData: encodeForm(pairs),
    updateShippingMethod: updatesRates,
    shippingMethods: Object.fromEntries(readChosenRates(listInCheckout(checkout, checkoutSelectors.rate))),
  }
}

/** An address without the fields that the form lacks: the shop keeps what it has of them, and an empty text would erase it. */
function readAddress(checkout: PayingForm, section: string): ReviewAddress {
  const read = (key: string) => readFieldValue(checkout, `${section}_${key}`)
  return {
    country: read("country"),
    state: read("state"),
    postcode: read("postcode"),
    city: read("city"),
    address_1: read("address_1"),
    address_2: read("address_2"),
  }
}

function readAddressFields(checkout: PayingForm) {
  const rows = listInForms(checkout, `${checkoutSelectors.row}.address-field`)
  // A row without a control lacks nothing.
  return rows
    .filter((row) => listRowControls(row).length > 0)
    .map((row) => ({
      required: row.classList.contains("validate-required"),
      visible: isShown(row),
      value: readRowValue(row),
    }))
}
