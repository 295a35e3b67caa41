import { adminAjaxPath, isRecord, nullPrototype, readMember } from "../domain/index.ts"
import { mapEntries } from "../page/mapEntries.ts"
import { readGlobal } from "../page/readGlobal.ts"
import { type DeriveSettings, deriveStartSettings } from "./derivedSettings.ts"
import { createHostSettings, type HostSettings, type SettingsPage } from "./hostSettings.ts"
import { readLanguagePrefix } from "./pageAddresses.ts"
import { readBlockSetting } from "./readBlockSetting.ts"

/**
 * The settings of one page for active code: also values that are no objects, those that only the platform's blocks have, and all members
 * that are derived from the page itself.
 */
export function createFullHostSettings(page: Omit<SettingsPage, "derive">): HostSettings {
  const { window, config } = page
  const objects = createHostSettings({ ...page, derive: deriveSettings })
  return {
    read(source) {
      const { name, isValue, blockKey } = source
      if (isValue) return readMember(config.host, [name]) ?? readGlobal(window, name) ?? null
      const settings = objects.read(source)
      if (blockKey === undefined || isRecord(readGlobal(window, name))) return settings
      const fromBlocks = readBlockSetting(page, blockKey)
      return isRecord(fromBlocks) ? { __proto__: null, ...fromBlocks, ...(isRecord(settings) && settings) } : settings
    },
  }
}

const deriveSettings: DeriveSettings = (derived, document) => {
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
