/*
 * The chunk that most pages fetch at the first user action: the full page, and the parts' late code that has no chunk of its own. Other
 * chunks read the modules that they share with it from the document's registry; see `build/sharedModules.mjs`.
 */
import {
  type ChunkToStart,
  createChunkToStart,
  createFullPage,
  type Diagnostics,
  hasRegisteredWidgets,
  isInRegisteredHook,
  type LateTrigger,
  type LoaderPage,
  type LoadModule,
  type Members,
  type Page,
  provideStopper,
  startHandledActions,
  startLateChunks,
  startLoaded,
} from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { chunkFiles } from "./chunkFiles.ts"
import type * as diagnosticsModule from "./diagnostics.ts"
import { createFileLoader } from "./fileLoader.ts"
import type { BuiltFiles } from "./files.ts"
import { createFocusTrapLoader } from "./focusTrap.ts"
import type * as hookChecksModule from "./hookChecks.ts"
import type * as hooksModule from "./hooks.ts"
import { lateParts, type LateParts } from "./lateParts.ts"
import { type ChunkFiles, loadChunk } from "./loadChunk.ts"
import { shared } from "./shared.ts"

// Most chunks read options of hooks. Exported here, so that they share one parser instead of a copy each of 350 B.
export { readHookOptions } from "@ringside/core"

/** The build's data, passed by the loader. */
export interface BuildParts {
  /** The loader's own address: files are beside it, on any host. */
  readonly baseUrl: string
  readonly nonce: string
  /** The ui chunk, the only difference between the two builds. */
  readonly ui: BuiltFiles["ui"]
  /** The modules that other chunks read: the late chunk stores its own, and the ui chunk's when that is loaded. */
  readonly shared: Map<number | "ui", unknown>
  /** The loader's press triggers. */
  readonly press: readonly LateTrigger[]
}

/** Creates the full page around `loaderPage`, starts all late code on it, and returns the members of `window.ringside`. */
export function startLate(loaderPage: LoaderPage, build: BuildParts): Members {
  const { baseUrl, nonce } = build
  for (const [key, module] of Object.entries(shared)) build.shared.set(Number(key), module)
  const loader = createFileLoader({
    page: loaderPage,
    baseUrl,
    nonce,
    importModule: (url) => import(url) as Promise<unknown>,
  })
  const files = { chunkFiles, loader }
  const { modules, readers, rows, configNames } = lateParts
  const page = createFullPage(loaderPage, {
    loadFocusTrap: createFocusTrapLoader(loader, chunkFiles["focus-trap"]),
    loadDiagnostics: () => loadDiagnostics(loaderPage, files),
    configNames,
  })
  const createLoad =
    (part: string): LoadModule =>
    (name) =>
      loadChunk(files, `${part}-${name}`)
  for (const { part, module } of modules) startLoaded(page, module, createLoad(part))
  startHandledActions(page)
  provideStopper(page)
  checkHooks(page, files)
  const own = rows.map(({ part, ...row }) => {
    const press = row.press.flatMap((place) => build.press[place] ?? [])
    const ofRow = readers.flatMap(({ chunk, isDue }) => (chunk === row.chunk ? isDue : []))
    return createChunkToStart(page, { ...row, press, readers: ofRow }, createLoad(part))
  })
  const chunks = [createHooksChunk(page, files, build), ...own]
  startLateChunks(page, { chunks, load: (name) => loadChunk(files, name) })
  return createMembers(page)
}

function createMembers(page: Page): Members {
  const made = lateParts.modules.map(({ module }) => module.createMembers?.(page))
  return made.reduce<Members>((all, each) => ({ ...all, ...each }), {})
}

/** The registry of hooks that render, and of widgets that the page registered. */
function createHooksChunk(page: Page, files: ChunkFiles, build: BuildParts): ChunkToStart {
  const { widgets } = lateParts
  const selector = widgets.map(({ name }) => `[data-ringside~="${name}"]`).join()
  return {
    chunk: "hooks",
    press: [{ selector }],
    isAwaitedIn: isInRegisteredHook,
    isPresent: ({ document }) =>
      hasRegisteredWidgets(page) || [...document.querySelectorAll(selector)].some((hook) => isDrawnOn(hook, widgets)),
    start(module) {
      if (!isHooksModule(module)) throw new Error("The file of hooks holds no registry.")
      module.startPageHooks(page, {
        rows: widgets,
        ui: build.ui,
        ...files,
        provideUi: (made) => build.shared.set("ui", made),
      })
    },
  }
}

function isDrawnOn(hook: Element, widgets: LateParts["widgets"]): boolean {
  return widgets.some(
    ({ name, drawsUnless }) =>
      hook.matches(`[data-ringside~="${name}"]`) && (drawsUnless === undefined || !hook.querySelector(drawsUnless)),
  )
}

/** Loads the texts of warnings, with low priority. */
async function loadDiagnostics({ clock }: LoaderPage, files: ChunkFiles): Promise<Diagnostics> {
  await new Promise<void>((resolve) => clock.whenIdle(() => resolve(), 5000))
  const module = await loadChunk(files, "diagnostics")
  if (isDiagnosticsModule(module)) return module.diagnostics
  throw new Error("The file of diagnostics holds none.")
}

/** Checks the hooks' attributes in idle time. Without the file no mistake is reported; the shopper sees no difference. */
function checkHooks(page: Page, files: ChunkFiles): void {
  let isAsked = false
  const load = async () => {
    const module = await loadChunk(files, "hook-checks")
    if (isHookChecksModule(module) && !page.signal.aborted) module.startPageHookChecks(page, lateParts.widgets)
  }
  const look = () => {
    if (isAsked || !page.document.querySelector("[data-ringside]")) return
    isAsked = true
    page.clock.whenIdle(() => void load().catch(() => undefined), 5000)
  }
  page.onScan(look)
  look()
}

/* Checks of modules, since a server may send those of another release. */

function isHooksModule(module: unknown): module is typeof hooksModule {
  return isRecord(module) && typeof module.startPageHooks === "function"
}

function isHookChecksModule(module: unknown): module is typeof hookChecksModule {
  return isRecord(module) && typeof module.startPageHookChecks === "function"
}

function isDiagnosticsModule(module: unknown): module is typeof diagnosticsModule {
  return isRecord(module) && isRecord(module.diagnostics)
}
