import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../workspace.mjs"

/** The folder of an installed package, in the path of one of its files. */
const installed = /node_modules\/\.pnpm\/[^/]+\/node_modules\/(?:@[^/]+\/)?[^/]+/

/**
 * Creates the list of what is in the built files beside our own code, as CycloneDX 1.6. It is read from their source maps, which name
 * exactly the packages that are in them.
 * @param {string} version of the script tag
 * @param {string} built folder of the built files
 */
export function createSbom(version, built) {
  const folders = new Set(listSources(built).flatMap((source) => installed.exec(source)?.[0] ?? []))
  const components = [...folders].map((folder) => describePackage(join(root, folder)))
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "library", name: "@ringside/embed", version, "bom-ref": "ringside" } },
    components: components.toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
}

/** @param {string} built */
function listSources(built) {
  const maps = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js.map"))
  return maps.flatMap((file) => {
    /** @type {{ readonly sources: readonly string[] }} */
    const { sources } = JSON.parse(readFileSync(join(built, file), "utf8"))
    return sources
  })
}

/** @param {string} folder of an installed package */
function describePackage(folder) {
  /** @type {{ readonly name: string, readonly version: string, readonly license?: string }} */
  const { name, version, license = "NOASSERTION" } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`
  return { type: "library", name, version, purl, "bom-ref": purl, licenses: [{ expression: license }] }
}
