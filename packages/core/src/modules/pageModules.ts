import { type AskedModule, isRecord } from "../domain/index.ts"

/** The modules that code of a page asks for. */
export interface PageModules {
  /** Fetches a module. Rejects when that fails, and for another module; the next call fetches again. */
  load<Module extends object>(asked: AskedModule<Module>): Promise<Module>
}

/** Fetches the file of a module that code asks for. */
export type LoadAsked = (asked: Pick<AskedModule<object>, "name" | "load">) => Promise<unknown>

/** Creates `page.modules`; `load` fetches the files. */
export function createPageModules(load: LoadAsked): PageModules {
  return {
    async load<Module extends object>(asked: AskedModule<Module>) {
      const module = await load(asked)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the member was looked for
      if (isRecord(module) && typeof module[asked.member] === "function") return module as Module
      throw new Error(`The file of ${asked.name} holds no ${asked.member}.`)
    },
  }
}

/** Fetches a module by its own `import()`, as pages from npm do. */
export const loadOwnFile: LoadAsked = ({ load }) => load()
