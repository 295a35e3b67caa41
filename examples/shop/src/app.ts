import { join } from "node:path"
import { openDatabase, readSecret } from "./database/open.ts"
import { createAccountLimits } from "./features/accounts/accountLimits.ts"
import { createCouponLimit } from "./features/coupons/couponLimit.ts"
import { ensureAdministrator } from "./features/accounts/administrator.ts"
import { createPictureFiles } from "./features/pictures/pictureFiles.ts"
import type { MachineTranslation } from "./features/translation/machineTranslation.ts"
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

/** Lists the folders of the features' migrations. */
export function migrationFoldersOf(features: readonly ShopFeature[]): readonly string[] {
  return features.flatMap(({ migrations }) => migrations ?? [])
}

/** The options of a shop, each with a default. */
export interface ShopOptions {
  /** Folder of the embedded database, or "memory://" for a database that exists only in memory. */
  readonly dataDir?: string | undefined
  /** Address of a PostgreSQL server; then `dataDir` is not used. */
  readonly databaseUrl?: string | undefined
  /** Epoch ms; the age of nonces depends on it. */
  readonly clock?: () => number
  /** Allows its owner to moderate reviews; without a token, nobody can moderate. */
  readonly adminToken?: string | undefined
  /** Creates the shop's administrator; without it, the shop has only the administrators in its database. */
  readonly administrator?: { readonly password: string | undefined }
  /** Folder of the pictures in other widths, which can be created again at any time; by default inside the data folder. */
  readonly picturesDir?: string
  /** Folder of the pictures as they were drawn, `{slug}/{picture}.avif`, 1280 px wide; by default those of the repository. */
  readonly drawnPicturesDir?: string | undefined
  /** The shop's public address; without it, the shop trusts only this machine's host names, and other addresses stay relative. */
  readonly publicUrl?: string | undefined
  /** Whether requests come through a proxy, which reports the sender's address; false by default. */
  readonly isBehindProxy?: boolean
  /** Whether the shop announces that it isn't open yet; false by default. */
  readonly isComingSoon?: boolean
  /** Selects the checkout of `/checkout/`; classic by default. */
  readonly checkout?: "classic" | "block" | undefined
  /** Translates texts that scripts add to pages; without it, people translate them. */
  readonly machineTranslation?: MachineTranslation
  readonly log?: Log
  /** Called when another shop has taken over the data folder. */
  readonly onFolderLost?: () => void
  /** The parts of the shop; by default all of `features.ts`. */
  readonly features?: readonly ShopFeature[]
}

/** A shop that answers requests. */
export interface RunningShop {
  readonly fetch: (request: Request, connection?: ShopEnv["Bindings"]) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Opens the shop without a port: tests pass requests to `fetch`. */
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
    machineTranslation: options.machineTranslation,
    publicUrl: options.publicUrl === undefined ? undefined : new URL(options.publicUrl),
    guesses: createGuessLimit(clock),
    accountLimits: createAccountLimits(clock),
    couponLimit: createCouponLimit(clock),
    stylesheetUrl: await findStylesheet(),
    importMap: await findImportMap(),
    readPicture: createPictureFiles({
      drawnIn: options.drawnPicturesDir,
      keptIn: options.picturesDir ?? picturesDirOf(dataDir),
      log,
    }),
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

/** Shops with a database in memory share one folder of pictures. */
function picturesDirOf(dataDir: string): string {
  return join(dataDir.includes("://") ? cacheFolder : dataDir, "pictures")
}
