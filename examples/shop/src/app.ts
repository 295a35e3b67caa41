import { openDatabase, readSecret } from "./database/open.ts"
import type { ShopFeature } from "./feature.ts"
import * as allFeatures from "./features.ts"
import { createLog } from "./log/log.ts"
import { cacheFolder, shopFolder } from "./paths.ts"
import { createRoutes } from "./routes.ts"
import { createNonces } from "./session/nonces.ts"
import { findImportMap } from "./importMap.ts"
import { pruneSessions } from "./session/pruneSessions.ts"
import type { Shop, ShopOptions } from "./shop.ts"
import { findStylesheet } from "./stylesheet.ts"
import { startUpkeep } from "./upkeep.ts"
import type { ShopEnv } from "./visit.ts"

const upkeepMs = 10 * 60_000

/** All features of this shop. */
export const shopFeatures: readonly ShopFeature[] = Object.values(allFeatures)

/** Lists the folders of the features' migrations. */
export function migrationFoldersOf(features: readonly ShopFeature[]): readonly string[] {
  return features.flatMap(({ migrations }) => migrations ?? [])
}

/** The options of `createShop`. */
export interface CreateOptions extends ShopOptions {
  /** The parts of the shop; by default all of `features.ts`. */
  readonly features?: readonly ShopFeature[]
}

/** A shop that answers requests. */
export interface RunningShop {
  readonly fetch: (request: Request, connection?: ShopEnv["Bindings"]) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Opens the shop without a port: tests pass requests to `fetch`. */
export async function createShop(options: CreateOptions = {}): Promise<RunningShop> {
  const { dataDir = `${shopFolder}.data`, databaseUrl, clock = Date.now, log = createLog() } = options
  const { features = shopFeatures } = options
  const connection = await openDatabase({
    databaseUrl,
    dataDir,
    log,
    ...(options.onFolderLost && { onFolderLost: options.onFolderLost }),
    migrationFolders: migrationFoldersOf(features),
  })
  const { database } = connection
  await pruneSessions(database)
  const tasks = features.flatMap(({ upkeep = [] }) => upkeep)
  const prune = () => pruneSessions(database)
  const stopUpkeep = startUpkeep(database, [prune, ...tasks], { everyMs: upkeepMs, clock, log })
  const secret = await readSecret(database)
  const shop: Shop = {
    database,
    secret,
    log,
    clock,
    options,
    nonces: createNonces(secret, clock),
    isBehindProxy: options.isBehindProxy ?? false,
    publicUrl: options.publicUrl === undefined ? undefined : new URL(options.publicUrl),
    stylesheetUrl: await findStylesheet(),
    importMap: await findImportMap(),
    cacheFolder: dataDir.includes("://") ? cacheFolder : dataDir,
  }
  for (const { open } of features) await open?.(shop)
  const routes = createRoutes(shop, features)
  return {
    fetch: async (request, connection = {}) => routes.fetch(request, connection),
    close: async () => {
      await stopUpkeep()
      await connection.close()
    },
  }
}
