/** Where a language's pages begin. @param {import("./storeApi.mjs").Language} language */
export function prefixOf(language) {
  return language === "en" ? "/en" : ""
}

/**
 * The page that thanks for an order. Whoever has its key may read it.
 * @param {string} key
 * @param {import("./storeApi.mjs").Language} language
 */
export function receivedPath(key, language) {
  return `${prefixOf(language)}/received?key=${key}`
}
