import { isRecord, listModules, type LoadFile, type ModuleRow, type Part, sortParts } from "../domain/index.ts"
import { startHandledActions } from "./handledActions.ts"
import { startLateChunks } from "./lateChunks.ts"
import type { LateCode } from "./lateLoad.ts"
import type { Page } from "./page.ts"
import { startBeforeLoad } from "./startBeforeLoad.ts"
import { startHooks } from "./startHooks.ts"
import { createChunkToStart, startLoaded } from "./startModules.ts"
import type { LoaderBehaviour, LoadModule, WidgetEntry } from "./widget.ts"
import { isWidget } from "./widgetEntry.ts"

/**
 * Starts the code of `parts` in their order: what the script tag runs while the page loads, the behaviours, and the widgets of hooks.
 * Modules with a chunk of their own in the script tag are loaded when their markup, setting or event is there. Resolves when the parts
 * have started, and never rejects; a file that can't be loaded is reported.
 * @throws Error when parts start after each other
 */
export function startParts(page: Page, parts: readonly Part[]): Promise<void> {
  return startSorted(page, sortParts(parts))
}

async function startSorted(page: Page, parts: readonly Part[]): Promise<void> {
  const modules = parts.flatMap((part) => {
    const rows = listModules(part)
    const loadModule: LoadModule = (name) =>
      rows.find(({ key, place }) => key === name && place === "asked")?.load() ??
      Promise.reject(new Error(`The part ${part.name} has no ${name}.`))
    return rows.map((row) => ({ part: part.name, row, loadModule }))
  })
  const pick = (place: ModuleRow["place"]) => modules.filter(({ row }) => row.place === place)
  const early = pick("loader").sort((a, b) => Number(b.row.isFirst) - Number(a.row.isFirst))
  const [late, own] = [pick("late"), pick("own")]
  // All files are requested at once; they run in order.
  const [earlyModules, lateModules, readers] = await Promise.all([
    Promise.all(early.map(({ part, row }) => load(page, part, row.load))),
    Promise.all(late.map(({ part, row }) => load(page, part, row.load))),
    Promise.all(own.map(({ part, row }) => loadReaders(page, part, row))),
  ])
  if (page.signal.aborted) return
  for (const module of earlyModules) if (hasBeforeLoad(module)) startBeforeLoad(module.beforeLoad, page)
  for (const [index, { loadModule }] of late.entries()) startLoaded(page, lateModules[index], loadModule)
  startHandledActions(page)
  startLateChunks(page, {
    chunks: own.map(({ row, loadModule }, index) =>
      createChunkToStart(page, { ...row, readers: readers[index] ?? [] }, loadModule),
    ),
    load: (name) => own.find(({ row }) => row.chunk === name)?.row.load() ?? Promise.reject(new Error(name)),
  })
  startHooks(page, parts.flatMap(listWidgetEntries))
  page.watch()
}

/** Loads a file of a part; null if it fails. */
async function load(page: Page, part: string, file: LoadFile): Promise<unknown> {
  try {
    return await file()
  } catch (cause) {
    if (!page.signal.aborted) page.reports.fail({ during: "load", widget: part, cause })
    return null
  }
}

/** Loads the functions by which the page's settings ask for a module. */
async function loadReaders(page: Page, part: string, { readers }: ModuleRow): Promise<LateCode["isDue"]> {
  const modules = await Promise.all(readers.map((file) => load(page, part, file)))
  return modules.flatMap((module) => (hasReader(module) ? module.isDue : []))
}

function listWidgetEntries({ hooks = {} }: Part): readonly WidgetEntry[] {
  return Object.entries(hooks).flatMap(([name, { widget: declared }]) => {
    if (!declared) return []
    const { fetch: load, export: exported, ...rules } = declared
    const fetch = async () => {
      const module = await load()
      const widget = isRecord(module) ? module[exported] : undefined
      if (isWidget(widget)) return widget
      throw new Error(`The file of ${name} holds no widget.`)
    }
    return [{ name, ...rules, fetch }]
  })
}

function hasBeforeLoad(module: unknown): module is { readonly beforeLoad: LoaderBehaviour } {
  return isRecord(module) && isRecord(module.beforeLoad) && typeof module.beforeLoad.start === "function"
}

function hasReader(module: unknown): module is { readonly isDue: LateCode["isDue"][number] } {
  return isRecord(module) && typeof module.isDue === "function"
}
