/** Replaces the content of the body of a test's document. */
export function printBody(html: string): void {
  document.body.innerHTML = html
}
