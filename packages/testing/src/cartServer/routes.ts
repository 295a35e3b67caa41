import { adminAjaxEndpoint } from "./adminAjax.ts"
import { readQuery } from "./exchange.ts"

/** The endpoint of a shop's address, as `add_to_cart` or `cart/add-item`; null for a page. */
export function nameEndpoint(path: string): string | null {
  if (path.startsWith("/wp-admin/admin-ajax.php")) return adminAjaxEndpoint
  return readQuery(path).get("wc-ajax") ?? storeRoute(path)?.slice(1) ?? null
}

/** The route after `/wc/store` and its version, in both forms of permalinks. */
export function storeRoute(path: string): string | null {
  const plain = path.split("?")[0] ?? ""
  const route = readQuery(path).get("rest_route") ?? plain.split("/wp-json")[1] ?? ""
  return /^\/wc\/store(?:\/v1)?(\/.*?)\/?$/.exec(route)?.[1] ?? null
}
