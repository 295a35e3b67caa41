import { readText } from "@ringside/core/domain"

/**
 * The session storage keys of the basket's markup: the host's own name, else every key with the platform's prefixes. Source:
 * attribution-translation-site §6 "Language click".
 */
export function selectFragmentKeys(fragmentName: string | null, storageKeys: readonly string[]): string[] {
  return storageKeys.filter((key) => (readText(fragmentName) ? key === fragmentName : key.startsWith("wc_fragments")))
}
