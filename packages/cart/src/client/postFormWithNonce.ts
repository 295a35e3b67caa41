import { type NonceSource, type Page, sendWrite } from "@ringside/core"
import { type AjaxAnswer, createFormRequest, readAnswer } from "./wcAjax.ts"

interface FormWithNonce {
  readonly url: string
  readonly nonce: NonceSource
  /** Creates the form body with the nonce among its fields, in the contract's order. */
  readonly formatBody: (nonce: string) => string
  readonly signal?: AbortSignal
}

/** Posts a form with its nonce; null when the shop refused the nonce and changed nothing, so that the caller can fall back. */
export async function postFormWithNonce(
  page: Page,
  { url, nonce, formatBody, signal }: FormWithNonce,
): Promise<AjaxAnswer | null> {
  const result = await sendWrite(page.http, {
    nonce,
    createRequest: (current) => createFormRequest(page, url, formatBody(current), signal),
  })
  return result.kind === "not-accepted" ? null : readAnswer(result)
}
