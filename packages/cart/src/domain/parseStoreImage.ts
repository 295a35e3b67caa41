import { formatPlainText, isSafeNavigationUrl, readRecord, readText } from "@ringside/core/domain"
import type { CartImage } from "./cart.ts"

/** Parses a picture of a Store API line or product; null without an address that a page may load. */
export function parseStoreImage(raw: unknown): CartImage | null {
  const image = readRecord(raw)
  const src = readStoreAddress(image["thumbnail"]) ?? readStoreAddress(image["src"])
  if (src === null) return null
  return {
    src,
    srcset: readSourceSet(image["srcset"]),
    sizes: readText(image["sizes"]),
    alt: formatPlainText(image["alt"]),
  }
}

/** Base for relative addresses. Only the scheme is checked, so any base will do. */
const anyBase = "https://shop.invalid/"

/** Reads an address of a Store API response; null for one that a page may not lead to. */
export function readStoreAddress(raw: unknown): string | null {
  const address = readText(raw).trim()
  return isSafeNavigationUrl(address, anyBase) ? address : null
}

/** A set with one bad address is dropped as a whole: the remaining files might have the wrong size for the place. */
function readSourceSet(raw: unknown): string {
  const sourceSet = readText(raw).trim()
  const isSafe = sourceSet.split(/,\s+/).every((candidate) => readStoreAddress(candidate.split(/\s+/)[0]) !== null)
  return isSafe ? sourceSet : ""
}
