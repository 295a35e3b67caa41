import { createPageModules, type PageModules } from "./pageModules.ts"

/** The modules of a page for a test, which `load` finds by the names of their chunks. */
export function createModulesDouble(load: (name: string) => Promise<unknown>): PageModules {
  return createPageModules(({ name }) => load(name))
}
