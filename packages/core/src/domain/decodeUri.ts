/** Decodes what is percent-encoded; text whose encoding is broken comes back as it stands. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
