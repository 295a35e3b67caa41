import { type AskedModule, isRecord } from "../domain/index.ts"

/** The modules that code of a page asks for. */
export interface PageModules {
  /** Fetches a module. Rejects when that fails, and for another module; the next call tries again, as far as the browser does. */
  load<Module extends object>(asked: AskedModule<Module>): Promise<Module>
}

/** Fetches the file of a module that code asks for. */
export type LoadAsked = (asked: Pick<AskedModule<object>, "name" | "load">) => Promise<unknown>

/** Creates `page.modules`; `load` fetches the files. */
export function createPageModules(load: LoadAsked): PageModules {
  return {
    async load<Module extends object>(asked: AskedModule<Module>) {
      return checkModule(asked, await load(asked))
    },
  }
}

/**
 * Returns a fetched file as the module that was asked for.
 * @throws Error when it doesn't export the module's member: a server may send the file of another release
 */
export function checkModule<Module extends object>({ name, member }: AskedModule<Module>, module: unknown): Module {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the member was looked for
  if (isRecord(module) && typeof module[member] === "function") return module as Module
  throw new Error(`The file of ${name} holds no ${member}.`)
}

/** Fetches a module by its own `import()`, as pages from npm do. */
export const loadOwnFile: LoadAsked = ({ load }) => load()
