import { type HostEvents, isRecord } from "../domain/index.ts"
import type { ChunkToStart } from "./ownChunks.ts"
import type { LateCode, LoadTrigger } from "./lateLoad.ts"
import type { Page } from "../page/page.ts"
import { startBehaviour } from "../behaviours/startBehaviour.ts"
import type { CreateBehaviours } from "../hooks/widget.ts"

/** A module with a chunk of its own before it is loaded, and the moments at which it is. */
export interface ModuleToStart {
  /** Name of the chunk, by which it is loaded and reported. */
  readonly chunk: string
  /** Controls whose press is deferred until it has started, and markup that brings it when an action comes there. */
  readonly triggers: readonly LoadTrigger[]
  /** Selector of the markup that it enhances. */
  readonly present?: string | undefined
  /** Events of the host that ask for it, and get to it. */
  readonly events?: HostEvents | undefined
  /** Names of services that ask for it by being there. */
  readonly services?: readonly string[] | undefined
  /** Whether the page's settings ask for it. */
  readonly readers?: LateCode["isDue"]
}

/** Whether a page on which the late code runs needs a module without a press and without an event of the host. */
function isModuleDue(page: Page, { present, services = [], readers = [] }: ModuleToStart): boolean {
  return (
    (present !== undefined && page.document.querySelector(present) !== null) ||
    services.some((name) => page.services.has(name)) ||
    readers.some((isDue) => isDue(page) !== false)
  )
}

/** Makes a module start at its moments. */
export function createChunkToStart(page: Page, module: ModuleToStart): ChunkToStart {
  const { chunk, triggers, events } = module
  return {
    chunk,
    triggers,
    events,
    isPresent: () => isModuleDue(page, module),
    start(loaded) {
      // A server may send the module of another release.
      if (!hasBehaviours(loaded)) throw new Error(`The file of ${chunk} holds no behaviours.`)
      startLoaded(page, loaded)
    },
  }
}

/** Starts the behaviours of a module; it may have none. */
export function startLoaded(page: Page, module: unknown): void {
  if (!hasBehaviours(module)) return
  for (const behaviour of module.createBehaviours()) startBehaviour(behaviour, page)
}

function hasBehaviours(module: unknown): module is { readonly createBehaviours: CreateBehaviours } {
  return isRecord(module) && typeof module.createBehaviours === "function"
}
