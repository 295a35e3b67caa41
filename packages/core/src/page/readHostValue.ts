import { readMember, type SettingsTable } from "../domain/index.ts"
import type { LoaderPage } from "./page.ts"
import { readGlobal } from "./readGlobal.ts"

/** Reads by its table what a host prints under one name and is no object: the member of the page config's `host`, else the global. */
export function readHostValue<Value>(
  { config, window }: Pick<LoaderPage, "window" | "config">,
  { name, parse }: SettingsTable<Value>,
): Value {
  return parse(readMember(config.host, [name]) ?? readGlobal(window, name))
}
