import type { Context } from "hono"
import type { Database } from "./database/connect.ts"
import type { AdminAjaxAction } from "./endpoints/adminAjax.ts"
import type { StoreApiRoute } from "./endpoints/storeApiRoute.ts"
import type { WcAjaxEndpoint } from "./endpoints/wcAjax.ts"
import type { Settings } from "./settings.ts"
import type { Texts } from "./texts/languages.ts"
import type { ShopEnv, Visit } from "./visit.ts"

/** Answers a request. */
export type Answer = (context: Context<ShopEnv>) => Promise<Response> | Response

/** An address and what answers it. `path` is Hono's: `/product/:slug/`. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  readonly path: string
  readonly answer: Answer
}

/**
 * One part of the shop: everything it adds, in one folder of `features/`. All members but the name may be left out. A page
 * itself declares the settings it prints and what it adds to the security policy (`Page`); styles are found by their
 * file name, `styles.css`.
 */
export interface ShopFeature {
  /** Also the name of its folder. */
  readonly name: string
  /** Addresses that exist in every language, so also behind "/en". */
  readonly pages?: readonly Route[]
  /** Addresses that exist once. */
  readonly routes?: readonly Route[]
  /** Links that change something on whatever page they stand, by the query's parameter: `?add-to-cart=101`. */
  readonly links?: Readonly<Record<string, Answer>>
  /** Endpoints of `/?wc-ajax=name`. */
  readonly wcAjax?: Readonly<Record<string, WcAjaxEndpoint>>
  /** Actions of `/wp-admin/admin-ajax.php`. */
  readonly adminAjax?: Readonly<Record<string, AdminAjaxAction>>
  /** Routes of the Store API, below `/wc/store/v1`. */
  readonly storeApi?: readonly StoreApiRoute[]
  /** What every page prints for the script tag. */
  readonly settings?: (visit: Visit) => Settings
  /** What it does now and then, whoever visits. Several shops on one database may do it at once. */
  readonly upkeep?: (database: Database, now: Date) => Promise<void>
  /** Its own words, in every language. */
  readonly texts?: Texts<object>
  /** The folder of its migrations: numbered SQL files, whose numbers no other feature uses. */
  readonly migrations?: string
}

/** Names the type, so that an editor completes the members and a wrong one is refused where it stands. */
export function defineFeature(feature: ShopFeature): ShopFeature {
  return feature
}
