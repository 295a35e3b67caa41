/*
 * The chunk that a page sleeps without until the shopper acts: the rest of the page's services, the cart, and all that
 * enhances the host's own markup. Other chunks read nanostores, core and cart from here.
 */
import { cartOf, createCartApi } from "@ringside/cart"
import {
  type BootPage,
  type CartApi,
  completePage,
  startAnsweredActs,
  startBehaviour,
  startHookChecks,
  startHooks,
} from "@ringside/core"
import { behaviours } from "./behaviours.ts"
import { createFileLoader } from "./fileLoader.ts"
import { chunkFiles } from "./chunkFiles.ts"
import type { BuiltFiles } from "./files.ts"
import { createFocusTrapLoader } from "./focusTrap.ts"
import { listKnownWidgets } from "./knownWidgets.ts"
import { lateBehaviours } from "./lateBehaviours.ts"
import { shared } from "./shared.ts"
import { startLateBehaviours } from "./startLateBehaviours.ts"
import { createWidgetEntries } from "./widgetEntries.ts"
import { widgets } from "./widgets.ts"

/** What the loader knows of the build and hands over. */
export interface BuildParts {
  /** The loader's own address: files lie beside it, on any host. */
  readonly baseUrl: string
  readonly nonce: string
  /** The chunk that draws: the two builds differ in it alone. */
  readonly ui: BuiltFiles["ui"]
  /** The registry's members, which widgets' chunks read. */
  readonly shared: Record<string, unknown>
}

/** Completes `boot` and starts everything on it that slept. */
export function startShop(boot: BootPage, { baseUrl, nonce, ui, shared: registry }: BuildParts): void {
  Object.assign(registry, shared)
  const loader = createFileLoader({
    page: boot,
    baseUrl,
    nonce,
    importModule: (url) => import(url) as Promise<unknown>,
  })
  const page = completePage(boot, createFocusTrapLoader(loader, chunkFiles["focus-trap"]))
  for (const behaviour of behaviours) startBehaviour(behaviour, page)
  startHooks(
    page,
    createWidgetEntries({ rows: widgets, ui, chunkFiles, loader, provideUi: (module) => (registry.ui = module) }),
  )
  startAnsweredActs(page)
  startHookChecks(page, listKnownWidgets())
  startLateBehaviours(page, { rows: lateBehaviours, chunkFiles, loader })
}

/** The cart of a page as `window.ringside` shows it. */
export function createShopCart(boot: BootPage): CartApi {
  const page = completePage(boot, null)
  return createCartApi(cartOf(page), page.reports)
}
