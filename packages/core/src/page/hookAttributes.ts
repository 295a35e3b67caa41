import {
  attributePrefix,
  type AttributeTable,
  type OptionsOf,
  findUnknownOptions,
  formatAttributeProblem,
  parseOptions,
  suggestName,
} from "../domain/index.ts"
import { readHookNames } from "./hooks.ts"
import { loadModes } from "./loadMode.ts"
import type { Reports } from "./reports.ts"
import type { WidgetEntry } from "./widget.ts"

/** What every hook may say, and what we write ourselves: nobody is to be told to write that. */
const commonOptions = ["load"]
const ownAttributes = ["state", "root"]

/** A hook's options by its widget's table. A wrong value is told once, and its default is used. */
export function readHookOptions<const Table extends AttributeTable>(
  widget: string,
  table: Table,
  host: Element,
  reports: Reports,
): OptionsOf<Table> {
  const raw = Object.fromEntries(Object.keys(table).map((name) => [name, host.getAttribute(attributePrefix + name)]))
  return parseOptions(table, raw, (problem) => reports.warn(formatAttributeProblem(widget, problem), host))
}

/** What hooks may name. */
export interface KnownWidgets {
  /** Options by the name of a widget or behaviour. */
  readonly tables: ReadonlyMap<string, AttributeTable>
  /** Those that draw, one a hook; with `drawsUnless`, only on a hook that holds no such element. */
  readonly drawing: readonly Pick<WidgetEntry, "name" | "drawsUnless">[]
  /** Widgets that the page registered itself: of their options nothing is known here. */
  readonly registered?: readonly string[]
}

/** Tells every mistake in one hook's attributes, whether or not the hook is ever touched. */
export function checkHook(host: Element, { tables, drawing, registered = [] }: KnownWidgets, reports: Reports): void {
  const names = readHookNames(host)
  const known = names.filter((name) => tables.has(name))
  for (const name of names) {
    if (tables.has(name) || registered.includes(name)) continue
    const suggestion = suggestName(name, [...tables.keys()])
    const hint = suggestion ? `; did you mean "${suggestion}"?` : `; expected one of ${[...tables.keys()].join(", ")}.`
    reports.warn(`[ringside] data-ringside is "${name}"${hint} The server's HTML stays as it is.`, host)
  }
  if (known.length === 0 || names.some((name) => registered.includes(name))) return
  const drawers = known.flatMap((name) => drawing.find((each) => each.name === name) ?? [])
  const drawn = drawers.find(({ drawsUnless }) => !holdsOwn(host, drawsUnless))
  if (drawn && drawers.length > 1) {
    const others = drawers.filter((each) => each !== drawn).map(({ name }) => name)
    reports.warn(
      `[ringside ${drawn.name}] the hook names ${others.join(", ")} too; expected one widget that draws, so only ${drawn.name} does.`,
      host,
    )
  }
  const present = host
    .getAttributeNames()
    .filter((name) => name.startsWith(attributePrefix))
    .map((name) => name.slice(attributePrefix.length))
    .filter((name) => !ownAttributes.includes(name))
  const own = known.map((name) => tables.get(name) ?? {})
  for (const problem of findUnknownOptions(own, present, commonOptions)) {
    reports.warn(formatAttributeProblem(known.join(" "), problem), host)
  }
  for (const option of present) {
    const claimants = known.filter((name) => Object.hasOwn(tables.get(name) ?? {}, option))
    if (claimants.length < 2) continue
    reports.warn(
      `[ringside ${claimants.join(" ")}] ${attributePrefix}${option} is known to both; expected one of them a hook, so both use it.`,
      host,
    )
  }
  const asked = host.getAttribute(`${attributePrefix}load`)
  if (asked !== null && !loadModes.some((mode) => mode === asked)) {
    reports.warn(
      `[ringside ${known.join(" ")}] data-ringside-load is "${asked}"; expected "now", "idle", "visible" or "interaction", so the widget loads as it does without it.`,
      host,
    )
  }
  for (const name of known) readHookOptions(name, tables.get(name) ?? {}, host, reports)
}

/** Whether the server printed such an element in the hook; what a widget has drawn there by now doesn't count. */
function holdsOwn(host: Element, selector: string | undefined): boolean {
  const found = selector === undefined ? [] : [...host.querySelectorAll(selector)]
  return found.some((element) => !element.closest("[data-ringside-root]"))
}
