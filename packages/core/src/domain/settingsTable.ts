import type { DerivedSettings } from "./derivedSettings.ts"
import { isRecord } from "./isRecord.ts"

/** The place where a platform prints settings. */
export interface SettingsSource {
  /** The host's global, and the member of the page config's `host`. */
  readonly name: string
  /** The package that reads them, by which `takeOver` lists it. */
  readonly packageName: string
  /** Whether they are a text or a list. The WordPress plugin leaves it where the host prints it. */
  readonly isValue?: boolean
  /** The key of the platform's blocks under which they are where the global is missing. */
  readonly blockKey?: string
  /** How they are derived from a page that prints none. */
  readonly derived?: DerivedSettings | undefined
}

/**
 * Settings that a platform prints for its own scripts, and how a package reads them. Declare one in the package's `hostSettings.ts`, list
 * it in `part.ts`, and read it with `readHostSettings`. Source: host-pages contract "Settings".
 */
export interface SettingsTable<Value = unknown> extends SettingsSource {
  /** The purpose of the settings, for the documentation. */
  readonly doc: string
  /** Turns the settings into typed data. They are merged field by field from config, global and page; null without any. */
  readonly parse: (settings: unknown) => Value
}

/** Parses the members of settings, each from undefined where it is missing; null when there are no settings. */
export function parseMembers<const Readers extends Readonly<Record<string, (value: unknown) => unknown>>>(
  settings: unknown,
  readers: Readers,
): { readonly [Name in keyof Readers]: ReturnType<Readers[Name]> } | null {
  if (!isRecord(settings)) return null
  const members = Object.entries(readers).map(([name, read]) => [name, read(settings[name])])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each member comes from the reader of its name
  return Object.fromEntries(members) as { readonly [Name in keyof Readers]: ReturnType<Readers[Name]> }
}
