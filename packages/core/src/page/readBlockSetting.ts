import { isRecord } from "../domain/index.ts"
import type { LoaderPage } from "./page.ts"

/**
 * What the platform's blocks say under `key`: `wc.wcSettings.getSetting(key)`, which counts as a global of the host's. Undefined
 * where there is none, also when the host's function breaks. Source: host-pages contract "Settings" 3.
 */
export function readBlockSetting({ window }: Pick<LoaderPage, "window">, key: string): unknown {
  try {
    const settings: unknown = readMember(readMember(window, "wc"), "wcSettings")
    const getSetting = readMember(settings, "getSetting")
    if (typeof getSetting !== "function") return undefined
    const value: unknown = Reflect.apply(getSetting, settings, [key])
    // The platform's answer for what it doesn't know.
    return value === false || value === null ? undefined : value
  } catch {
    return undefined
  }
}

/** Which settings, under both of their names. */
export interface SettingNames {
  /** The host's global, and the member of the page config's `host`. */
  readonly name: string
  /** The blocks' key, asked where the global is missing. */
  readonly blockKey: string
  /** Who reads them: `takeOver` names it. */
  readonly packageName: string
}

/**
 * Settings that a platform prints as a global on classic pages and under a key of its blocks' settings on others: field by field from
 * the page config, else from the global, else, where there is no such global, from the blocks. Null when nobody says anything.
 */
export function readSettings(
  page: Pick<LoaderPage, "window" | "settings">,
  { name, blockKey, packageName }: SettingNames,
): Readonly<Record<string, unknown>> | null {
  const settings = page.settings.read(name, packageName)
  const fromBlocks = isRecord(Reflect.get(page.window, name)) ? undefined : readBlockSetting(page, blockKey)
  return isRecord(fromBlocks) ? { __proto__: null, ...fromBlocks, ...settings } : settings
}

/** Whatever holds it: a function may have members, and so may a proxy of the host's. */
function readMember(holder: unknown, name: string): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : undefined
}
