import type { BootBehaviour, BootPage } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type { FileLoader } from "./fileLoader.ts"
import type { BuiltFile } from "./files.ts"
import type * as shopModule from "./shop.ts"

/** The module of the shop's chunk. */
export type Shop = Pick<typeof shopModule, "startShop" | "createShopCart" | "shared">

/** Fetches the shop's chunk. As a behaviour it learns which page is alive. */
export interface ShopLoader extends BootBehaviour {
  prefetch(): void
  /** Fetches it, and starts it on the page unless that is done; rejects when it can't be had, and may then be asked again. */
  wake(): Promise<Shop>
}

interface ShopLoaderOptions {
  readonly loader: FileLoader
  readonly file: BuiltFile
  /** Takes what other chunks read, before any of them runs. */
  readonly provide: (shared: Shop["shared"]) => void
}

/** One a document; each start of the page wakes it anew. */
export function createShopLoader({ loader, file, provide }: ShopLoaderOptions): ShopLoader {
  const awake = new WeakMap<BootPage, Promise<Shop>>()
  let alive: BootPage | null = null
  const wakeOn = async (page: BootPage) => {
    const shop = readShop(await loader.load(file))
    provide(shop.shared)
    if (!page.signal.aborted) shop.startShop(page)
    return shop
  }
  return {
    name: "shop",
    start(page) {
      alive = page
    },
    prefetch: () => loader.prefetch(file),
    wake() {
      const page = alive
      if (!page) return Promise.reject(new Error("The page isn't started."))
      const begun = awake.get(page)
      if (begun) return begun
      const waking = wakeOn(page)
      awake.set(page, waking)
      waking.catch(() => awake.delete(page))
      return waking
    },
  }
}

/** A server may answer with any module, such as another release's. */
function readShop(module: unknown): Shop {
  if (isShop(module)) return module
  throw new Error("The file of the shop holds another module.")
}

function isShop(module: unknown): module is Shop {
  return (
    isRecord(module) &&
    typeof module.startShop === "function" &&
    typeof module.createShopCart === "function" &&
    isRecord(module.shared)
  )
}
