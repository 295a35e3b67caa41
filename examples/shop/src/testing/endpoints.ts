import type { ShopFeature } from "../feature.ts"

/** An address that accepts a request, from the features' tables. */
export interface Endpoint {
  /** `POST /carrito/`, `wc-ajax apply_coupon`, `admin-ajax NAME`, `Store API POST /cart/add-item`, `link add-to-cart`. */
  readonly name: string
  readonly method: string
  /** An address of the endpoint, with 1 for each id. */
  readonly path: string
  /** The fields by which the endpoint is found. */
  readonly fields: Readonly<Record<string, string>>
}

/** Lists all endpoints of the given features, in the order of their tables, and the Store API's batch, which belongs to no feature. */
export function endpointsOf(features: readonly ShopFeature[]): readonly Endpoint[] {
  return [
    ...features.flatMap(endpointsOfFeature),
    { ...storeApiEndpoint("POST", "/batch"), name: "Store API POST /batch" },
  ]
}

function endpointsOfFeature(feature: ShopFeature): readonly Endpoint[] {
  const { pages = [], routes = [], links = {}, wcAjax = {}, adminAjax = {}, storeApi = [] } = feature
  return [
    ...[...pages, ...routes].map(({ method, path }) => ({
      name: `${method} ${path}`,
      method,
      path: withIds(path),
      fields: {},
    })),
    ...Object.keys(links).map((name) => ({ name: `link ${name}`, method: "GET", path: `/?${name}=1`, fields: {} })),
    ...Object.entries(wcAjax).map(([name, { method }]) => ({
      name: `wc-ajax ${name}`,
      method: method === "any" ? "GET" : method,
      path: `/?wc-ajax=${name}`,
      fields: {},
    })),
    ...Object.keys(adminAjax).map((action) => ({
      name: `admin-ajax ${action}`,
      method: "POST",
      path: "/wp-admin/admin-ajax.php",
      fields: { action },
    })),
    ...storeApi.map(({ method, path }) => storeApiEndpoint(method, path)),
  ]
}

function storeApiEndpoint(method: string, path: string): Endpoint {
  return { name: `Store API ${method} ${path}`, method, path: `/wp-json/wc/store/v1${withIds(path)}`, fields: {} }
}

function withIds(path: string): string {
  return path.replace(/:\w+(\{[^}]*\})?/g, "1")
}
