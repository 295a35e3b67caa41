import { isRecord, type LateFile, type LoadFile, type PartWithFiles, sortParts } from "../domain/index.ts"
import { startHandledActions } from "./handledActions.ts"
import { hasHostSetting } from "./readHostSettings.ts"
import { type ChunkToStart, startLateChunks } from "./lateChunks.ts"
import type { Page } from "./page.ts"
import { startBeforeLoad } from "./startBeforeLoad.ts"
import { startBehaviour } from "./startBehaviour.ts"
import { startHooks } from "./startHooks.ts"
import type { CreateBehaviours, LoaderBehaviour, WidgetEntry } from "./widget.ts"
import { isWidget } from "./widgetEntry.ts"

/**
 * Starts the code of `parts` in their order: what the script tag runs while the page loads, the behaviours, and the widgets of hooks.
 * Behaviours with a chunk of their own in the script tag are loaded when their markup, setting or event is there. Resolves when the parts
 * have started, and never rejects; a file that can't be loaded is reported.
 * @throws Error when parts start after each other
 */
export function startParts(page: Page, parts: readonly PartWithFiles[]): Promise<void> {
  return startSorted(page, sortParts(parts))
}

async function startSorted(page: Page, parts: readonly PartWithFiles[]): Promise<void> {
  const { signal } = page
  const early = [...parts.filter(({ isFirst }) => isFirst), ...parts.filter(({ isFirst }) => !isFirst)]
  const late = listLateFiles(parts)
  // All files are requested at once; they run in order.
  const [earlyModules, lateModules] = await Promise.all([
    Promise.all(early.map((part) => load(page, part, part.beforeLoad))),
    Promise.all(
      late.map(({ part, file: { chunk, file } }) => load(page, part, chunk === undefined ? file : undefined)),
    ),
  ])
  if (signal.aborted) return
  for (const module of earlyModules) if (hasBeforeLoad(module)) startBeforeLoad(module.beforeLoad, page)
  for (const [index, { part }] of late.entries()) startModule(page, part, lateModules[index])
  startHandledActions(page)
  const chunks = late.flatMap(({ part, file }) => (file.chunk === undefined ? [] : createChunk(page, part, file)))
  startLateChunks(page, {
    chunks: chunks.map(({ chunk }) => chunk),
    load: (name) => chunks.find(({ chunk }) => chunk.chunk === name)?.load() ?? Promise.reject(new Error(name)),
  })
  startHooks(page, parts.flatMap(listWidgetEntries))
  page.watch()
}

interface OwnedFile {
  readonly part: PartWithFiles
  readonly file: LateFile
}

/** Only of parts with code. */
function listLateFiles(parts: readonly PartWithFiles[]): readonly OwnedFile[] {
  return parts.flatMap((part) => (part.files ? (part.late ?? []).map((file) => ({ part, file })) : []))
}

/** Loads a file of a part; null if there is none, or it fails. */
async function load(page: Page, part: PartWithFiles, file: string | undefined): Promise<unknown> {
  try {
    return file === undefined || !part.files ? null : await findFile(part, file)()
  } catch (cause) {
    if (!page.signal.aborted) page.reports.fail({ during: "load", widget: part.name, cause })
    return null
  }
}

function findFile({ name, files }: PartWithFiles, file: string): LoadFile {
  const found = files && Object.hasOwn(files, file) ? files[file] : undefined
  return found ?? (() => Promise.reject(new Error(`The part ${name} has no file ${file}.`)))
}

/** Starts the behaviours of a late file; a file may have none. */
function startModule(page: Page, part: PartWithFiles, module: unknown): void {
  if (!hasBehaviours(module)) return
  const loadExtra = (name: string) => {
    const extra = part.extras?.[name]
    return extra ? findFile(part, extra.file)() : Promise.reject(new Error(`The part ${part.name} has no ${name}.`))
  }
  for (const behaviour of module.createBehaviours(loadExtra)) startBehaviour(behaviour, page)
}

function createChunk(page: Page, part: PartWithFiles, { chunk, file, load: triggers }: LateFile) {
  const { press = [], events, present, setting, services = [] } = triggers
  const toStart: ChunkToStart = {
    chunk: chunk ?? file,
    events,
    press,
    isPresent: ({ document, jobs, window }) =>
      (present !== undefined && document.querySelector(present) !== null) ||
      (setting !== undefined &&
        jobs.modeOf(setting.job) === "active" &&
        ((setting.isForFrames === true && window.parent !== window) ||
          hasHostSetting(page, setting.job, setting.member))) ||
      services.some((name) => page.services.has(name)),
    start: (module) => startModule(page, part, module),
  }
  return { chunk: toStart, load: findFile(part, file) }
}

function listWidgetEntries(part: PartWithFiles): readonly WidgetEntry[] {
  if (!part.files) return []
  return Object.entries(part.hooks ?? {}).flatMap(([name, { widget: declared }]) => {
    if (!declared) return []
    const { file, export: exported, ...rules } = declared
    const fetch = async () => {
      const module = await findFile(part, file)()
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

function hasBehaviours(module: unknown): module is { readonly createBehaviours: CreateBehaviours } {
  return isRecord(module) && typeof module.createBehaviours === "function"
}
