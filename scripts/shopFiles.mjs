import { join } from "node:path"
import { cacheFolder, root } from "./workspace.mjs"

/** The example shop's database, kept between runs. */
export const shopDataFolder = join(root, "examples", "shop", ".data")

/** Contains the process id of the shop while `npm start` serves it. */
export const shopPidPath = join(cacheFolder, "shop.pid")
