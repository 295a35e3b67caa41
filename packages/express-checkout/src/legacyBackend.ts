import type { Page } from "@ringside/core"
import { isRecord, parseJson, parseMinorAmount, readMember } from "@ringside/core/domain"
import type { SheetPayment, WalletBackend } from "./backend.ts"
import {
  type AddItemInput,
  type AddressChangeOutcome,
  createAddItemBody,
  createLegacyRequest,
  createServerLineItems,
  formatNoticeText,
  type LegacyEndpoint,
  type OrderOutcome,
  type OrderPayload,
  type PayForOrderConfig,
  type RateChangeOutcome,
  readOrderOutcome,
  type ShippingRate,
} from "./domain/index.ts"
import { timeouts } from "./domain/timeouts.ts"
import { expressSelectors } from "./host.ts"
import { createProductForm } from "./productForm.ts"
import { type Members, readContext } from "./settings.ts"
import { checkTotal, type WalletData } from "./walletData.ts"

type Ask = (name: LegacyEndpoint, fields: Members, options: AskOptions) => Promise<unknown>

interface AskOptions {
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** The endpoints of older hosts, which replace the Store API on pages without its nonce. Source: express-checkout contract §4.4. */
export function createLegacyBackend(
  page: Page,
  readConfig: () => Members,
  order: PayForOrderConfig | null,
): WalletBackend {
  const form = createProductForm(page)
  const isProduct = () => readContext(readConfig()) === "product"
  const ask: Ask = async (name, fields, options) => {
    const { method, url, body } = createLegacyRequest(name, fields, readConfig())
    const text = new URLSearchParams(body).toString()
    const headers = { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" }
    const result = await page.http({ method, url, headers, body: text, nonce: "sent", ...options })
    return result.kind === "answer" && result.isOk ? parseJson(result.text) : undefined
  }
  return {
    async read(signal) {
      const options = { timeoutMs: timeouts.refresh, signal }
      return readData(
        isProduct()
          ? await ask("ece_get_selected_product_data", createPriceFields(form.readInput()), options)
          : await ask("ece_get_cart_details", {}, options),
      )
    },
    open() {
      const isFilled = isProduct() ? addProduct(page, ask, form.readInput()) : Promise.resolve(true)
      return {
        ...createLegacyPayment(ask, isProduct, order),
        isShared: false,
        isFilled,
        // A product replaces the content of the shopper's own basket, which another tab may change.
        async check(amount) {
          if (order) return "payable"
          const answer = await ask("ece_get_cart_details", {}, { timeoutMs: timeouts.refresh })
          return checkTotal(readConfig(), readData(answer), amount)
        },
        discard: () => undefined,
      }
    },
  }
}

async function addProduct(page: Page, ask: Ask, input: AddItemInput): Promise<boolean> {
  const fields = { ...createProductFields(input), ...readAddons(page) }
  const answer = await ask("add_to_cart", fields, { timeoutMs: timeouts.change })
  return (
    answer !== undefined && readMember(answer, ["error"]) === undefined && readMember(answer, ["result"]) !== "error"
  )
}

function createLegacyPayment(
  ask: Ask,
  isProduct: () => boolean,
  order: PayForOrderConfig | null,
): Pick<SheetPayment, "changeAddress" | "changeRate" | "placeOrder"> {
  let rateId = ""
  return {
    async changeAddress(address): Promise<AddressChangeOutcome> {
      const fields = { is_product_page: isProduct(), ...address }
      const answer = await ask("ece_get_shipping_options", fields, { timeoutMs: timeouts.change })
      const rates = readRates(answer)
      if (readMember(answer, ["result"]) !== "success" || rates.length === 0) return { kind: "reject" }
      rateId = rates[0]?.id ?? ""
      return { kind: "resolve", shippingRates: rates, ...readSums(answer) }
    },
    async changeRate(id): Promise<RateChangeOutcome> {
      const fields = { shipping_method: [id], is_product_page: isProduct() }
      const answer = await ask("ece_update_shipping_method", fields, { timeoutMs: timeouts.change })
      if (readMember(answer, ["result"]) !== "success") return { kind: "reject" }
      rateId = id
      return { kind: "resolve", ...readSums(answer) }
    },
    async placeOrder(payload): Promise<OrderOutcome> {
      const answer = order
        ? await ask("ece_pay_for_order", createPayFields(payload, order), { timeoutMs: timeouts.order })
        : await ask("ece_create_order", createOrderFields(payload, rateId), { timeoutMs: timeouts.order })
      return readLegacyOutcome(answer)
    },
  }
}

function readData(answer: unknown): WalletData | null {
  if (!isRecord(answer) || answer["error"] !== undefined || !isRecord(answer["total"])) return null
  return { kind: "printed", product: answer }
}

function readSums(answer: unknown) {
  const amount = parseMinorAmount(readMember(answer, ["total", "amount"]))
  return { amount, lineItems: createServerLineItems(readMember(answer, ["displayItems"]), amount) }
}

/** The amounts are already in the provider's units. */
function readRates(answer: unknown): ShippingRate[] {
  const options = readMember(answer, ["shipping_options"])
  const list: readonly unknown[] = Array.isArray(options) ? options : []
  return list.filter(isRecord).flatMap(({ id, label, displayName, detail, amount }) => {
    const name = typeof displayName === "string" ? displayName : label
    if (typeof id !== "string" || typeof name !== "string") return []
    const estimate = typeof detail === "string" && detail !== "" ? { deliveryEstimate: detail } : {}
    return [{ id, displayName: name, amount: Math.max(0, parseMinorAmount(amount)), ...estimate }]
  })
}

function createProductFields(input: AddItemInput): Members {
  const { id, quantity } = createAddItemBody(input)
  return {
    product_id: id,
    qty: quantity,
    attributes: Object.fromEntries((input.attributes ?? []).map(({ name, value }) => [name, value])),
    wc_deposit_option: input.depositOption,
    wc_deposit_payment_plan: input.depositPlan,
  }
}

/** Without the price of additions, which only another plugin's script knows: the sheet's first change has it. */
function createPriceFields(input: AddItemInput): Members {
  const { wc_deposit_option, wc_deposit_payment_plan, ...fields } = createProductFields(input)
  return { ...fields, addon_value: 0, wc_deposit_option, wc_deposit_payment_plan }
}

/** Fields of other plugins in the product's form; a name that ends in `[]` collects all its values. */
function readAddons({ document, window }: Page): Members {
  const form = document.querySelector<HTMLFormElement>(expressSelectors.cartForm)
  const fields: Record<string, string | string[]> = {}
  for (const [name, value] of form ? new window.FormData(form) : []) {
    if (!/^(addon-|wc_)/.test(name) || typeof value !== "string") continue
    const key = name.replace(/\[\]$/, "")
    const known = fields[key]
    fields[key] = name === key ? value : [...(Array.isArray(known) ? known : []), value]
  }
  return fields
}

function createPaymentFields(payload: OrderPayload): Members {
  const data = Object.fromEntries(payload.payment_data.map(({ key, value }) => [key, value]))
  return { ...data, payment_method: payload.payment_method }
}

function createOrderFields(payload: OrderPayload, rateId: string): Members {
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
function createPayFields(payload: OrderPayload, { orderId }: PayForOrderConfig): Members {
  const { payment_request_type: _, ...fields } = createPaymentFields(payload)
  return { order: orderId, ...fields }
}

/** Renames `result` and `redirect` to the Store API's names. */
function readLegacyOutcome(answer: unknown): OrderOutcome {
  const isPaid = readMember(answer, ["result"]) === "success"
  const message = formatNoticeText(readMember(answer, ["messages"]))
  return readOrderOutcome({
    message: isPaid ? "" : message,
    payment_result: { payment_status: isPaid ? "success" : "failure", redirect_url: readMember(answer, ["redirect"]) },
  })
}
