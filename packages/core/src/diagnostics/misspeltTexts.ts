import { type ConfigRecord, suggestName } from "../domain/index.ts"
import { type KnownTexts, listOwnTexts } from "../author/hasMisspeltTexts.ts"

/** The warnings about names of a page's own texts that probably misspell known ones. */
export function listMisspeltTexts({ namespace, keys }: KnownTexts, overrides: ConfigRecord): readonly string[] {
  return listOwnTexts(overrides).flatMap(({ language, name, prefix, key }) => {
    const isKnown = keys.includes(key)
    if ((prefix === namespace && isKnown) || suggestName(prefix, [namespace]) === null) return []
    const meant = isKnown ? key : suggestName(key, keys)
    if (meant === null) return []
    return [
      `[ringside] config member messages.${language}["${name}"] is not a text of ${namespace}; did you mean "${namespace}.${meant}"? It is ignored.`,
    ]
  })
}
