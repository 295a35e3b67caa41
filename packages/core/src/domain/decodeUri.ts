/** Decodes percent-encoded text. Text with a broken encoding is returned unchanged. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
