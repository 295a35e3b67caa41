import { fileURLToPath } from "node:url"

/** The shop's own folder: one level above this file, both in `src` and in the bundle in `dist`. */
export const shopFolder = fileURLToPath(new URL("..", import.meta.url))

/** Numbered SQL files, applied in the order of their names. */
export const migrationsFolder = `${shopFolder}migrations`

/** What the build makes: the stylesheet and the fonts, each named by its hash. */
export const assetsFolder = `${shopFolder}dist/assets`

/** Says which of the assets is the stylesheet of the last build. */
export const assetListFile = `${shopFolder}dist/assets.json`

/** What draws pictures beside the server; there only once the shop has been built. */
export const drawingWorkerFile = `${shopFolder}dist/drawingWorker.js`

/** Things that can be made again: the seeded database that tests start from, the drawn pictures. */
export const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/ringside-shop", import.meta.url))

/** The built script tag that the shop is the proof of. */
export const ringsideFolder = fileURLToPath(new URL("../../../packages/embed/dist", import.meta.url))
