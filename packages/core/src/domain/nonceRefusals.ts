/** A response to a request whose nonce was printed into the page. */
interface NonceAnswer {
  readonly status: number
  readonly text: string
}

/** Whether the platform has refused a nonce that is too old, with -1 and 403. A page that is loaded again has a new nonce. */
export function isExpiredNonce({ status, text }: NonceAnswer): boolean {
  return status === 403 && text.trim() === "-1"
}

/**
 * Whether a request was refused because of its nonce, or before the shop looked at the nonce: older releases of the platform respond -1 with
 * 200, and a firewall or a password of the server has a page of its own. The shop changed nothing, so the request may take another way.
 */
export function isNonceRefusal({ status, text }: NonceAnswer): boolean {
  return status === 401 || status === 403 || text.trim() === "-1"
}
