import { coreMessages, type HttpResult, listen } from "@ringside/core"
import { encodeForm, isChallenge } from "@ringside/core/domain"
import { type CheckoutResult, parseCheckoutJson, readCheckoutResult } from "../domain/index.ts"
import type { CheckedForm } from "../forms/checkedForm.ts"
import { readFormPairs } from "../forms/formFields.ts"
import { readCheckoutSettings } from "../forms/settings.ts"
import { postEncodedForm } from "../postEncodedForm.ts"

/** The answer to an order; `isUncertain` when it may have been placed although the response doesn't show it. */
export type OrderAnswer = CheckoutResult & { readonly isUncertain: boolean }

/** Reads the message about an order that may exist. It is the shop's own setting, which may contain a link. */
export function readUncertainHtml({ page, translate }: CheckedForm): string {
  return readCheckoutSettings(page).errorHtml || translate("orderFailed")
}

const patienceMs = 10_000

/**
 * Sends the order, without a timeout: it may already exist. Its success is reported with `controller`. Calls
 * `onWithheld` when a gateway has kept the answer to itself. Source: checkout contract §3 R4, §6.
 */
export async function sendOrder(
  checked: CheckedForm,
  controller: object,
  onWithheld: () => void,
): Promise<OrderAnswer> {
  const { page, form, translate } = checked
  const { checkoutUrl } = readCheckoutSettings(page)
  const running = new AbortController()
  listen(page.window, "beforeunload", (event) => event.preventDefault(), { signal: running.signal })
  const cancelWord = page.clock.after(patienceMs, () => page.announce.polite(translate("stillPlacing")))
  const stopWaiting = () => {
    running.abort()
    cancelWord()
  }
  const request = { url: checkoutUrl, body: encodeForm(readFormPairs(page, form)), timeoutMs: 0 }
  const result = await postEncodedForm(page, request, {
    host: form,
    isForm: true,
    onWithheld() {
      stopWaiting()
      onWithheld()
    },
  })
  stopWaiting()
  // A limit's refusal has a text for the shopper, and has placed nothing.
  const isRead = result.kind === "answer" && (result.isOk || result.status === 429)
  const json = isRead ? parseCheckoutJson(result.text) : null
  const unsentText = readUnsentText(checked, result)
  const errorMessage = unsentText ?? readUncertainHtml(checked)
  const read = (answer: unknown) => readCheckoutResult(answer, { errorMessage, pageUrl: page.document.baseURI })
  const isAccepted = json?.result !== "success" || sendSuccess(checked, json, controller)
  const answer = isAccepted ? read(json) : read({ ...json, result: "failure" })
  const isUncertain = answer.kind === "error" && answer.html === null && unsentText === null
  return { ...answer, isUncertain }
}

/** Reads the message about an order that has not reached the shop; null for one that may have. */
function readUnsentText({ page, translate, unknownError }: CheckedForm, result: HttpResult): string | null {
  if (result.kind === "answer" && isChallenge(result.headers))
    return page.translator("core", coreMessages)("challenged")
  const reason = result.kind === "unreachable" && result.reason
  if (reason === "offline") return translate("offline")
  return reason === "prevented" ? unknownError : null
}

/** Scripts of the page may prevent a placed order from leaving the page. */
function sendSuccess({ page, form }: CheckedForm, answer: object, controller: object): boolean {
  return page.events.send({
    name: "checkout_place_order_success",
    target: form,
    args: [answer, controller],
    detail: { answer },
    isQuestion: true,
  })
}
