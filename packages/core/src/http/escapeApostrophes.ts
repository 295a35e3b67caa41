/** Percent-encodes the apostrophes of a form's body: some firewalls refuse an order of "O'Brien" otherwise. */
export function escapeApostrophes(body: string): string {
  return body.replaceAll("'", "%27")
}
