import { formatFormPairs, formatScalar } from "./formPairs.ts"

/**
 * Formats pairs as the body of a form post, the way a browser submits a form: line ends become CRLF, spaces `+`, half a surrogate pair
 * U+FFFD. No pairs give "". Source: checkout §3, §14.
 */
export function encodeForm(pairs: readonly (readonly [string, string])[] | null): string {
  const known = Array.isArray(pairs) ? pairs.filter((pair): pair is [unknown, unknown] => Array.isArray(pair)) : []
  return formatFormPairs(known.map(([name, value]) => [formatLineEnds(name), formatLineEnds(value)]))
}

function formatLineEnds(text: unknown): string {
  return formatScalar(text).replace(/\r\n?|\n/g, "\r\n")
}
