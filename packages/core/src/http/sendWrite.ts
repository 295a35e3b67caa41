import type { Http, HttpAnswer, HttpResult, WriteRequest } from "./http.ts"

/** The source of a write's nonce, and its one recovery when the shop refuses the nonce. */
export interface NonceSource {
  /** The nonce to send; empty while none is known. */
  read(): string
  /** Stores the nonce of a response. `refused` is the one that the shop has just refused; it is never returned again. */
  keep(answer: HttpAnswer, refused: string | null): void
  /** Whether the shop refused a write because of its nonce, in which case it changed nothing. */
  isRefusal(answer: HttpAnswer): boolean
  /**
   * Fetches a nonce and stores it; resolves with the result of that request. Null without a source: an omitted member would be read from a
   * host's `Object.prototype`.
   */
  readonly renew: (() => Promise<HttpResult>) | null
}

/** A write whose endpoint checks a nonce. */
export interface NonceWrite {
  readonly nonce: NonceSource
  /** Creates the request with the nonce in a header or field. Called again for the one retry. */
  createRequest(nonce: string): WriteRequest
}

/** `not-accepted`: the shop changed nothing. `answer` is its refusal, or the failed request for a nonce; null where nothing was sent. */
export type WriteResult = HttpResult | { readonly kind: "not-accepted"; readonly answer: HttpResult | null }

/**
 * Sends a write with its nonce. A missing nonce is fetched first. A refused one is replaced by the refusal's, else fetched, and the write
 * is sent once more; the second refusal is final, and the caller falls back. Nothing else is ever sent twice.
 */
export async function sendWrite(http: Http, { nonce, createRequest }: NonceWrite): Promise<WriteResult> {
  if (nonce.read() === "") {
    const fetched = nonce.renew && (await nonce.renew())
    // A shop that responds without a nonce checks none.
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
