import { isRecord, readMember } from "../domain/index.ts"
import { readGlobal } from "../page/readGlobal.ts"
import { createHostSettings, type HostSettings, type SettingsPage } from "./hostSettings.ts"
import { readBlockSetting } from "./readBlockSetting.ts"

/** The settings of one page for active code: also values that are no objects, and those that only the platform's blocks have. */
export function createFullHostSettings(page: SettingsPage): HostSettings {
  const { window, config } = page
  const objects = createHostSettings(page)
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
