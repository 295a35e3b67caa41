import { join } from "node:path"
import { openDatabase, readSecret } from "./database/open.ts"
import { createAccountLimits } from "./features/accounts/accountLimits.ts"
import { createCouponLimit } from "./features/coupons/couponLimit.ts"
import { ensureAdministrator } from "./features/accounts/administrator.ts"
import { createPictureFiles } from "./features/pictures/pictureFiles.ts"
import type { ShopFeature } from "./feature.ts"
import * as allFeatures from "./features.ts"
import { createLog, type Log } from "./log/log.ts"
import { cacheFolder, shopFolder } from "./paths.ts"
import { createRoutes } from "./routes.ts"
import { createGuessLimit } from "./session/guessLimit.ts"
import { createNonces } from "./session/nonces.ts"
import { findImportMap } from "./importMap.ts"
import { pruneSessions } from "./session/pruneSessions.ts"
import { findStylesheet } from "./stylesheet.ts"
import { startUpkeep } from "./upkeep.ts"
import type { ShopEnv } from "./visit.ts"

const upkeepMs = 10 * 60_000

/** All features of this shop. */
export const shopFeatures: readonly ShopFeature[] = Object.values(allFeatures)

/** The folders that hold the features' migrations. */
export function migrationFoldersOf(features: readonly ShopFeature[]): readonly string[] {
  return features.flatMap(({ migrations }) => migrations ?? [])
}

/** How a shop is opened. All of it has a default. */
export interface ShopOptions {
  /** Folder of the embedded database, or "memory://" for one that ends with the shop. */
  readonly dataDir?: string | undefined
  /** Address of a PostgreSQL server; then `dataDir` is not used. */
  readonly databaseUrl?: string | undefined
  /** Epoch ms; nonces age by it. */
  readonly clock?: () => number
  /** Who knows it may moderate reviews; nobody may when silent. */
  readonly adminToken?: string | undefined
  /** Makes the shop's administrator; without it the shop has the ones that its database has. */
  readonly administrator?: { readonly password: string | undefined }
  /** Folder of the pictures in other widths, which can always be made again; inside the data folder when silent. */
  readonly picturesDir?: string
  /** Where browsers find the shop; else it only believes in names of this machine, and other addresses stay relative. */
  readonly publicUrl?: string | undefined
  /** Whether a proxy stands in front, which tells where requests come from; off when silent. */
  readonly isBehindProxy?: boolean
  /** Whether the shop says that it isn't open yet; off when silent. */
  readonly isComingSoon?: boolean
  /** Which of the two checkouts `/checkout/` shows; the classic one when silent. */
  readonly checkout?: "classic" | "block" | undefined
  readonly log?: Log
  /** Called when another shop has taken the data folder. */
  readonly onFolderLost?: () => void
  /** The parts that the shop is made of; all of `features.ts` when silent. */
  readonly features?: readonly ShopFeature[]
}

/** A shop that answers requests. */
export interface RunningShop {
  readonly fetch: (request: Request, connection?: ShopEnv["Bindings"]) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Opens the shop without a port: tests hand requests to `fetch`. */
export async function createShop(options: ShopOptions = {}): Promise<RunningShop> {
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
  if (options.administrator) {
    await ensureAdministrator(database, { ...options.administrator, now: new Date(clock()), log })
  }
  const shop = {
    database,
    secret,
    log,
    clock,
    nonces: createNonces(secret, clock),
    adminToken: options.adminToken,
    isBehindProxy: options.isBehindProxy ?? false,
    isComingSoon: options.isComingSoon ?? false,
    checkout: options.checkout ?? "classic",
    publicUrl: options.publicUrl === undefined ? undefined : new URL(options.publicUrl),
    guesses: createGuessLimit(clock),
    accountLimits: createAccountLimits(clock),
    couponLimit: createCouponLimit(clock),
    stylesheetUrl: await findStylesheet(),
    importMap: await findImportMap(),
    readPicture: createPictureFiles({ keptIn: options.picturesDir ?? picturesDirOf(dataDir), log }),
  }
  const routes = createRoutes(shop, features)
  return {
    fetch: async (request, connection = {}) => routes.fetch(request, connection),
    close: async () => {
      await stopUpkeep()
      await connection.close()
    },
  }
}

/** A shop that forgets everything shares its pictures with others of its kind. */
function picturesDirOf(dataDir: string): string {
  return join(dataDir.includes("://") ? cacheFolder : dataDir, "pictures")
}
