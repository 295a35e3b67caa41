import { stopBehaviours } from "./connections.ts"
import { findService, type LoaderPage, type Page } from "./page.ts"
import type { Registry } from "./registry.ts"

const registryService = "core.registry"
const stopperService = "core.stopper"

/** Stops everything in an element. */
export type StopIn = (root: Element) => void

/** The function that stops part of `page`; undefined until its late code is loaded. */
export function findStopper(page: LoaderPage): StopIn | undefined {
  return findService<StopIn>(page, stopperService)
}

/** Makes `ringside.stop(element)` reach the behaviours and hooks of `page`. */
export function provideStopper(page: Page): void {
  const stop: StopIn = (root) => {
    findService<Registry>(page, registryService)?.stop(root)
    stopBehaviours(page, root)
  }
  page.services.set(stopperService, stop)
}

/** Makes `stop(element)` reach the page's hooks. */
export function provideRegistry(page: Page, registry: Registry): void {
  page.services.set(registryService, registry)
}
