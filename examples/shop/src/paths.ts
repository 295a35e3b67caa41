import { fileURLToPath } from "node:url"

/** The shop's folder: one level above this file, both in `src` and in the bundle in `dist`. */
export const shopFolder = fileURLToPath(new URL("..", import.meta.url))

/** The folder of a feature's migrations. The built shop also reads them from the sources. */
export function migrationsOf(feature: string): string {
  return `${shopFolder}src/features/${feature}/migrations`
}

/** The build's stylesheet and fonts, with hashes in their names. */
export const assetsFolder = `${shopFolder}dist/assets`

/** The shop's own scripts, created by the build. */
export const scriptsFolder = `${shopFolder}dist/scripts`

/** Contains the name of the last build's stylesheet. */
export const assetListFile = `${shopFolder}dist/assets.json`

/** The pictures of the shop, one per view: `{slug}/{picture}.avif`, 1280 px wide. `npm run figures` draws them. */
export const picturesFolder = `${shopFolder}pictures`

/** Disposable files: the seeded database that tests start from, and pictures in other widths. */
export const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/ringside-shop", import.meta.url))

/** The built script tag, which the shop demonstrates. */
export const ringsideFolder = fileURLToPath(new URL("../../../packages/embed/dist", import.meta.url))
