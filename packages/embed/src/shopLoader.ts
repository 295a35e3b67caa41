import type { BootPage } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { askTwice } from "./secondTry.ts"
import type * as shopModule from "./shop.ts"

/** The module of the shop's chunk. */
export type Shop = Pick<typeof shopModule, "startShop" | "createShopCart">

/** Fetches the shop's chunk. */
export interface ShopLoader {
  /** Fetches it, and starts it on `page` unless that is done; rejects when it can't be had, and may then be asked again. */
  wake(page: BootPage): Promise<Shop>
}

interface ShopLoaderOptions {
  readonly url: string
  /** `import`, handed in so that a test can answer. */
  readonly importModule: (url: string) => Promise<unknown>
  /** What the shop is told of the build. */
  readonly build: Parameters<Shop["startShop"]>[1]
}

/** One a document; each start of the page wakes it anew. */
export function createShopLoader({ url, importModule, build }: ShopLoaderOptions): ShopLoader {
  const awake = new WeakMap<BootPage, Promise<Shop>>()
  const wakeOn = async (page: BootPage) => {
    const shop = await askTwice(page, url, importModule)
    // A server may answer with any module, such as another release's.
    if (!isShop(shop)) throw new Error("another module")
    if (!page.signal.aborted) shop.startShop(page, build)
    return shop
  }
  return {
    wake(page) {
      const waking = awake.get(page) ?? wakeOn(page)
      awake.set(page, waking)
      waking.catch(() => awake.delete(page))
      return waking
    },
  }
}

function isShop(module: unknown): module is Shop {
  return isRecord(module) && typeof module.startShop === "function"
}
