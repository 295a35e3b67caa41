import { importSource } from "../importSource.mjs"

/** The packages with a domain. */
export const packageNames = [
  "core",
  "cart",
  "add-to-cart",
  "checkout",
  "mini-cart",
  "tabs-reviews",
  "gallery",
  "popups",
  "site",
  "payments",
  "attribution",
  "express-checkout",
  "translation",
] as const

/** The name of a package with a domain. */
export type PackageName = (typeof packageNames)[number]

/** A pure function, typed for calls from untyped code. */
export type Pure = (...args: readonly unknown[]) => unknown

/** Argument lists with a hostile text in each text argument, by the function's name. */
export type HostileCalls = Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>>

/** The address of a page, as the base for functions that resolve addresses. */
export const base = "https://shop.test/en/"

/** Reads the functions that each package's `src/domain/index.ts` exports, by name. */
export async function readDomains(): Promise<ReadonlyMap<PackageName, ReadonlyMap<string, Pure>>> {
  const lines = packageNames.map(
    (name, index) => `export * as domain${index} from "./packages/${name}/src/domain/index.ts"`,
  )
  const modules: Readonly<Record<string, unknown>> = await importSource(lines.join("\n"))
  return new Map(packageNames.map((name, index) => [name, readFunctions(modules[`domain${index}`])]))
}

function readFunctions(module: unknown): ReadonlyMap<string, Pure> {
  const members: readonly [string, unknown][] = typeof module === "object" && module ? Object.entries(module) : []
  return new Map(members.filter((member): member is [string, Pure] => typeof member[1] === "function"))
}
