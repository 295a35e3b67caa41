import { appendRestPath, encodeUri, formatText, restPath, splitRestRoot, trimTrailing } from "@ringside/core/domain"

const storePath = "/wc/store"

/**
 * The root of Store API paths, without a slash at its end: `storeApiUrl` when it is an address of the Store API (`…/wc/store`, with or
 * without `/v1`), else the page's REST root, else the platform's default. A query of the address stays, such as that of a language.
 */
export function readStoreBase(storeApiUrl: string | null, restRoot: string | null): string {
  const own = splitRestRoot(storeApiUrl)
  const withoutVersion = trimTrailing(own.before, "/").replace(/\/v1$/, "")
  if (withoutVersion.endsWith(storePath)) {
    return trimTrailing(withoutVersion.slice(0, -storePath.length), "/") + own.after
  }
  const root = splitRestRoot(restRoot)
  return (trimTrailing(root.before, "/") || restPath) + root.after
}

/** Appends a path, which may have a query, to such a root; on a root with plain permalinks the path is part of the query. */
export const createStoreUrl: typeof appendRestPath = appendRestPath

/** The address of a versioned Store API path such as "/v1/cart", which may have a query. `base` is a REST root or a Store API root. */
export function formatStoreApiUrl(base: string, versionedPath: string, currency: string | null): string {
  const code = formatText(currency).trim().toUpperCase()
  const query = code === "" ? "" : `${versionedPath.includes("?") ? "&" : "?"}currency=${encodeUri(code)}`
  return createStoreUrl(readStoreBase(base, base), storePath + versionedPath + query)
}
