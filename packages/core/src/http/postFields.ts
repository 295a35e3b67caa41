import { createFormData, type FormFields } from "./createFormData.ts"
import type { HttpRequest, HttpResult } from "./http.ts"
import type { Page } from "../page/page.ts"

/**
 * Sends fields, a nonce among them, to the shop's background endpoint, as the platform's own scripts do. No timeout: an order or a card
 * may exist before the answer comes.
 */
export function postFields(
  page: Pick<Page, "window" | "http">,
  url: string,
  fields: FormFields,
  options?: Pick<HttpRequest, "keepalive">,
): Promise<HttpResult> {
  const body = createFormData(page.window, fields)
  return page.http({ method: "POST", nonce: "sent", url, body, timeoutMs: 0, ...options })
}
