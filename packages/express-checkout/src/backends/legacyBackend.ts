import type { HttpResult, Page } from "@ringside/core"
import {
  formatPlainText,
  formContentType,
  isRecord,
  parseSurroundedJson,
  readMember,
  type UnknownRecord,
} from "@ringside/core/domain"
import type { OrderResult, SheetChange, SheetPayment, WalletBackend } from "./backend.ts"
import { gatherAddOns } from "../domain/addItem.ts"
import {
  type AddItemInput,
  type AddressChangeOutcome,
  createLegacyRequest,
  type LegacyEndpoint,
  type PayForOrderConfig,
  type RateChangeOutcome,
  readOrderOutcome,
} from "../domain/index.ts"
import { timeouts } from "../domain/timeouts.ts"
import {
  createOrderFields,
  createPayFields,
  createPriceFields,
  createProductFields,
  readData,
  readRates,
  readSums,
} from "./legacyFields.ts"
import type { ProductForm } from "./productForm.ts"
import { type AgreedTotal, checkTotal } from "./walletData.ts"

/** Resolves with the response as JSON; undefined without one. */
type Ask = (name: LegacyEndpoint, fields: UnknownRecord, options: AskOptions) => Promise<unknown>
type Call = (name: LegacyEndpoint, fields: UnknownRecord, options: AskOptions) => Promise<HttpResult>

interface AskOptions {
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** An existing order, and the Store API's description of it. */
interface LegacyOrder {
  readonly config: PayForOrderConfig
  readonly read: WalletBackend["read"]
}

interface LegacyOptions {
  /** The form of a product's page; null elsewhere. */
  readonly form: ProductForm | null
  readonly order: LegacyOrder | null
}

/** The endpoints of older hosts, which replace the Store API on pages without its nonce. Source: express-checkout contract §4.4. */
export function createLegacyBackend(
  page: Page,
  readConfig: () => UnknownRecord,
  { form, order }: LegacyOptions,
): WalletBackend {
  const call: Call = (name, fields, options) => {
    const { method, url, body } = createLegacyRequest(name, fields, readConfig())
    const text = new URLSearchParams(body).toString()
    const headers = { "Content-Type": formContentType }
    return page.http({ method, url, headers, body: text, nonce: "sent", ...options })
  }
  const ask: Ask = async (...request) => {
    const answer = await call(...request)
    return answer.kind === "answer" && answer.isOk ? parseSurroundedJson(answer.text) : undefined
  }
  const readBasket = async () => readData(await ask("ece_get_cart_details", {}, { timeoutMs: timeouts.refresh }))
  // A product replaces the content of the shopper's own basket, which another tab may change.
  const check = async (agreed: AgreedTotal) => {
    const data = order ? await order.read(page.signal) : await readBasket()
    return checkTotal(readConfig(), data, agreed)
  }
  return {
    async read(signal) {
      if (order) return order.read(signal)
      const options = { timeoutMs: timeouts.refresh, signal }
      return readData(
        form
          ? await ask("ece_get_selected_product_data", createPriceFields(form.readInput()), options)
          : await ask("ece_get_cart_details", {}, options),
      )
    },
    open: () => ({
      ...createLegacyPayment({ ask, call, isProduct: form !== null, order: order?.config ?? null }),
      isShared: false,
      isFilled: form ? addProduct(ask, form.readInput()) : Promise.resolve(true),
      check,
      recheck: check,
      discard: () => undefined,
    }),
  }
}

async function addProduct(ask: Ask, input: AddItemInput): Promise<boolean> {
  const fields = { ...createProductFields(input), ...gatherAddOns(input.fields) }
  const answer = await ask("add_to_cart", fields, { timeoutMs: timeouts.change })
  return (
    answer !== undefined && readMember(answer, ["error"]) === undefined && readMember(answer, ["result"]) !== "error"
  )
}

interface LegacyPaymentOptions {
  readonly ask: Ask
  readonly call: Call
  readonly isProduct: boolean
  readonly order: PayForOrderConfig | null
}

function createLegacyPayment({
  ask,
  call,
  isProduct,
  order,
}: LegacyPaymentOptions): Pick<SheetPayment, "changeAddress" | "changeRate" | "placeOrder"> {
  let rateId = ""
  const settle = <Outcome>(outcome: Outcome, answer: unknown): SheetChange<Outcome> => ({
    outcome,
    data: readData(answer),
  })
  return {
    async changeAddress(address): Promise<SheetChange<AddressChangeOutcome>> {
      const fields = { is_product_page: isProduct, ...address }
      const answer = await ask("ece_get_shipping_options", fields, { timeoutMs: timeouts.change })
      const rates = readRates(answer)
      if (readMember(answer, ["result"]) !== "success" || rates.length === 0) return settle({ kind: "reject" }, answer)
      rateId = rates[0]?.id ?? ""
      return settle({ kind: "resolve", shippingRates: rates, ...readSums(answer) }, answer)
    },
    async changeRate(id): Promise<SheetChange<RateChangeOutcome>> {
      const fields = { shipping_method: [id], is_product_page: isProduct }
      const answer = await ask("ece_update_shipping_method", fields, { timeoutMs: timeouts.change })
      if (readMember(answer, ["result"]) !== "success") return settle({ kind: "reject" }, answer)
      rateId = id
      return settle({ kind: "resolve", ...readSums(answer) }, answer)
    },
    async placeOrder(payload, { amount, currency }): Promise<OrderResult> {
      const agreed = { agreed_total: amount, agreed_currency: currency }
      // An order can be paid once, so that another attempt is safe.
      if (order)
        return readLegacyOrder(
          await call("ece_pay_for_order", { ...createPayFields(payload, order), ...agreed }, ordering),
        )
      const answer = await call("ece_create_order", { ...createOrderFields(payload, rateId), ...agreed }, ordering)
      return mayHaveOrdered(answer) ? { kind: "uncertain" } : readLegacyOrder(answer)
    },
  }
}

const ordering: AskOptions = { timeoutMs: timeouts.order }

/** Reads the response to an order; undefined without one that says what became of it. */
function readOrderBody(answer: HttpResult): unknown {
  const isClear = answer.kind === "answer" && (answer.isOk || answer.status === 409)
  return isClear ? parseSurroundedJson(answer.text) : undefined
}

/** Whether an order may exist that the response doesn't lead to: it is lost, unreadable, an error of the server, or names no page. */
function mayHaveOrdered(answer: HttpResult): boolean {
  if (answer.kind !== "answer") return answer.reason !== "offline"
  if (!answer.isOk) return answer.status >= 500
  const body = readOrderBody(answer)
  if (!isRecord(body)) return true
  return readMember(body, ["result"]) === "success" && readLegacyOutcome(body).kind === "error"
}

/** Reads the response to an order; 409 means that it would have another total than the sheet. */
function readLegacyOrder(answer: HttpResult): OrderResult {
  const body = readOrderBody(answer)
  if (answer.kind !== "answer" || answer.status !== 409) return readLegacyOutcome(body)
  return { kind: "changed", message: formatPlainText(readMember(body, ["messages"])) }
}

/** Renames `result` and `redirect` to the Store API's names. */
function readLegacyOutcome(answer: unknown): OrderResult {
  const isPaid = readMember(answer, ["result"]) === "success"
  const message = formatPlainText(readMember(answer, ["messages"]))
  return readOrderOutcome({
    message: isPaid ? "" : message,
    payment_result: { payment_status: isPaid ? "success" : "failure", redirect_url: readMember(answer, ["redirect"]) },
  })
}
