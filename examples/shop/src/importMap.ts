import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { isRecord } from "./endpoints/storeApiBody.ts"
import { ringsideFolder } from "./paths.ts"

/** The integrity of the script tag's chunks as pages print it, and the source that allows it in a security policy. */
export interface ImportMap {
  /** JSON for `<script type="importmap">`, to be printed as it is: the policy's hash is of these very characters. */
  readonly json: string
  readonly policySource: string
}

/** The import map of the last build; null where the shop runs without one. */
export async function findImportMap(folder = ringsideFolder): Promise<ImportMap | null> {
  const built: unknown = JSON.parse(await readFile(`${folder}/importmap.json`, "utf8").catch(() => "{}"))
  const integrity = isRecord(built) && isRecord(built.integrity) ? Object.entries(built.integrity) : []
  if (integrity.length === 0) return null
  const absolute = integrity.map(([file, value]) => [file.replace(/^\.\//, "/ringside/"), value] as const)
  const json = JSON.stringify({ integrity: Object.fromEntries(absolute) })
  return { json, policySource: `'sha256-${createHash("sha256").update(json).digest("base64")}'` }
}
