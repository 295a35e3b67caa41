import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { isRecord } from "./endpoints/storeApiBody.ts"
import { ringsideFolder } from "./paths.ts"

/** The integrity of the script tag's chunks as pages print it, and the policy source that allows the import map. */
export interface ImportMap {
  /** JSON for `<script type="importmap">`, to be printed unchanged: the policy contains the hash of exactly these characters. */
  readonly json: string
  readonly policySource: string
}

/** Finds the import map of the last build; null without a build. */
export async function findImportMap(folder = ringsideFolder): Promise<ImportMap | null> {
  const built: unknown = JSON.parse(await readFile(`${folder}/importmap.json`, "utf8").catch(() => "{}"))
  const integrity = isRecord(built) && isRecord(built.integrity) ? Object.entries(built.integrity) : []
  if (integrity.length === 0) return null
  const absolute = integrity.map(([file, value]) => [file.replace(/^\.\//, "/ringside/"), value] as const)
  const json = JSON.stringify({ integrity: Object.fromEntries(absolute) })
  return { json, policySource: `'sha256-${createHash("sha256").update(json).digest("base64")}'` }
}
