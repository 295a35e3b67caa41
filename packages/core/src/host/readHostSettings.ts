import { readMember, type SettingsTable } from "../domain/index.ts"
import type { LoaderPage } from "../page/page.ts"
import { readGlobal } from "../page/readGlobal.ts"

/** Reads a host's settings by their table, anew each time: a host may print them after our script. */
export function readHostSettings<Value>(
  { settings }: Pick<LoaderPage, "settings">,
  table: SettingsTable<Value>,
): Value {
  return table.parse(settings.read(table))
}

/**
 * Whether the host prints anything under a name, as a global or in the page config's `host`, and in it a value for `member`, if one is
 * named. For code of the loader, which has no parser of settings.
 */
export function hasHostSettings(
  { config, settings, window }: Pick<LoaderPage, "config" | "settings" | "window">,
  name: string,
  member?: string,
): boolean {
  if (member !== undefined) return Boolean(readMember(settings.read({ name, packageName: "" }), [member]))
  return readGlobal(window, name) !== undefined || Object.hasOwn(config.host, name)
}
