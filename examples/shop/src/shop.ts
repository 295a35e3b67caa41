import type { Log } from "./log/log.ts"
import type { ImportMap } from "./importMap.ts"
import type { Connection } from "./database/connect.ts"
import type { Nonces } from "./session/nonces.ts"

/**
 * The options of a shop, each with a default. A feature adds its own where it reads them:
 * `declare module "../../shop.ts" { interface ShopOptions { readonly name?: string } }`.
 */
export interface ShopOptions {
  /** Folder of the embedded database, or "memory://" for a database that exists only in memory. */
  readonly dataDir?: string | undefined
  /** Address of a PostgreSQL server; then `dataDir` is not used. */
  readonly databaseUrl?: string | undefined
  /** Epoch ms; the age of nonces depends on it. */
  readonly clock?: () => number
  /** The shop's public address; without it, the shop trusts only this machine's host names, and other addresses stay relative. */
  readonly publicUrl?: string | undefined
  /** Whether requests come through a proxy, which reports the sender's address; false by default. */
  readonly isBehindProxy?: boolean
  readonly log?: Log
  /** Called when another shop has taken over the data folder. */
  readonly onFolderLost?: () => void
}

/** The services and settings of every request. */
export interface Shop extends Pick<Connection, "database"> {
  readonly secret: string
  readonly nonces: Nonces
  /** Whether requests come through a proxy, which reports the sender's address. */
  readonly isBehindProxy: boolean
  /** The shop's public address; undefined if not configured. */
  readonly publicUrl: URL | undefined
  readonly log: Log
  /** Epoch ms. */
  readonly clock: () => number
  /** Address of the stylesheet; "" without a build. */
  readonly stylesheetUrl: string
  /** Null without a built script tag. */
  readonly importMap: ImportMap | null
  /** Folder of files that can be created again at any time. Shops with a database in memory share one. */
  readonly cacheFolder: string
  /** The options of `openShop`; features read their own options from it. */
  readonly options: ShopOptions
}

/**
 * Defines a service of a feature: the function that it returns creates the service of a shop at the first call, and returns the same one
 * later.
 */
export function defineService<Service extends object>(create: (shop: Shop) => Service): (shop: Shop) => Service {
  const services = new WeakMap<Shop, Service>()
  return (shop) => {
    const service = services.get(shop) ?? create(shop)
    services.set(shop, service)
    return service
  }
}
