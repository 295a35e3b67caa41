import { listen } from "@ringside/core"
import { encodeForm } from "@ringside/core/domain"
import { type CheckoutResult, parseCheckoutJson, readCheckoutResult } from "../domain/index.ts"
import type { OrderForm } from "./orderForm.ts"
import { readFormPairs } from "./formFields.ts"
import { formHeaders } from "./reviewRequest.ts"
import { readCheckoutSettings } from "./settings.ts"

/** The result of an order; `isUncertain` when it may have been placed although the response doesn't show it. */
export type OrderOutcome = CheckoutResult & { readonly isUncertain: boolean }

const patienceMs = 10_000

/** Sends the order, without a timeout: it may already exist. Its success is reported with `controller`. Source: checkout contract §3 R4, §6. */
export async function sendOrder(order: OrderForm, controller: object): Promise<OrderOutcome> {
  const { page, translate } = order
  const { checkoutUrl, errorHtml } = readCheckoutSettings(page)
  const running = new AbortController()
  listen(page.window, "beforeunload", (event) => event.preventDefault(), { signal: running.signal })
  const cancelWord = page.clock.after(patienceMs, () => page.announce.polite(translate("stillPlacing")))
  const result = await page.http({
    method: "POST",
    nonce: "sent",
    url: checkoutUrl,
    headers: formHeaders,
    body: encodeForm(readFormPairs(order)),
    timeoutMs: 0,
  })
  running.abort()
  cancelWord()
  // A limit's refusal has a text for the shopper, and has placed nothing.
  const isRead = result.kind === "answer" && (result.isOk || result.status === 429)
  const json = isRead ? parseCheckoutJson(result.text) : null
  const isOffline = result.kind === "unreachable" && result.reason === "offline"
  const errorMessage = isOffline ? translate("offline") : errorHtml || translate("orderFailed")
  const read = (answer: unknown) => readCheckoutResult(answer, { errorMessage, pageUrl: page.document.baseURI })
  const isAccepted = json?.result !== "success" || sendSuccess(order, json, controller)
  const outcome = isAccepted ? read(json) : read({ ...json, result: "failure" })
  const isUncertain = outcome.kind === "error" && outcome.html === null && !isOffline
  return { ...outcome, isUncertain }
}

/** Scripts of the page may prevent a placed order from leaving the page. */
function sendSuccess({ page, form }: OrderForm, answer: object, controller: object): boolean {
  return page.events.send({
    name: "checkout_place_order_success",
    target: form,
    args: [answer, controller],
    detail: { answer },
    isQuestion: true,
  })
}
