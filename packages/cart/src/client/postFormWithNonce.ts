import { type Http, type NonceSource, sendWrite } from "@ringside/core"
import { type AjaxAnswer, createFormRequest, readAnswer } from "./wcAjax.ts"

interface FormWithNonce {
  readonly url: string
  readonly nonce: NonceSource
  /** The form with the nonce among its fields, in the contract's order. */
  readonly formatBody: (nonce: string) => string
  readonly signal?: AbortSignal
}

/** Posts a form body with its nonce; null where the shop accepted none and so has done nothing: the caller falls back. */
export async function postFormWithNonce(
  http: Http,
  { url, nonce, formatBody, signal }: FormWithNonce,
): Promise<AjaxAnswer | null> {
  const result = await sendWrite(http, {
    nonce,
    createRequest: (current) => createFormRequest(url, formatBody(current), signal),
  })
  return result.kind === "not-accepted" ? null : readAnswer(result)
}
