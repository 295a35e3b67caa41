import {
  type AttributeTable,
  type OptionsOf,
  findUnknownOptions,
  formatAttributeProblem,
  parseOptions,
} from "../domain/index.ts"
import { suggestName } from "../domain/index.ts"
import type { Reports } from "./reports.ts"
import type { LoadMode, WidgetEntry } from "./widget.ts"

const prefix = "data-ringside-"
/** Names after `data-ringside-` that every hook may carry. */
const reserved = ["load", "state", "root"]
const loadModes: readonly LoadMode[] = ["now", "idle", "visible", "interaction"]

/** The widget and behaviours that a hook names. */
export function readHookNames(host: Element): readonly string[] {
  return (host.getAttribute("data-ringside") ?? "").split(/\s+/).filter(Boolean)
}

/** A hook's options by its widget's table. A wrong value is told once, and its default is used. */
export function readHookOptions<const Table extends AttributeTable>(
  widget: string,
  table: Table,
  host: Element,
  reports: Reports,
): OptionsOf<Table> {
  const raw = Object.fromEntries(Object.keys(table).map((name) => [name, host.getAttribute(prefix + name)]))
  return parseOptions(table, raw, (problem) => reports.warn(formatAttributeProblem(widget, problem), host))
}

/** When a hook's widget is to be fetched. */
export function readLoadMode(entry: WidgetEntry, host: Element, reports: Reports): LoadMode {
  const { load, name } = entry
  const byOption = Object.entries(load.byOption ?? {}).map(
    ([option, modes]) => modes[host.getAttribute(prefix + option) ?? ""] ?? modes[readFallback(entry, option)],
  )
  const fallback = byOption.find((mode) => mode !== undefined) ?? load.mode
  const asked = host.getAttribute(`${prefix}load`)
  if (asked === null) return fallback
  const mode = loadModes.find((each) => each === asked)
  if (!mode) {
    reports.warn(
      `[ringside ${name}] data-ringside-load is "${asked}"; expected "now", "idle", "visible" or "interaction", so it loads ${fallback}.`,
      host,
    )
  }
  return mode ?? fallback
}

function readFallback(entry: WidgetEntry, option: string): string {
  return String(entry.attributes[option]?.fallback ?? "")
}

/** Tells every mistake in one hook's attributes, whether or not the hook is ever touched. */
export function checkHook(host: Element, tables: ReadonlyMap<string, AttributeTable>, reports: Reports): void {
  const names = readHookNames(host)
  const known = names.filter((name) => tables.has(name))
  for (const name of names) {
    if (tables.has(name)) continue
    const suggestion = suggestName(name, [...tables.keys()])
    const hint = suggestion ? `; did you mean "${suggestion}"?` : `; expected one of ${[...tables.keys()].join(", ")}.`
    reports.warn(`[ringside] data-ringside is "${name}"${hint} The server's HTML stays as it is.`, host)
  }
  if (known.length === 0) return
  const present = host
    .getAttributeNames()
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
  const own = known.map((name) => tables.get(name) ?? {})
  for (const problem of findUnknownOptions(own, present, reserved)) {
    reports.warn(formatAttributeProblem(known.join(" "), problem), host)
  }
  for (const option of present) {
    const claimants = known.filter((name) => Object.hasOwn(tables.get(name) ?? {}, option))
    if (claimants.length < 2) continue
    reports.warn(
      `[ringside ${claimants.join(" ")}] ${prefix}${option} is known to both; expected one of them a hook, so both use it.`,
      host,
    )
  }
  for (const name of known) readHookOptions(name, tables.get(name) ?? {}, host, reports)
}
