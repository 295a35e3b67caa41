import type { ShopFeature } from "../feature.ts"

/** An address that takes a request, as the tables of the features list it. */
export interface Endpoint {
  /** `POST /carrito/`, `wc-ajax apply_coupon`, `admin-ajax NAME`, `Store API POST /cart/add-item`, `link add-to-cart`. */
  readonly name: string
  readonly method: string
  /** An address that the endpoint answers: ids are 1. */
  readonly path: string
  /** What has to be sent along for the endpoint to be found. */
  readonly fields: Readonly<Record<string, string>>
}

/** All endpoints of the given features, in the order of their tables, and the Store API's batch, which no feature adds. */
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
