import { formatPlainText, isRecord, parseJson, readMember } from "@ringside/core/domain"

/** Longer texts are no sentence for a shopper. */
const maxCharacters = 500

/**
 * What a shop's answer says of its failure, as plain text: its `message`, that of its `data`, or an `error` or `data` that is text
 * itself. Empty when `text` is no JSON, or says nothing that can be shown.
 */
export function readServerMessage(text: string): string {
  const answer = parseJson(text)
  if (!isRecord(answer)) return ""
  const places = [["message"], ["data", "message"], ["data"], ["error"]]
  for (const place of places) {
    const value = readMember(answer, place)
    const message = typeof value === "string" ? formatPlainText(value) : ""
    if (message !== "" && message.length <= maxCharacters) return message
  }
  return ""
}
