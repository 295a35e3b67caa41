import { isRecord, parseMinorAmount, readMember, type UnknownRecord, readList } from "@ringside/core/domain"
import {
  type AddItemInput,
  createAddItemBody,
  createServerLineItems,
  type OrderPayload,
  type PayForOrderConfig,
  type ShippingRate,
} from "../domain/index.ts"
import type { WalletData } from "./walletData.ts"

/** Reads the amount to pay from the response; null without a total. */
export function readData(answer: unknown): WalletData | null {
  if (!isRecord(answer) || answer["error"] !== undefined || !isRecord(answer["total"])) return null
  return { kind: "printed", product: answer }
}

/** The amount and the lines of a response. */
export function readSums(answer: unknown) {
  const amount = parseMinorAmount(readMember(answer, ["total", "amount"]))
  return { amount, lineItems: createServerLineItems(readMember(answer, ["displayItems"]), amount) }
}

/** The amounts are already in the provider's units. */
export function readRates(answer: unknown): ShippingRate[] {
  const options = readMember(answer, ["shipping_options"])
  const list = readList(options)
  return list.filter(isRecord).flatMap(({ id, label, displayName, detail, amount }) => {
    const name = typeof displayName === "string" ? displayName : label
    if (typeof id !== "string" || typeof name !== "string") return []
    const estimate = typeof detail === "string" && detail !== "" ? { deliveryEstimate: detail } : {}
    return [{ id, displayName: name, amount: Math.max(0, parseMinorAmount(amount)), ...estimate }]
  })
}

/** The fields that name a product and its choices. */
export function createProductFields(input: AddItemInput): UnknownRecord {
  const { id, quantity } = createAddItemBody(input)
  return {
    product_id: id,
    qty: quantity,
    attributes: Object.fromEntries((input.attributes ?? []).map(({ name, value }) => [name, value])),
    wc_deposit_option: input.depositOption,
    wc_deposit_payment_plan: input.depositPlan,
  }
}

/** Without the price of additions, which only another plugin's script has: the sheet's first change has it. */
export function createPriceFields(input: AddItemInput): UnknownRecord {
  const { wc_deposit_option, wc_deposit_payment_plan, ...fields } = createProductFields(input)
  return { ...fields, addon_value: 0, wc_deposit_option, wc_deposit_payment_plan }
}

function createPaymentFields(payload: OrderPayload): UnknownRecord {
  const data = Object.fromEntries(payload.payment_data.map(({ key, value }) => [key, value]))
  return { ...data, payment_method: payload.payment_method }
}

/** The fields of a new order. */
export function createOrderFields(payload: OrderPayload, rateId: string): UnknownRecord {
  const prefixed = (prefix: string, address: object) =>
    Object.entries(address).map(([key, value]: [string, unknown]) => [`${prefix}_${key}`, value] as const)
  return {
    ...Object.fromEntries(prefixed("billing", payload.billing_address)),
    ...Object.fromEntries(prefixed("shipping", payload.shipping_address ?? {})),
    shipping_method: rateId === "" ? undefined : [rateId],
    order_comments: payload.customer_note,
    ...createPaymentFields(payload),
    ship_to_different_address: 1,
    terms: 1,
  }
}

/** An order's payment has one field less than a new order. */
export function createPayFields(payload: OrderPayload, { orderId }: PayForOrderConfig): UnknownRecord {
  const { payment_request_type: _, ...fields } = createPaymentFields(payload)
  return { order: orderId, ...fields }
}
