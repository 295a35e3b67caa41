import type { Context } from "hono"
import type { Database } from "./database/connect.ts"
import type { AdminAjaxAction } from "./endpoints/adminAjax.ts"
import type { StoreApiRoute } from "./endpoints/storeApiRoute.ts"
import type { WcAjaxEndpoint } from "./endpoints/wcAjax.ts"
import type { Settings } from "./settings.ts"
import type { Shop } from "./shop.ts"
import type { Customer } from "./features/accounts/customer.ts"
import type { Html } from "./html/html.ts"
import type { Language, Texts } from "./texts/languages.ts"
import type { NavigationPlace, PagePlace, ShopEnv, Visit } from "./visit.ts"

/** Answers a request. */
export type Answer = (context: Context<ShopEnv>) => Promise<Response> | Response

/** An address and its handler. `path` is Hono's: `/product/:slug/`. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  readonly path: string
  readonly answer: Answer
}

/** A page of the administration, as its navigation lists it. */
export interface AdminPageEntry {
  /** The path below the administration: "orders/". */
  readonly path: string
  readonly title: (language: Language) => string
  /** Pages are listed by this number, smallest first. */
  readonly position: number
}

/** A link to a page that the feature adds to lists of every page. */
export interface NavigationLink {
  readonly places: readonly NavigationPlace[]
  /** The path that all languages share: "/tienda/". */
  readonly path: string
  readonly title: (language: Language) => string
  /** Links are listed by this number, smallest first. */
  readonly position: number
}

/** Creates markup of every page, or nothing. `customer` is undefined for a guest. */
export type CreateMarkup = (visit: Visit, customer: Customer | undefined) => Html | undefined

/**
 * One part of the shop: everything that it adds, in one folder of `features/`. All members but the name are optional. A page itself
 * declares its settings and its additions to the security policy (`Page`); styles are found by their file name, `styles.css`.
 */
export interface ShopFeature {
  /** The name, which is also that of the folder. */
  readonly name: string
  /** Addresses in every language, so also after "/en". */
  readonly pages?: readonly Route[]
  /** Addresses without a language. */
  readonly routes?: readonly Route[]
  /** The pages of the administration, whose addresses are also in `pages`. */
  readonly adminPages?: readonly AdminPageEntry[]
  /** Links to the feature's pages in the menu and the footer. */
  readonly navigation?: readonly NavigationLink[]
  /** Markup that the feature adds to every page. */
  readonly everyPage?: Readonly<Partial<Record<PagePlace, CreateMarkup>>>
  /** Links that change something on any page, by the query's parameter: `?add-to-cart=101`. */
  readonly links?: Readonly<Record<string, Answer>>
  /** Endpoints of `/?wc-ajax=name`. */
  readonly wcAjax?: Readonly<Record<string, WcAjaxEndpoint>>
  /** Actions of `/wp-admin/admin-ajax.php`. */
  readonly adminAjax?: Readonly<Record<string, AdminAjaxAction>>
  /** Routes of the Store API, below `/wc/store/v1`. */
  readonly storeApi?: readonly StoreApiRoute[]
  /** The settings that every page prints for the script tag. */
  readonly settings?: (visit: Visit) => Settings
  /** Work before the shop answers its first request. */
  readonly open?: (shop: Shop) => Promise<void>
  /** Periodic work, independent of visits. Several shops on one database may run it at once. */
  readonly upkeep?: (database: Database, now: Date) => Promise<void>
  /** The feature's texts, in every language. */
  readonly texts?: Texts<object>
  /** The folder of its migrations: numbered SQL files. No two features use the same number. */
  readonly migrations?: string
}

/** Names the type, so that an editor completes the members, and a wrong member is reported in place. */
export function defineFeature(feature: ShopFeature): ShopFeature {
  return feature
}
