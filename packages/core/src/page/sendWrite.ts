import type { Http, HttpAnswer, HttpResult, WriteRequest } from "./http.ts"

/** Where the nonce of a write comes from, and its one recovery when the shop doesn't accept it. */
export interface NonceSource {
  /** The nonce to send; empty while none is known. */
  read(): string
  /** Keeps the nonce that an answer brings. `refused` is the one that the shop has just refused; it is never read again. */
  keep(answer: HttpAnswer, refused: string | null): void
  /** Whether the shop refused a write for its nonce, in which case it has done nothing. */
  isRefusal(answer: HttpAnswer): boolean
  /**
   * Fetches a nonce and keeps it; answers what came of the request. Null where there is nothing to fetch it from: a member that is left
   * out would be read from a host's `Object.prototype`.
   */
  readonly renew: (() => Promise<HttpResult>) | null
}

/** A write whose endpoint checks a nonce. */
export interface NonceWrite {
  readonly nonce: NonceSource
  /** The request with the nonce in its place: a header or a field. Called again for the one retry. */
  createRequest(nonce: string): WriteRequest
}

/** `not-accepted`: the shop has done nothing. `answer` is its refusal, or the failed request for a nonce; null where nothing was sent. */
export type WriteResult = HttpResult | { readonly kind: "not-accepted"; readonly answer: HttpResult | null }

/**
 * Sends a write with its nonce. A missing nonce is fetched first. A refused one is replaced by that of the refusal, else fetched, and the
 * write is sent once more; the second refusal is final, and the caller falls back. Nothing else is ever sent twice.
 */
export async function sendWrite(http: Http, { nonce, createRequest }: NonceWrite): Promise<WriteResult> {
  if (nonce.read() === "") {
    const fetched = nonce.renew && (await nonce.renew())
    // A shop that answers without a nonce checks none.
    if (nonce.read() === "" && !isOk(fetched)) return { kind: "not-accepted", answer: fetched }
  }
  const first = await sendOnce(http, { nonce, createRequest })
  if (first.kind !== "not-accepted") return first
  if (nonce.read() === "" && nonce.renew) await nonce.renew()
  return nonce.read() === "" ? first : sendOnce(http, { nonce, createRequest })
}

async function sendOnce(http: Http, { nonce, createRequest }: NonceWrite): Promise<WriteResult> {
  const sent = nonce.read()
  const answer = await http({ ...createRequest(sent), nonce: "sent" as const })
  if (answer.kind !== "answer") return answer
  const isRefused = nonce.isRefusal(answer)
  nonce.keep(answer, isRefused ? sent : null)
  return isRefused ? { kind: "not-accepted", answer } : answer
}

function isOk(result: HttpResult | null): boolean {
  return result?.kind === "answer" && result.isOk
}
