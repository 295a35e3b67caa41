import type { Page } from "./page.ts"

/** Whether an address belongs to the shop: the page's own origin, or one that the config's `origins` lists. */
export function isOfShop({ window, config }: Pick<Page, "window" | "config">, url: URL | null): url is URL {
  return url !== null && [window.location.origin, ...config.origins].includes(url.origin)
}
