import { type ConfigRecord, isRecord } from "../domain/index.ts"
import { type BootConfig, isTakenOver } from "./bootConfig.ts"
import { type DeriveSettings, deriveStartSettings } from "./derivedSettings.ts"

/** The settings that a platform prints for its own scripts, under the names of its globals. */
export interface HostSettings {
  /**
   * The object of that name, field by field from the page config, else the host's global, else (for packages that `takeOver`
   * names) the page itself; null when nobody says anything. Source: host-pages contract "Settings".
   */
  read(name: string, packageName: string): Readonly<Record<string, unknown>> | null
  /** From now on asks `derive` for what the page itself tells, and takes the config's objects from `host`. */
  complete?(derive: DeriveSettings, host: ConfigRecord): void
}

interface SettingsPage {
  readonly window: Window
  readonly config: BootConfig
}

/** Settings of one page; the globals are read again each time, since they may be printed after our script. */
export function createHostSettings({ window, config }: SettingsPage): HostSettings {
  let derive = deriveStartSettings
  let { host } = config
  return {
    complete(better, checked) {
      derive = better
      host = checked
    },
    read(name, packageName) {
      const sources = [
        config.preset && isTakenOver(config, packageName) ? derive(name, window.document) : null,
        Reflect.get(window, name) as unknown,
        host[name],
      ].filter(isSettings)
      if (sources.length === 0) return null
      return sources.reduce((below, above) => ({ __proto__: null, ...below, ...above }))
    },
  }
}

/** An element whose id is the name of a setting is a global, too. */
function isSettings(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !("nodeType" in value)
}
