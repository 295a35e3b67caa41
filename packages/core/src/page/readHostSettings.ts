import type { SettingsTable } from "../domain/index.ts"
import type { LoaderPage } from "./page.ts"

/** Reads a host's settings by their table, anew each time: a host may print them after our script. */
export function readHostSettings<Value>(
  { settings }: Pick<LoaderPage, "settings">,
  { name, packageName, derived, parse }: SettingsTable<Value>,
): Value {
  return parse(settings.read(name, packageName, derived))
}

/**
 * Whether the page has settings of a job, and in them a value for `member`, if one is named. For code of the loader, which has no parser of
 * them.
 */
export function hasHostSetting(
  { settings }: Pick<LoaderPage, "settings">,
  job: { readonly settings: string; readonly packageName: string },
  member?: string,
): boolean {
  const found = settings.read(job.settings, job.packageName)
  return Boolean(member ? found?.[member] : found)
}
