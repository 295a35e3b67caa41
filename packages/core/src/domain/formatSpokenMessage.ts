/**
 * What a spoken region is set to: tags replaced by spaces, and a no-break space after a text equal to the last returned one, because
 * a region that doesn't change isn't read again. Nothing to say: "". Source: attribution-translation-site §10.
 */
export function formatSpokenMessage(message: string | null, previous?: string): string {
  const text = (typeof message === "string" ? message : "").replace(/<[^<>]+>/g, " ")
  return text !== "" && text === previous ? `${text}\u00A0` : text
}
