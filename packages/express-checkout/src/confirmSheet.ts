import type { Page } from "@ringside/core"
import { formatText, readMember } from "@ringside/core/domain"
import { type ConfirmedPayment, confirmationsOf } from "@ringside/payments"
import { genericPaymentMessage } from "@ringside/payments/domain"
import type { SheetPayment } from "./backend.ts"
import { type OrderOutcome, readOrderOutcome } from "./domain/index.ts"
import { expressMessages } from "./messages.ts"
import { createOrder } from "./order.ts"
import { type Members, readAjaxUrl, readContext } from "./settings.ts"
import type { WalletElement } from "./walletElement.ts"

interface SheetToConfirm {
  readonly wallet: WalletElement
  readonly payment: SheetPayment
  readonly config: Members
  /** The provider's confirm event. */
  readonly event: unknown
}

/**
 * Pays a confirmed sheet: places the order, and confirms the payment if the bank requires it. Never rejects. Source: express-checkout
 * contract §6.1.
 */
export async function paySheet(page: Page, sheet: SheetToConfirm): Promise<ConfirmedPayment> {
  const translate = page.translator("express-checkout", expressMessages)
  try {
    if (!(await sheet.payment.isFilled)) return { kind: "failed", text: translate("addFailed") }
    const made = await makePaymentMethod(sheet.wallet)
    if (made.kind === "failed") return { kind: "failed", text: made.text || translate("orderFailed") }
    const context = readContext(sheet.config)
    const order = createOrder(page, { event: sheet.event, paymentMethodId: made.id, context })
    return await follow(page, sheet, await sheet.payment.placeOrder(order))
  } catch (cause) {
    page.reports.fail({ during: "event", widget: "express-checkout", cause })
    return { kind: "failed", text: translate("orderFailed") }
  }
}

async function makePaymentMethod({ elements, provider }: WalletElement) {
  const submitted = readError(await elements.submit())
  if (submitted !== null) return { kind: "failed", text: submitted } as const
  const result = await provider.createPaymentMethod({ elements })
  const refused = readError(result)
  const id = formatText(readMember(result, ["paymentMethod", "id"]))
  return refused === null && id !== "" ? ({ kind: "made", id } as const) : ({ kind: "failed", text: refused } as const)
}

/** Null if the provider's result contains no error. */
function readError(result: unknown): string | null {
  const error = readMember(result, ["error"])
  return error === undefined || error === null ? null : formatText(readMember(error, ["message"]))
}

async function follow(page: Page, { config }: SheetToConfirm, outcome: OrderOutcome): Promise<ConfirmedPayment> {
  if (outcome.kind === "error") return { kind: "failed", text: translateKnown(page, outcome.message) }
  if (outcome.kind === "redirect") return { kind: "redirect", url: outcome.url }
  const read = (name: string) => formatText(readMember(config, ["stripe", name]))
  const confirmed = await confirmationsOf(page).confirm(outcome.url, {
    isSaved: false,
    defaults: {
      publishableKey: read("publishableKey"),
      accountId: read("accountId"),
      locale: read("locale"),
      ajaxUrl: readAjaxUrl(page, config),
    },
  })
  return confirmed ?? { kind: "failed", text: translateKnown(page, genericPaymentMessage) }
}

/** Translates our texts into the page's language; the shop's own stay unchanged. */
function translateKnown(page: Page, text: string): string {
  const translate = page.translator("express-checkout", expressMessages)
  const unnamed = readOrderOutcome(null)
  if (text === genericPaymentMessage) return translate("paymentFailed")
  return unnamed.kind === "error" && text === unnamed.message ? translate("orderFailed") : text
}
