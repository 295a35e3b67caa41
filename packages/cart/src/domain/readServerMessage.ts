import { formatPlainText, isFatalError, isRecord, parseSurroundedJson, readMember } from "@ringside/core/domain"

/** A longer text is no message for a shopper. */
const maxCharacters = 500

/**
 * Reads the failure message of a shop's response, as plain text: its `message`, that of its `data`, or a text in `error` or `data`. Empty
 * when `text` is no JSON, or has no message for shoppers.
 */
export function readServerMessage(text: string): string {
  const answer = parseSurroundedJson(text)
  if (!isRecord(answer) || isFatalError(answer)) return ""
  const places = [["message"], ["data", "message"], ["data"], ["error"]]
  for (const place of places) {
    const value = readMember(answer, place)
    const message = typeof value === "string" ? formatPlainText(value) : ""
    if (message !== "" && message.length <= maxCharacters) return message
  }
  return ""
}
