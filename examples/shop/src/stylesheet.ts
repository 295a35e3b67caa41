import { readFile } from "node:fs/promises"
import { isRecord } from "./endpoints/storeApiBody.ts"
import { assetListFile } from "./paths.ts"

/** Finds the address of the built stylesheet; "" without a build. */
export async function findStylesheet(): Promise<string> {
  const json = await readFile(assetListFile, "utf8").catch(() => "{}")
  const assets: unknown = JSON.parse(json)
  const name = isRecord(assets) ? assets.stylesheet : undefined
  return typeof name === "string" ? `/assets/${name}` : ""
}
