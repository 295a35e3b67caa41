/** Formats a list as `"a", "b" or "c"`, for "expected …". */
export function listWords(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`)
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1) ?? ""}`
}
