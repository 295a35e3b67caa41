import type { SettingsTable } from "../domain/index.ts"
import type { LoaderPage } from "./page.ts"

/** Reads a host's settings by their table, anew each time: a host may print them after our script. */
export function readHostSettings<Value>(
  { settings }: Pick<LoaderPage, "settings">,
  { name, packageName, derived, parse }: SettingsTable<Value>,
): Value {
  return parse(settings.read(name, packageName, derived))
}
