import { fileURLToPath } from "node:url"

/** The shop's own folder: one level above this file, both in `src` and in the bundle in `dist`. */
export const shopFolder = fileURLToPath(new URL("..", import.meta.url))

/** The folder of a feature's migrations. They are read from the sources, also by the built shop. */
export function migrationsOf(feature: string): string {
  return `${shopFolder}src/features/${feature}/migrations`
}

/** What the build makes: the stylesheet and the fonts, each named by its hash. */
export const assetsFolder = `${shopFolder}dist/assets`

/** Says which of the assets is the stylesheet of the last build. */
export const assetListFile = `${shopFolder}dist/assets.json`

/** The pictures that come with the shop, one a view: `{slug}/{picture}.avif`, 1280 px wide. `npm run figures` draws them. */
export const picturesFolder = `${shopFolder}pictures`

/** Things that can be made again: the seeded database that tests start from, pictures in other widths. */
export const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/ringside-shop", import.meta.url))

/** The built script tag that the shop is the proof of. */
export const ringsideFolder = fileURLToPath(new URL("../../../packages/embed/dist", import.meta.url))
