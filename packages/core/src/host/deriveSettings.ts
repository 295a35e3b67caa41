import { adminAjaxPath, nullPrototype } from "../domain/index.ts"
import { deriveStartSettings, type DeriveSettings } from "./derivedSettings.ts"
import { mapEntries } from "../page/mapEntries.ts"
import { readLanguagePrefix } from "./pageAddresses.ts"

/** Derives all members of settings; for active code. */
export const deriveSettings: DeriveSettings = (derived, document) => {
  const { present, texts, links = {}, choices = {} } = nullPrototype(derived)
  const find = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)
  if (present !== undefined && !find(present)) return null
  return {
    wc_ajax_url: `${readLanguagePrefix(document)}/?wc-ajax=%%endpoint%%`,
    ajax_url: adminAjaxPath,
    ...deriveStartSettings(derived, document),
    ...texts,
    ...mapEntries(links, (selector) => find(selector)?.href ?? ""),
    ...mapEntries(choices, ([selector, value = "1", otherwise = ""]) => (find(selector) ? value : otherwise)),
  }
}
