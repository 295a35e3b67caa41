import { encodeUri, formatText, readMembers, readNumberedList } from "@ringside/core/domain"

/** FNV-1a of the text's UTF-8 bytes, 32 bits. Source: popups §12. */
export function hashVisitor(text: string): number {
  let hash = 0x811c9dc5
  for (const [byte] of encodeUri(formatText(text)).matchAll(/%[\dA-F]{2}|[^%]/g)) {
    const code = byte.length === 1 ? byte.charCodeAt(0) : Number.parseInt(byte.slice(1), 16)
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  return hash >>> 0
}

/**
 * The variant of an A/B test for a visitor; a stored one is kept while the test contains it. Null when no variant has a weight. Source:
 * popups §12.
 */
export function selectVariant(test: object | null, visitorKey: string, stored: number | null): number | null {
  const { id, variants } = readMembers(test)
  const all = (readNumberedList(variants) ?? []).flatMap((variant) => {
    const { popupId, weight = 1 } = readMembers(variant)
    return typeof popupId === "number" ? [{ popupId, weight: readWeight(weight) }] : []
  })
  if (stored !== null && all.some(({ popupId }) => popupId === stored)) return stored
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  let left = hashVisitor(`${formatText(id)}:${formatText(visitorKey)}`) % total
  for (const { popupId, weight } of all) {
    if (left < weight) return popupId
    left -= weight
  }
  return null
}

function readWeight(weight: unknown): number {
  return typeof weight === "number" && Number.isSafeInteger(weight) && weight > 0 ? weight : 0
}
