import { type ChunkToStart, startOwnChunks } from "../modules/ownChunks.ts"
import { createChunkToStart, type ModuleToStart, startLoaded } from "../modules/startModules.ts"
import type { Page } from "../page/page.ts"
import { startHandledActions } from "./handledActions.ts"

/** The modules of a page. */
interface ModulesToStart {
  /** Modules that are loaded, in the order in which they start. */
  readonly loaded: readonly unknown[]
  /** Modules with a file of their own. */
  readonly own: readonly ModuleToStart[]
  /** Files that are no part's, such as that of the registry of hooks. */
  readonly others?: readonly ChunkToStart[]
  /** Loads the file of that name; resolves with its module. */
  readonly load: (chunk: string) => Promise<unknown>
}

/** Starts the modules of a page, of the script tag or from npm: those that are loaded now, each other at its moments. */
export function startPageModules(page: Page, { loaded, own, others = [], load }: ModulesToStart): void {
  for (const module of loaded) startLoaded(page, module)
  startHandledActions(page)
  const chunks = own.map((row) => createChunkToStart(page, row))
  startOwnChunks(page, { chunks: [...others, ...chunks], load })
}
