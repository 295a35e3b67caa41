import { formatJson, isRecord } from "@ringside/core/domain"
import { readMembers } from "./readValues.ts"

/** The fields of a usage event for the platform; null without a name or nonce. Source: attribution-translation-site §4. */
export function createTrackFields(
  entry: { event: string; properties?: object } | null,
  nonce: string,
): [string, string][] | null {
  const { event, properties } = readMembers(entry)
  if (typeof event !== "string" || event === "" || typeof nonce !== "string" || nonce === "") return null
  return [
    ["tracksNonce", nonce],
    ["action", "platform_tracks"],
    ["tracksEventName", event],
    ["tracksEventProp", isRecord(properties) ? formatJson(properties) : "{}"],
  ]
}
