import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { importSource } from "../importSource.mjs"
import { root } from "../workspace.mjs"

/** The file of each domain that has the calls of its functions. */
const callsFile = "hostileCallsForTests.ts"

/** The packages with a domain. */
export const packageNames: readonly string[] = readdirSync(join(root, "packages")).filter((name) =>
  existsSync(join(root, "packages", name, "src/domain/index.ts")),
)

/** A pure function, typed for calls from untyped code. */
type Pure = (...args: readonly unknown[]) => unknown

/** The functions of a domain, and the calls that pass a hostile text to them. */
export interface Domain {
  /** The functions that `src/domain/index.ts` exports, by name. */
  readonly functions: ReadonlyMap<string, Pure>
  /** Creates argument lists with the text in each text argument, by the function's name. */
  readonly calls: ReadonlyMap<string, Pure>
  /** The names of the functions that read no text. */
  readonly withoutText: readonly unknown[]
  /** Argument lists with every optional argument and member, by the function's name, where those of `calls` leave some out. */
  readonly wholeCalls: Readonly<Record<string, unknown>>
}

/** Reads the domain of each package, by the package's name. A package without its file of calls has no calls. */
export async function readDomains(): Promise<ReadonlyMap<string, Domain>> {
  const lines = packageNames.flatMap((name, index) => {
    const folder = `./packages/${name}/src/domain`
    const calls = existsSync(join(root, folder, callsFile))
      ? [`export * as calls${index} from "${folder}/${callsFile}"`]
      : []
    return [`export * as domain${index} from "${folder}/index.ts"`, ...calls]
  })
  const modules: Readonly<Record<string, unknown>> = await importSource(lines.join("\n"))
  return new Map(
    packageNames.map((name, index) => {
      const { hostileCalls, withoutText, wholeCalls } = readMembers(modules[`calls${index}`])
      const functions = readFunctions(modules[`domain${index}`])
      const names: readonly unknown[] = Array.isArray(withoutText) ? withoutText : []
      const calls = readFunctions(hostileCalls)
      return [name, { functions, calls, withoutText: names, wholeCalls: readMembers(wholeCalls) }]
    }),
  )
}

function readFunctions(module: unknown): ReadonlyMap<string, Pure> {
  const members = Object.entries(readMembers(module))
  return new Map(members.filter((member): member is [string, Pure] => typeof member[1] === "function"))
}

function readMembers(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value ? Object.fromEntries(Object.entries(value)) : {}
}
