import { decodeUri, encodeUri, formatText } from "@ringside/core/domain"

/**
 * The address with a parameter set at its first position, or removed if `value` is null. Other parameters and the fragment keep their
 * spelling. An address that is empty or only a fragment is returned unchanged. Source: attribution-translation-site §13.
 */
export function setQueryParam(url: string, key: string, value: string | null): string {
  if (typeof url !== "string") return ""
  const [, base = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(url) ?? []
  if (base === "" && query === "") return url
  const pairs = query.split("&")
  const waiting = value === null ? [] : [`${encodeUri(key)}=${encodeUri(formatText(value))}`]
  const isAbsent = !pairs.some((pair) => isNamed(pair, key))
  if (isAbsent && value === null) return url
  // The new parameter replaces the first one with its name.
  const kept = pairs.flatMap((pair) => (isNamed(pair, key) ? waiting.splice(0) : pair || []))
  const next = [...kept, ...waiting].join("&")
  return base + (next === "" ? "" : `?${next}`) + fragment
}

function isNamed(pair: string, key: string): boolean {
  return pair !== "" && decodeUri(pair.split("=", 1)[0] ?? "") === key
}
