/** Percent-encodes a part of an address or a form. Half a surrogate pair becomes U+FFFD, where the platform's function throws. */
export function encodeUri(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"))
}
