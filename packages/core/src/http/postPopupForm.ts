import { formContentType } from "../domain/index.ts"
import { type HttpResult, writeTimeoutMs } from "../http/http.ts"
import type { Page } from "../page/page.ts"

/**
 * Sends a form to the popup plugin's endpoint, as its own script does. `body` begins with the action: `pum_sub_form` for a newsletter. Source:
 * popups §9.2.
 */
export function postPopupForm({ http }: Pick<Page, "http">, url: string, body: string): Promise<HttpResult> {
  return http({
    method: "POST",
    nonce: "sent",
    url,
    headers: {
      "Content-Type": formContentType,
      Accept: "application/json",
      "X-Requested-With": "XMLHttpRequest",
    },
    body,
    timeoutMs: writeTimeoutMs,
  })
}
