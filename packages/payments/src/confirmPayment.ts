import { type Page, serviceOf } from "@ringside/core"
import {
  type ConfirmHash,
  createOrderStatusFields,
  genericPaymentMessage,
  parseConfirmHash,
  readConfirmation,
  readOrderStatus,
} from "./domain/index.ts"
import { paymentSelectors } from "./host.ts"
import { paymentsMessages } from "./messages.ts"
import type { ConfirmedPayment } from "./paymentMethods.ts"
import { providerOf } from "./providerScript.ts"
import { type PaymentSettings, readPaymentSettings } from "./settings.ts"
import { postFields, readJson } from "./shopRequest.ts"

/** Confirms payments that the shop asks for, each once. */
export interface Confirmations {
  /** Null for what is no confirmation hash, and for one that is under way already or done. */
  confirm(url: string): Promise<ConfirmedPayment> | null
}

/** The confirmations of `page`. Source: checkout contract §8.6. */
export function confirmationsOf(page: Page): Confirmations {
  return serviceOf(page, "payments.confirmations", () => {
    const begun = new Set<string>()
    return {
      confirm(url) {
        const hash = parseConfirmHash(url)
        if (hash === null || begun.has(hash.clientSecret)) return null
        begun.add(hash.clientSecret)
        const confirming = confirm(page, hash)
        // What failed may be confirmed again, as when the shop sends the same intent with a second attempt.
        void confirming.then(({ kind }) => kind === "failed" && begun.delete(hash.clientSecret))
        return confirming
      },
    }
  })
}

async function confirm(page: Page, hash: ConfirmHash): Promise<ConfirmedPayment> {
  const settings = readPaymentSettings(page)
  const genericMessage = settings?.genericMessage ?? genericPaymentMessage
  if (!settings) return { kind: "failed", text: genericMessage }
  try {
    return await confirmWith(page, settings, hash)
  } catch (cause) {
    page.reports.fail({ during: "event", widget: "payments", cause: withoutSecret(cause, hash) })
    return { kind: "failed", text: genericMessage }
  }
}

async function confirmWith(page: Page, settings: PaymentSettings, hash: ConfirmHash): Promise<ConfirmedPayment> {
  const { kind, clientSecret, orderId, nonce } = hash
  const { genericMessage, ajaxUrl, isChangingPayment } = settings
  const hasOwnAccount = kind === "pi" && settings.confirmationAccountId !== ""
  const provider = await providerOf(page).get(settings, kind === "pi")
  const result = hasOwnAccount
    ? await provider.confirmCardPayment(clientSecret)
    : await provider.handleNextAction({ clientSecret })
  const confirmation = readConfirmation(result)
  const { intentId, providerError } = confirmation
  // Without an intent the shop couldn't find the payment.
  if (intentId === null) return { kind: "failed", text: providerError || genericMessage }
  const shouldSave = isSaving(page)
  const fields = createOrderStatusFields({ orderId, nonce, intentId, shouldSave, isChangingPayment })
  const answer = readJson(await postFields(page, ajaxUrl, fields))
  const outcome = readOrderStatus(answer, confirmation, { genericMessage, pageUrl: page.document.baseURI })
  if (outcome.kind === "redirect") return outcome
  const { requiresAction } = paymentsMessages.en
  const isOurs = outcome.message === requiresAction
  return {
    kind: "failed",
    text: isOurs ? page.translator("payments", paymentsMessages)("requiresAction") : outcome.message,
  }
}

/** Whether the card that is paid with is to be saved: never one that already is. */
function isSaving({ document }: Page): boolean {
  const box = document.querySelector<HTMLInputElement>(paymentSelectors.saveBox)
  const token = document.querySelector<HTMLInputElement>(`${paymentSelectors.token}:checked`)
  return box?.checked === true && (token === null || token.value === "new")
}

/** The provider's mistakes may quote what they were called with. */
function withoutSecret(cause: unknown, { clientSecret }: ConfirmHash): Error {
  const text = cause instanceof Error ? cause.message : String(cause)
  return new Error(text.replaceAll(clientSecret, "…"))
}
