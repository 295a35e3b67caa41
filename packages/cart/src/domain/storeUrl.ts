import { encodeUri, formatText, restPath, trimTrailing } from "@ringside/core/domain"

const storePath = "/wc/store"

/**
 * The root of Store API paths, without a slash at its end: `storeApiUrl` when it is an address of the Store API (`…/wc/store`, with or
 * without `/v1`), else the page's REST root, else the platform's default.
 */
export function readStoreBase(storeApiUrl: string | null, restRoot: string | null): string {
  const withoutVersion = trimSlashes(storeApiUrl).replace(/\/v1$/, "")
  if (withoutVersion.endsWith(storePath)) return trimSlashes(withoutVersion.slice(0, -storePath.length))
  return trimSlashes(restRoot) || restPath
}

/** Appends a path, which may have a query, to such a root; on a root with plain permalinks the path is part of the query. */
export function createStoreUrl(base: string | null, path: string | null): string {
  const [root, rest] = [formatText(base), formatText(path)]
  return root + (root.includes("?") ? rest.replace("?", "&") : rest)
}

/** The address of a versioned Store API path such as "/v1/cart", which may have a query. `base` is a REST root or a Store API root. */
export function formatStoreApiUrl(base: string, versionedPath: string, currency: string | null): string {
  const code = formatText(currency).trim().toUpperCase()
  const query = code === "" ? "" : `${versionedPath.includes("?") ? "&" : "?"}currency=${encodeUri(code)}`
  return createStoreUrl(readStoreBase(base, base), storePath + versionedPath + query)
}

function trimSlashes(address: string | null): string {
  return trimTrailing(formatText(address).trim(), "/")
}
