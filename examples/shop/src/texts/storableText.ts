/** Removes what the database refuses: the character 0, and half characters, which a length limit may have left. */
export function storableText(text: string): string {
  // With this flag, halves match alone and pairs don't.
  return text.replaceAll("\0", "").replace(/\p{Cs}/gu, "")
}

/** The beginning of a text, of at most `lengthMax` UTF-16 units, that doesn't end in half a character. */
export function cutText(text: string, lengthMax: number): string {
  return storableText(text.slice(0, lengthMax))
}
