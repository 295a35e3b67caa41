import { isRecord, type SettingsSource } from "../domain/index.ts"
import { type LoaderConfig, isTakenOver } from "../page/loaderConfig.ts"
import { type DeriveSettings, deriveStartSettings } from "./derivedSettings.ts"
import type { PageDocument } from "../page/pageDocument.ts"
import { readGlobal } from "../page/readGlobal.ts"

/** The settings that a platform prints for its own scripts, by the names of its globals. */
export interface HostSettings {
  /**
   * Reads what the host prints there; null without any. An object is read field by field from the page config, else the host's global (until
   * that is there: its copy in the config), else (for packages that `takeOver` lists) the page itself, as `derived` declares. Values that are no objects and settings of the platform's
   * blocks are read once the late code runs. Code outside core uses `readHostSettings`, which parses them. Source: host-pages contract
   * "Settings".
   */
  read(source: SettingsSource): unknown
}

export interface SettingsPage {
  readonly window: Window
  readonly document: PageDocument
  readonly config: LoaderConfig
  /** Derives settings from the page itself. */
  readonly derive?: DeriveSettings
}

/** The settings of one page. Globals are read again each time, since they may be printed after our script. */
export function createHostSettings({
  window,
  document,
  config,
  derive = deriveStartSettings,
}: SettingsPage): HostSettings {
  const { host, hostCopies } = config
  return {
    read({ name, packageName, derived }) {
      const sources = [
        derived && config.preset && isTakenOver(config, packageName) ? derive(derived, document) : null,
        // Once the global is there, only it counts: scripts of the page change it.
        readGlobal(window, name) ?? hostCopies[name],
        host[name],
      ].filter(isRecord)
      if (sources.length === 0) return null
      return sources.reduce((below, above) => ({ __proto__: null, ...below, ...above }))
    },
  }
}
