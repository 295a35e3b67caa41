import { type HttpResult, type Page, postFields, definePageService } from "@ringside/core"
import {
  type ConfirmHash,
  createOrderStatusFields,
  genericPaymentMessage,
  mayBeConfirmed,
  parseConfirmHash,
  readConfirmation,
  readOrderStatus,
  readOrderStatusError,
} from "../domain/index.ts"
import { paymentSelectors } from "../host.ts"
import { paymentsMessages } from "../messages.ts"
import type { ConfirmedPayment } from "../paymentMethods.ts"
import { providerService } from "../provider/providerScript.ts"
import { readJson } from "../readJson.ts"
import { type PaymentSettings, readPaymentSettings } from "../settings.ts"

/** Confirms the payments that the shop requests, each once. */
export interface Confirmations {
  /** Null for a URL without a confirmation hash, and for a confirmation that is in progress or done. */
  confirm(url: string, options: ConfirmOptions): Promise<ConfirmedPayment> | null
}

/** How a payment is confirmed. */
export interface ConfirmOptions {
  /** Settings for pages that print none for cards. */
  readonly defaults?: Readonly<Record<string, unknown>>
  /** Whether the shop saves the payment method: see `savesCard`. */
  readonly isSaved: boolean
}

/** The confirmations of a page. Source: checkout contract §8.6. */
export const confirmationsService = definePageService("payments.confirmations", (page: Page): Confirmations => {
  const begun = new Set<string>()
  return {
    confirm(url, options) {
      const hash = parseConfirmHash(url)
      if (hash === null || begun.has(hash.clientSecret)) return null
      begun.add(hash.clientSecret)
      const confirming = confirm(page, hash, options)
      // It may be repeated, as when the shop sends the same intent with a second attempt: the provider confirms an intent once.
      void confirming.then(({ kind }) => kind !== "redirect" && begun.delete(hash.clientSecret))
      return confirming
    },
  }
})

async function confirm(
  page: Page,
  hash: ConfirmHash,
  { defaults, isSaved }: ConfirmOptions,
): Promise<ConfirmedPayment> {
  const settings = readPaymentSettings(page, defaults)
  const genericMessage = settings?.genericMessage ?? genericPaymentMessage
  if (!settings) return { kind: "failed", text: genericMessage }
  try {
    return await confirmWith(page, settings, { hash, shouldSave: isSaved })
  } catch (cause) {
    page.reports.fail({ during: "event", widget: "payments", cause: withoutSecret(cause, hash) })
    return { kind: "failed", text: genericMessage }
  }
}

async function confirmWith(
  page: Page,
  settings: PaymentSettings,
  { hash, shouldSave }: { readonly hash: ConfirmHash; readonly shouldSave: boolean },
): Promise<ConfirmedPayment> {
  const { kind, clientSecret, orderId, nonce } = hash
  const { genericMessage, ajaxUrl, isChangingPayment } = settings
  const hasOwnAccount = kind === "pi" && settings.confirmationAccountId !== ""
  const provider = await providerService.of(page).get(settings, kind === "pi")
  const result = hasOwnAccount
    ? await provider.confirmCardPayment(clientSecret)
    : await provider.handleNextAction({ clientSecret })
  const confirmation = readConfirmation(result)
  const { intentId, providerError } = confirmation
  // The shop couldn't find the payment without an intent.
  if (intentId === null) return { kind: "failed", text: providerError || genericMessage }
  const mayBePaid = mayBeConfirmed(result)
  const fields = createOrderStatusFields({ orderId, nonce, intentId, shouldSave, isChangingPayment })
  const send = () => postFields(page, ajaxUrl, fields)
  const sent = await send()
  // The shop reads the intent, and leaves an order alone that is paid: only a card would be saved twice.
  const isRepeatable = mayBePaid && !shouldSave && !isChangingPayment && isLost(sent)
  const answer = readJson(isRepeatable ? await send() : sent)
  const outcome = readOrderStatus(answer, confirmation, { genericMessage, pageUrl: page.document.baseURI })
  if (outcome.kind === "redirect") return outcome
  if (mayBePaid) return { kind: "uncertain", text: readOrderStatusError(answer) || null }
  const { requiresAction } = paymentsMessages.en
  const isOurs = outcome.message === requiresAction
  return {
    kind: "failed",
    text: isOurs ? page.translator("payments", paymentsMessages)("requiresAction") : outcome.message,
  }
}

/** Whether the shop may have read the request, although its answer didn't arrive or the server broke. */
function isLost(result: HttpResult): boolean {
  return result.kind === "answer" ? result.status >= 500 : result.reason !== "aborted"
}

/** Whether the shopper has the card of `form` saved: never one that is saved already. */
export function savesCard(form: Element): boolean {
  const box = form.querySelector<HTMLInputElement>(paymentSelectors.saveBox)
  const token = form.querySelector<HTMLInputElement>(`${paymentSelectors.token}:checked`)
  return box?.checked === true && (token === null || token.value === "new")
}

/** Removes the client secret from a provider error, which may quote the arguments of the call. */
function withoutSecret(cause: unknown, { clientSecret }: ConfirmHash): Error {
  const text = cause instanceof Error ? cause.message : String(cause)
  return new Error(text.replaceAll(clientSecret, "…"))
}
