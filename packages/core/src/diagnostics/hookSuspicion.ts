import { attributePrefix, parseOptions } from "../domain/index.ts"
import type { KnownWidgets } from "../author/diagnose.ts"
import { readAttributes } from "../hooks/hookAttributes.ts"
import { readHookNames } from "../hooks/hooks.ts"
import { loadModes } from "../hooks/loadMode.ts"

/** Options of every hook, and attributes that we write ourselves. */
export const commonOptions: readonly string[] = ["load"]
const ownAttributes = ["state", "content", "root", "inserted"]

/** The names of a hook's options, without the prefix. */
export function listOptions(host: Element): readonly string[] {
  return host
    .getAttributeNames()
    .filter((name) => name.startsWith(attributePrefix))
    .map((name) => name.slice(attributePrefix.length))
    .filter((name) => !ownAttributes.includes(name))
}

/** Whether a hook has a valid load mode, or none. */
export function hasKnownLoadMode(host: Element): boolean {
  const asked = host.getAttribute(`${attributePrefix}load`)
  return asked === null || loadModes.some((mode) => mode === asked)
}

/** Whether an attribute of a hook may be a mistake; the diagnostics then check it in detail. */
export function isHookSuspect(host: Element, { tables, drawing, registered = [] }: KnownWidgets): boolean {
  const names = readHookNames(host)
  if (names.some((name) => registered.includes(name))) return names.length > 1
  if (names.some((name) => !tables.has(name)) || !hasKnownLoadMode(host)) return true
  if (names.filter((name) => drawing.some((each) => each.name === name)).length > 1) return true
  const own = names.map((name) => tables.get(name) ?? {})
  const claims = (option: string) =>
    commonOptions.includes(option) ? 1 : own.filter((table) => Object.hasOwn(table, option)).length
  if (listOptions(host).some((option) => names.length > 0 && claims(option) !== 1)) return true
  let hasProblem = false
  for (const table of own) parseOptions(table, readAttributes(table, host), () => (hasProblem = true))
  return hasProblem
}
