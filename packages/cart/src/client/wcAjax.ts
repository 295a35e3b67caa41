import { type HttpResult, type Page, sendByJQuery, type WriteRequest, writeTimeoutMs } from "@ringside/core"
import { formatAjaxUrl, formatFormBody, formContentType, parseSurroundedJson } from "@ringside/core/domain"

/**
 * The JSON of a response, or `null` when it can't be read; `status` is 0 without a response. `url` is where it comes from, which after a
 * redirect is another address than that of the request.
 */
export interface AjaxAnswer {
  readonly json: unknown
  readonly status: number
  readonly text: string
  readonly url: string
}

interface AjaxCall {
  /** Address template with `%%endpoint%%`. */
  readonly wcAjaxUrl: string
  readonly endpoint: string
  readonly fields: object
  /** Ends the request early, without a response. */
  readonly signal?: AbortSignal
}

/** Posts a form to a background endpoint of the shop that checks no nonce. JSON is parsed regardless of the response's content type. */
export function postWcAjax(page: Page, { wcAjaxUrl, endpoint, fields, signal }: AjaxCall): Promise<AjaxAnswer> {
  return postForm(page, formatAjaxUrl(wcAjaxUrl, endpoint), formatFormBody(fields), signal)
}

/** Posts a form body to any address of the shop that checks no nonce. */
export async function postForm(page: Page, url: string, body: string, signal?: AbortSignal): Promise<AjaxAnswer> {
  return readAnswer(await page.http({ ...createFormRequest(page, url, body, signal), nonce: "none" as const }))
}

/** Creates a form request as the platform's own scripts send it. */
export function createFormRequest(
  page: Page,
  url: string,
  body: string,
  signal: AbortSignal | undefined,
): WriteRequest {
  return {
    method: "POST",
    url,
    headers: {
      "Content-Type": formContentType,
      "X-Requested-With": "XMLHttpRequest",
    },
    body,
    timeoutMs: writeTimeoutMs,
    transport: sendByJQuery(page, { widget: "cart" }),
    ...(signal && { signal }),
  }
}

/** Reads the JSON of a response, with text around it or not. */
export function readAnswer(answer: HttpResult): AjaxAnswer {
  if (answer.kind !== "answer") return { json: null, status: 0, text: "", url: "" }
  return {
    json: answer.isOk ? (parseSurroundedJson(answer.text) ?? null) : null,
    status: answer.status,
    text: answer.text,
    url: answer.url,
  }
}
