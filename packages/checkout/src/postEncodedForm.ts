import {
  escapeApostrophes,
  type HttpResult,
  type JQueryOptions,
  type Page,
  sendByJQuery,
  writeTimeoutMs,
} from "@ringside/core"
import { formContentType } from "@ringside/core/domain"

/** The header by which the shop recognises requests of scripts. */
export const scriptHeaders = { "X-Requested-With": "XMLHttpRequest" } as const

interface EncodedForm {
  readonly url: string
  /** The encoded fields, a nonce among them. */
  readonly body: string
  /** 0 waits for ever; by default as long as other writes. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}

/** Posts an encoded form to the shop as the platform's scripts of basket page and checkout do, by the page's jQuery. */
export function postEncodedForm(
  page: Page,
  form: EncodedForm,
  options: Omit<JQueryOptions, "widget">,
): Promise<HttpResult> {
  return page.http({
    method: "POST",
    nonce: "sent",
    timeoutMs: writeTimeoutMs,
    ...form,
    headers: { ...scriptHeaders, "Content-Type": formContentType },
    body: escapeApostrophes(form.body),
    transport: sendByJQuery(page, { widget: "checkout", ...options }),
  })
}
