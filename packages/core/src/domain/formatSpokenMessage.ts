/**
 * The text to set on a live region: tags replaced by spaces, and a no-break space appended to a text equal to the previous one, because
 * screen readers ignore a region that doesn't change. Without a message: "". Source: attribution-translation-site §10.
 */
export function formatSpokenMessage(message: string | null, previous?: string): string {
  const text = (typeof message === "string" ? message : "").replace(/<[^<>]+>/g, " ")
  return text !== "" && text === previous ? `${text}\u00A0` : text
}
