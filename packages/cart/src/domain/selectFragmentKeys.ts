/**
 * The session storage keys under which the basket's markup is kept: the host's own name for it, else every key that begins as the
 * platform's do. Source: attribution-translation-site §6 "Language click".
 */
export function selectFragmentKeys(fragmentName: string | null, storageKeys: readonly string[]): string[] {
  return storageKeys.filter((key) => (fragmentName ? key === fragmentName : key.startsWith("wc_fragments")))
}
