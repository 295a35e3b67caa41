import { type HttpResult, sendByJQuery, type Transport } from "@ringside/core"
import { encodeForm, formContentType } from "@ringside/core/domain"
import { createOrderReviewFields, hasFullAddress, type OrderReviewState, type ReviewAddress } from "../domain/index.ts"
import type { ConnectedForm } from "../forms/connectedForm.ts"
import {
  isChecked,
  isShown,
  listRowControls,
  readFieldValue,
  readFormPairs,
  readRowValue,
} from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { readCheckoutSettings } from "../forms/settings.ts"

/** The options of an update. */
export interface UpdateOptions {
  /** Whether the chosen rates are sent, too. */
  readonly updatesRates: boolean
  /** Finds the rate that the shopper has chosen, which gets focus afterwards; null for another change. */
  readonly findChosen: (() => HTMLElement | null) | null
}

/** Headers of the platform's own requests. */
export const formHeaders = {
  "Content-Type": formContentType,
  "X-Requested-With": "XMLHttpRequest",
} as const

/** What sends the form's requests as the platform's script does. `onWithheld` is called when a gateway has kept an answer to itself. */
export function createTransport({ page, form }: ConnectedForm, onWithheld?: () => void): Transport {
  const onError = (cause: unknown) => page.reports.fail({ during: "event", widget: "checkout", host: form, cause })
  return sendByJQuery(page, { onError, ...(onWithheld && { onWithheld }) })
}

const timeoutMs = 15_000

/** Requests the order review for the form's present values. Source: checkout contract §3 R1. */
export function requestReview(
  checkout: ConnectedForm,
  options: UpdateOptions,
  signal: AbortSignal,
): Promise<HttpResult> {
  const { page } = checkout
  const { urlOf, reviewNonce } = readCheckoutSettings(page)
  return page.http({
    method: "POST",
    nonce: "sent",
    url: urlOf("update_order_review"),
    headers: formHeaders,
    body: encodeForm(createOrderReviewFields({ ...readState(checkout, options), nonce: reviewNonce })),
    timeoutMs,
    signal,
    transport: createTransport(checkout),
  })
}

/** The platform's own response to a request with an expired nonce. */
export function isNonceTooOld(result: HttpResult): boolean {
  return result.kind === "answer" && result.status === 403 && result.text.trim() === "-1"
}

function readState(checkout: ConnectedForm, { updatesRates }: UpdateOptions): OrderReviewState {
  const { form } = checkout
  const pairs = readFormPairs(checkout)
  return {
    paymentMethod: pairs.find(([name]) => name === "payment_method")?.[1] ?? "",
    billing: readAddress(form, "billing"),
    shipping: readAddress(form, "shipping"),
    shipDifferent: isChecked(form, checkoutSelectors.shipDifferent),
    hasFullAddress: hasFullAddress(readAddressFields(form)),
    postData: encodeForm(pairs),
    updateShippingMethod: updatesRates,
    shippingMethods: Object.fromEntries(
      pairs.flatMap(([name, value]) => {
        const [, index] = /^shipping_method\[([^\]]*)\]$/.exec(name) ?? []
        return index === undefined ? [] : [[index, value]]
      }),
    ),
  }
}

function readAddress(form: HTMLFormElement, section: string): ReviewAddress {
  const read = (key: string) => readFieldValue(form, `${section}_${key}`)
  return {
    country: read("country"),
    state: read("state"),
    postcode: read("postcode"),
    city: read("city"),
    address_1: read("address_1"),
    address_2: read("address_2"),
  }
}

function readAddressFields(form: HTMLFormElement) {
  const rows = [...form.querySelectorAll<HTMLElement>(`${checkoutSelectors.row}.address-field`)]
  // A row without a control lacks nothing.
  return rows
    .filter((row) => listRowControls(row).length > 0)
    .map((row) => ({
      required: row.classList.contains("validate-required"),
      visible: isShown(row),
      value: readRowValue(row),
    }))
}
