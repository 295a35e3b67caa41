import { isRecord } from "../domain/index.ts"
import type { LoadModule } from "./widget.ts"

/** Loads a module of that name which exports `member`. Rejects for another module: a server may send that of another release. */
export async function loadAsked<Module extends object>(
  loadModule: LoadModule,
  name: string,
  member: keyof Module & string,
): Promise<Module> {
  const module = await loadModule(name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the member was looked for
  if (isRecord(module) && typeof module[member] === "function") return module as Module
  throw new Error(`The file of ${name} holds no ${member}.`)
}
