import { encodeUri, formatText, restPath, trimTrailing } from "@ringside/core/domain"

const storePath = "/wc/store"

/**
 * The root that Store API paths stand on, without a slash at its end. `storeApiUrl` is used when it names the Store
 * API (`…/wc/store`, with or without `/v1`), else the REST root of the page, else the platform's usual place.
 */
export function readStoreBase(storeApiUrl: string | null, restRoot: string | null): string {
  const withoutVersion = trimSlashes(storeApiUrl).replace(/\/v1$/, "")
  if (withoutVersion.endsWith(storePath)) return trimSlashes(withoutVersion.slice(0, -storePath.length))
  return trimSlashes(restRoot) || restPath
}

/** A path, perhaps with a query, on such a root; on a root with plain permalinks the path is itself in a query. */
export function createStoreUrl(base: string | null, path: string | null): string {
  const [root, rest] = [formatText(base), formatText(path)]
  return root + (root.includes("?") ? rest.replace("?", "&") : rest)
}

/** The address of a versioned Store API path such as "/v1/cart", which may have a query. `base` is a root, or goes down to the Store API. */
export function formatStoreApiUrl(base: string, versionedPath: string, currency: string | null): string {
  const code = formatText(currency).trim().toUpperCase()
  const query = code === "" ? "" : `${versionedPath.includes("?") ? "&" : "?"}currency=${encodeUri(code)}`
  return createStoreUrl(readStoreBase(base, base), storePath + versionedPath + query)
}

function trimSlashes(address: string | null): string {
  return trimTrailing(formatText(address).trim(), "/")
}
