import type { Page } from "@ringside/core"
import { formatText, readMember, type UnknownRecord } from "@ringside/core/domain"
import { confirmationsService } from "@ringside/payments"
import { genericOrderMessage, genericPaymentMessage } from "@ringside/payments/domain"
import type { SheetPayment } from "../backends/backend.ts"
import type { OrderOutcome, OrderPayload } from "../domain/index.ts"
import { expressMessages } from "../messages.ts"
import { createSheetPayload } from "../backends/sheetPayload.ts"
import { readAjaxUrl, readContext } from "../settings.ts"
import type { AgreedTotal } from "../backends/walletData.ts"
import type { WalletElement } from "./walletElement.ts"

interface SheetToConfirm {
  readonly wallet: WalletElement
  readonly payment: SheetPayment
  /** The `Cart-Hash` of the response that the sheet's total came from; null where the sheet has none. */
  readonly cartHash: string | null
  readonly config: UnknownRecord
  /** The provider's confirm event. */
  readonly event: unknown
}

/**
 * The next step of the buttons after a failure: offer another sheet with their price, read the price again, or go until the page is loaded
 * again, because the order may exist.
 */
type NextStep = "offerAgain" | "reread" | "stop"

/** A sheet that couldn't be paid, with the text for the shopper. */
export interface FailedSheet {
  readonly kind: "failed"
  readonly text: string
  readonly next: NextStep
}

type SheetResult = { readonly kind: "redirect"; readonly url: string } | FailedSheet

/**
 * Pays a confirmed sheet: places the order, and confirms the payment if the bank requires it. Never rejects. Source: express-checkout
 * contract §6.1.
 */
export async function paySheet(page: Page, sheet: SheetToConfirm): Promise<SheetResult> {
  const translate = page.translator("express-checkout", expressMessages)
  const { payment, wallet } = sheet
  // The shopper has agreed to the sheet's total, and pays no other one.
  const agreed = { amount: wallet.amount, currency: wallet.currency, cartHash: sheet.cartHash }
  const paymentFailed = (next: NextStep) => fail(translate("paymentFailed"), next)
  /** Runs a phase of the payment; `broken` is the result where a fault of our code breaks it off. */
  const run = async <Result>(broken: FailedSheet, phase: () => Promise<Result>): Promise<Result | FailedSheet> => {
    try {
      return await phase()
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "express-checkout", cause })
      return broken
    }
  }
  const prepared = await run(fail(translate("orderFailed"), "offerAgain"), () => prepareOrder(page, sheet, agreed))
  if (prepared.kind === "failed") return prepared
  // From here on the order may exist.
  const mayExist = paymentFailed(payment.isShared ? "reread" : "stop")
  const placed = await run(mayExist, () => payment.placeOrder(prepared.order, agreed))
  if (placed.kind === "failed") return placed
  if (placed.kind === "changed") return fail(placed.message || translate("totalChanged"), "reread")
  if (placed.kind === "unlikely") return paymentFailed("reread")
  if (placed.kind === "uncertain") return paymentFailed("stop")
  if (placed.kind === "likely") return mayExist
  // The bank may confirm: another sheet could pay a second time, whatever the basket says.
  return run(paymentFailed("stop"), () => follow(page, sheet, placed))
}

const fail = (text: string, next: NextStep = "offerAgain"): FailedSheet => ({ kind: "failed", text, next })

/** Checks the sheet's total, has the provider make the payment method, and checks the total once more. */
async function prepareOrder(
  page: Page,
  { payment, wallet, config, event }: SheetToConfirm,
  agreed: AgreedTotal,
): Promise<{ readonly kind: "ready"; readonly order: OrderPayload } | FailedSheet> {
  const translate = page.translator("express-checkout", expressMessages)
  if (!(await payment.isFilled)) return fail(translate("addFailed"))
  const refuse = (check: Awaited<ReturnType<SheetPayment["check"]>>) => {
    if (check === "changed") return fail(translate("totalChanged"), "reread")
    return check === "unreadable" ? fail(translate("orderFailed")) : fail(translate("paymentFailed"), "stop")
  }
  const early = await payment.check(agreed)
  if (early !== "payable") return refuse(early)
  const made = await makePaymentMethod(wallet)
  if (made.kind === "failed") return fail(made.text || translate("orderFailed"))
  const order = createSheetPayload(page, { event, paymentMethodId: made.id, context: readContext(config) })
  // The provider takes seconds, in which another tab can change the basket, and the shop a price.
  const late = await payment.recheck(agreed, order)
  return late === "payable" ? { kind: "ready", order } : refuse(late)
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

async function follow(page: Page, { config }: SheetToConfirm, outcome: OrderOutcome): Promise<SheetResult> {
  if (outcome.kind === "error") return fail(translateKnown(page, outcome.message))
  if (outcome.kind === "redirect") return { kind: "redirect", url: outcome.url }
  const read = (name: string) => formatText(readMember(config, ["stripe", name]))
  const confirmed = await confirmationsService.of(page).confirm(outcome.url, {
    isSaved: false,
    defaults: {
      publishableKey: read("publishableKey"),
      accountId: read("accountId"),
      locale: read("locale"),
      ajaxUrl: readAjaxUrl(page, config),
    },
  })
  if (confirmed?.kind === "redirect") return confirmed
  const text = confirmed?.text ?? translateKnown(page, genericPaymentMessage)
  // The bank has confirmed: another sheet could pay a second time, whatever the basket says.
  return fail(text, confirmed?.kind === "uncertain" ? "stop" : "offerAgain")
}

/** Translates our texts into the page's language; the shop's own stay unchanged. */
function translateKnown(page: Page, text: string): string {
  const translate = page.translator("express-checkout", expressMessages)
  if (text === genericPaymentMessage) return translate("paymentFailed")
  return text === genericOrderMessage ? translate("orderFailed") : text
}
