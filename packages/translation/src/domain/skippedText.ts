import { isSecretParameter } from "@ringside/core/domain"
import { trimOriginal } from "./translatableText.ts"
import type { TranslationConfig } from "./translationConfig.ts"

/** Attributes whose values are addresses to follow or to fetch, which aren't text for people. */
const linkAttributes: readonly string[] = ["href", "src"]
const addressAttributes: readonly string[] = [...linkAttributes, "srcset", "poster", "action"]

/**
 * Whether a string is never sent: it was found too often, the shop excludes it, it is an e-mail address, or it is an address with a secret
 * in its query. `attribute` is "" for text; `seen` is the number of earlier finds. Source: attribution-translation-site §5.2.
 */
export function isSkippedText(text: string, attribute: string, config: TranslationConfig, seen = 0): boolean {
  const original = trimOriginal(text)
  const { duplicatesAllowed, skipStrings, skipSubstrings } = config
  const substrings = Object.hasOwn(skipSubstrings, attribute) ? (skipSubstrings[attribute] ?? []) : []
  return (
    seen > duplicatesAllowed ||
    skipStrings.includes(text) ||
    skipStrings.includes(original) ||
    substrings.some((substring) => original.includes(substring)) ||
    isPrivate(original, attribute.toLowerCase())
  )
}

/**
 * Whether a string identifies the shopper, or opens an account, an order or a payment. Such strings aren't sent, because stored
 * translations are public.
 */
export function isPrivate(original: string, attribute: string): boolean {
  if (!isAddressAttribute(attribute)) return /^[^\s@]+@[^\s@]+$/.test(original)
  return /^mailto:/i.test(original) || (linkAttributes.includes(attribute) && hasSecretParameter(original))
}

/**
 * Whether a string contains an e-mail address, or a web address with a secret in its query, among other words. Such strings aren't sent,
 * because stored translations are public. `attribute` is "" for text.
 */
export function mentionsPrivateText(original: string, attribute: string): boolean {
  // In addresses of pictures an @ is usual, as in `logo@2x.png`.
  if (!isAddressAttribute(attribute) && /[\p{L}\p{N}._+-]@[\p{L}\p{N}]/u.test(original)) return true
  return original.split(/\s/).some((word) => /:\/\/|^\//.test(word) && hasSecretParameter(word))
}

/** Whether an attribute, in any case, holds one or more addresses. */
function isAddressAttribute(attribute: string): boolean {
  return addressAttributes.includes(attribute.toLowerCase())
}

/** Whether an address has a parameter whose value is a secret or an e-mail address. */
function hasSecretParameter(url: string): boolean {
  const [address = ""] = url.split("#", 1)
  const start = address.indexOf("?")
  if (start < 0) return false
  const names = address.slice(start + 1).split("&")
  return names.some((pair) => isSecretParameter(pair.split("=", 1)[0] ?? ""))
}
