/*
 * The chunk that most pages fetch at the first user action: the full page, and the parts' late code that has no chunk of its own. Other
 * chunks read the modules that they share with it from the document's registry; see `build/sharedModules.mjs`.
 */
import {
  checkModule,
  createFullPage,
  createHooksChunk,
  type Diagnostics,
  type LoadTrigger,
  type LoaderPage,
  type Members,
  type Page,
  planHookChecks,
  provideStopper,
  startPageModules,
} from "@ringside/core"
import { chunkFiles } from "./chunkFiles.ts"
import { isDue as isDebugAsked } from "./debug/isDue.ts"
import { createFileLoader } from "./fileLoader.ts"
import type { EntryFiles } from "./files.ts"
import { lateParts } from "./lateParts.ts"
import { type ChunkSource, loadChunk, loadChunkFile } from "./loadChunk.ts"
import { debugModule, diagnosticsModule, focusTrapModule, hookChecksModule, hooksModule } from "./modules.ts"
import { shared } from "./shared.ts"

// Most chunks read options of hooks. Exported here, so that they share one parser instead of a copy each of 350 B.
export { readHookOptions } from "@ringside/core"

/** The build's data, passed by the loader. */
export interface BuildData {
  /** The loader's own address: files are beside it, on any host. */
  readonly baseUrl: string
  /** The ui chunk, the only difference between the two builds. */
  readonly ui: EntryFiles["ui"]
  /** The modules that other chunks read: the late chunk stores its own, and the ui chunk's when that is loaded. */
  readonly shared: Map<number | "ui", unknown>
  /** The loader's triggers, which the modules' rows name by their places. */
  readonly triggers: readonly LoadTrigger[]
}

/** Creates the full page around `loaderPage`, starts all late code on it, and returns the members of `window.ringside`. */
export function startLate(loaderPage: LoaderPage, build: BuildData): Members {
  const { baseUrl } = build
  for (const [key, module] of Object.entries(shared)) build.shared.set(Number(key), module)
  const loader = createFileLoader({
    page: loaderPage,
    baseUrl,
    nonce: loaderPage.readScriptNonce(),
    importModule: (url) => import(url) as Promise<unknown>,
  })
  const source = { chunkFiles, loader }
  const { modules, readers, rows, widgets, configNames } = lateParts
  const page = createFullPage(loaderPage, {
    loadFocusTrap: () => loadChunk(source, focusTrapModule),
    loadAsked: ({ name }) => loadChunkFile(source, name),
    loadDiagnostics: () => loadDiagnostics(loaderPage, source),
    configNames,
  })
  provideStopper(page)
  startPageModules(page, {
    loaded: modules,
    own: rows.map((row) => {
      const triggers = [...row.press.flatMap((place) => build.triggers[place] ?? []), ...(row.near ?? [])]
      const ofRow = readers.flatMap(({ chunk, isDue }) => (chunk === row.chunk ? isDue : []))
      return { ...row, triggers, readers: ofRow }
    }),
    others: [
      createHooksChunk(page, {
        chunk: hooksModule.name,
        widgets,
        start: (module) =>
          checkModule(hooksModule, module).startPageHooks(page, {
            rows: widgets,
            ui: build.ui,
            ...source,
            provideUi: (made) => build.shared.set("ui", made),
          }),
      }),
    ],
    load: (name) => loadChunkFile(source, name),
  })
  planHookChecks(page, async () => {
    const { startPageHookChecks } = await loadChunk(source, hookChecksModule)
    startPageHookChecks(page, widgets)
  })
  const openDebug = (isAsked: boolean) => loadDebug(page, { source, baseUrl, isAsked })
  if (isDebugAsked(page))
    openDebug(false).catch((cause: unknown) => page.reports.fail({ during: "load", widget: "debug", cause }))
  return { ...createMembers(page), debug: () => openDebug(true) }
}

function createMembers(page: Page): Members {
  const made = lateParts.modules.map(({ createMembers: create }) => create?.(page))
  return made.reduce<Members>((all, each) => ({ ...all, ...each }), {})
}

/** Fetches the debug panel, and opens it. `isAsked`: by a call, so that the focus goes there. */
async function loadDebug(
  page: Page,
  { source, baseUrl, isAsked }: { source: ChunkSource; baseUrl: string; isAsked: boolean },
): Promise<void> {
  const { openTagPanel } = await loadChunk(source, debugModule)
  openTagPanel(page, { baseUrl, widgets: lateParts.widgets, isAsked })
}

/** Loads the texts of warnings, with low priority. */
async function loadDiagnostics({ clock }: LoaderPage, source: ChunkSource): Promise<Diagnostics> {
  await new Promise<void>((resolve) => clock.whenIdle(() => resolve(), 5000))
  const { createDiagnostics } = await loadChunk(source, diagnosticsModule)
  return createDiagnostics()
}
