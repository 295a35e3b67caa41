import { hasSecretParameter, isAddressAttribute } from "./skippedText.ts"

/**
 * Whether a string contains an e-mail address, or a web address with a secret in its query, among other words. Such strings aren't sent,
 * because stored translations are public. `attribute` is "" for text.
 */
export function mentionsPrivateText(original: string, attribute: string): boolean {
  // In addresses of pictures an @ is usual, as in `logo@2x.png`.
  if (!isAddressAttribute(attribute) && /[\p{L}\p{N}._+-]@[\p{L}\p{N}]/u.test(original)) return true
  return original.split(/\s/).some((word) => /:\/\/|^\//.test(word) && hasSecretParameter(word))
}
