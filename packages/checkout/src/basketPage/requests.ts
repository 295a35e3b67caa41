import {
  readHostSettings,
  type HttpResult,
  type Page,
  pressesService,
  sendByJQuery,
  writeTimeoutMs,
} from "@ringside/core"
import { formatAjaxUrl, formatFormBody, isNonceRefusal } from "@ringside/core/domain"
import { basketPageSettings } from "../hostSettings.ts"
import { selectNextRoute } from "../domain/index.ts"
import { postEncodedForm, scriptHeaders } from "../postEncodedForm.ts"
import type { Route } from "./requestRunner.ts"

/** The shop's response; `expired` means that the shop may no longer accept the nonce. */
export type Answer =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "expired"; readonly next: Route }
  | { readonly kind: "failed"; readonly next: Route }

const dataType = "html"

/** Fetches a page of the shop by one of its links. */
export async function fetchPage(page: Page, url: string): Promise<Answer> {
  const transport = sendByJQuery(page, { widget: "checkout", dataType })
  const request = { method: "GET", url, headers: scriptHeaders, timeoutMs: writeTimeoutMs, transport } as const
  return readAnswer(page, await page.http(request))
}

/** Sends a form of the page with `body` as its fields, and returns the page in the response. */
export async function sendForm(page: Page, form: HTMLFormElement, body: string): Promise<Answer> {
  const url = new URL(form.getAttribute("action") ?? "", page.document.baseURI)
  if (form.getAttribute("method")?.toLowerCase() === "post") {
    return readAnswer(page, await postEncodedForm(page, { url: url.href, body }, { dataType, isForm: true }))
  }
  url.search = body
  return fetchPage(page, url.href)
}

/** Posts to a background endpoint of the shop; the response is HTML. */
export async function postAjax(page: Page, endpoint: string, fields: object): Promise<Answer> {
  const url = formatAjaxUrl(readHostSettings(page, basketPageSettings)?.wc_ajax_url ?? "", endpoint)
  return readAnswer(page, await postEncodedForm(page, { url, body: formatFormBody(fields) }, { dataType }))
}

/** A nonce that the platform printed for the basket page. */
export function readNonce(page: Page, name: "apply_coupon" | "remove_coupon" | "update_shipping_method"): string {
  return readHostSettings(page, basketPageSettings)?.[`${name}_nonce`] ?? ""
}

async function readAnswer(page: Page, answer: HttpResult): Promise<Answer> {
  // A response must not replace or move an element under a pressed pointer, or the release makes no click.
  await pressesService.of(page).ended()
  if (answer.kind === "answer" && isNonceRefusal(answer)) return { kind: "expired", next: "native" }
  if (answer.kind === "answer" && answer.isOk) return { kind: "html", html: answer.text }
  return { kind: "failed", next: selectNextRoute(answer) }
}
