/** Removes the `characters` at the end of the text. A pattern like `/x+$/` would start again at each character of a long run. */
export function trimTrailing(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
