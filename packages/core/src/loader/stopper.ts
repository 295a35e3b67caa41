import { stopBehaviours } from "../behaviours/connections.ts"
import type { LoaderPage, Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"
import type { Registry } from "../hooks/registry.ts"

/** Stops everything in an element. */
export type StopIn = (root: Element) => void

const registryService = /* @__PURE__ */ definePageService<Registry>("core.registry")
const stopperService = definePageService<StopIn>("core.stopper")

/** The function that stops part of `page`; undefined until its late code is loaded. */
export function findStopper(page: LoaderPage): StopIn | undefined {
  return stopperService.find(page)
}

/** Makes `ringside.stop(element)` reach the behaviours and hooks of `page`. */
export function provideStopper(page: Page): void {
  const stop: StopIn = (root) => {
    registryService.find(page)?.stop(root)
    stopBehaviours(page, root)
  }
  stopperService.provide(page, stop)
}

/** Makes `stop(element)` reach the page's hooks. */
export function provideRegistry(page: Page, registry: Registry): void {
  registryService.provide(page, registry)
}
