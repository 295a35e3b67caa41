import {
  isRecord,
  listHookWidgets,
  listModules,
  type LoadFile,
  type ModuleRow,
  type Part,
  selectEarly,
  sortParts,
} from "../domain/index.ts"
import type { LateCode } from "../modules/lateLoad.ts"
import type { Page } from "../page/page.ts"
import { startBeforeLoad } from "./startBeforeLoad.ts"
import { createHooksChunk } from "./hooksChunk.ts"
import { startPageModules } from "./startPageModules.ts"
import type { LoaderBehaviour, WidgetEntry } from "../hooks/widget.ts"
import { hooksModule } from "../modules.ts"
import { checkModule } from "../modules/pageModules.ts"
import { isWidget } from "../hooks/widgetEntry.ts"

/**
 * Starts the code of `parts` in their order: what the script tag runs while the page loads, the behaviours, and the widgets of hooks.
 * Modules with a chunk of their own in the script tag are loaded when their markup, setting or event is there. Resolves when the parts
 * have started, and never rejects; the files that only some pages need, such as that for hooks, are requested by then. A file that can't
 * be loaded is reported.
 * @throws Error when parts start after each other
 */
export function startParts(page: Page, parts: readonly Part[]): Promise<void> {
  return startSorted(page, sortParts(parts))
}

async function startSorted(page: Page, parts: readonly Part[]): Promise<void> {
  const modules = parts.flatMap((part) => listModules(part).map((row) => ({ part: part.name, row })))
  const early = selectEarly(modules)
  const late = modules.filter(({ row }) => row.place === "late")
  const own = modules.filter(({ row }) => row.place === "own")
  // All files are requested at once; they run in order.
  const [earlyModules, lateModules, readers] = await Promise.all([
    Promise.all(early.map(({ part, row }) => load(page, part, row.load))),
    Promise.all(late.map(({ part, row }) => load(page, part, row.load))),
    Promise.all(own.map(({ part, row }) => loadReaders(page, part, row))),
  ])
  if (page.signal.aborted) return
  for (const module of earlyModules) if (hasBeforeLoad(module)) startBeforeLoad(module.beforeLoad, page)
  const widgets = parts.flatMap(listWidgetEntries)
  const files = new Map(own.map(({ row }) => [row.chunk, row.load])).set(hooksModule.name, hooksModule.load)
  startPageModules(page, {
    loaded: lateModules,
    own: own.map(({ row }, index) => ({
      ...row,
      triggers: [...row.press, ...row.near],
      readers: readers[index] ?? [],
    })),
    others: [
      createHooksChunk(page, {
        chunk: hooksModule.name,
        widgets,
        start: (module) => checkModule(hooksModule, module).startHooks(page, widgets),
      }),
    ],
    load: (name) => files.get(name)?.() ?? Promise.reject(new Error(`No part has a module ${name}.`)),
  })
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

function listWidgetEntries(part: Part): readonly WidgetEntry[] {
  return listHookWidgets(part).map(({ hook: name, widget: declared }) => {
    const { fetch: load, export: exported, ...rules } = declared
    const fetch = async () => {
      const module = await load()
      const widget = isRecord(module) ? module[exported] : undefined
      if (isWidget(widget)) return widget
      throw new Error(`The file of ${name} holds no widget.`)
    }
    return { name, ...rules, fetch }
  })
}

function hasBeforeLoad(module: unknown): module is { readonly beforeLoad: LoaderBehaviour } {
  return isRecord(module) && isRecord(module.beforeLoad) && typeof module.beforeLoad.start === "function"
}

function hasReader(module: unknown): module is { readonly isDue: LateCode["isDue"][number] } {
  return isRecord(module) && typeof module.isDue === "function"
}
