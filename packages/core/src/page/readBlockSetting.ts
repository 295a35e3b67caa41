import { isRecord, selectBlockSetting } from "../domain/index.ts"
import type { LoaderPage } from "./page.ts"
import { readGlobal } from "./readGlobal.ts"

/**
 * The setting of the platform's blocks under `key`: `wc.wcSettings.getSetting(key)`, which counts as a global of the host. Undefined
 * without one, and when the host's function throws. Source: host-pages contract "Settings" 3.
 */
export function readBlockSetting({ window }: Pick<LoaderPage, "window">, key: string): unknown {
  try {
    return selectBlockSetting(readOwnMember(readGlobal(window, "wc"), "wcSettings"), key)
  } catch {
    // A getter of the host's may throw, too.
    return undefined
  }
}

/** The two names of one group of settings. */
export interface SettingNames {
  /** The host's global, and the member of the page config's `host`. */
  readonly name: string
  /** The blocks' key, read where the global is missing. */
  readonly blockKey: string
  /** The package that reads them, by which `takeOver` lists it. */
  readonly packageName: string
}

/**
 * Reads settings that a platform prints as a global on classic pages and under a key of its blocks' settings on others: field by field from
 * the page config, else from the global, else, without such a global, from the blocks. Null without any.
 */
export function readSettings(
  page: Pick<LoaderPage, "window" | "settings">,
  { name, blockKey, packageName }: SettingNames,
): Readonly<Record<string, unknown>> | null {
  const settings = page.settings.read(name, packageName)
  const fromBlocks = isRecord(Reflect.get(page.window, name)) ? undefined : readBlockSetting(page, blockKey)
  return isRecord(fromBlocks) ? { __proto__: null, ...fromBlocks, ...settings } : settings
}

/**
 * Reads a member as it is stored. With `WP_DEBUG` the platform's `wc` is a proxy that warns of every script that gets a member without naming
 * its handle, which a module can't; it lets the member itself be looked at.
 */
function readOwnMember(holder: unknown, name: string): unknown {
  if (typeof holder !== "object" || holder === null) return undefined
  const member = Reflect.getOwnPropertyDescriptor(holder, name)
  return member?.get ? Reflect.apply(member.get, holder, []) : (member?.value as unknown)
}
