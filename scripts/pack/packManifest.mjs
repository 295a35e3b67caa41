/**
 * A published package.
 * @typedef {object} PublishedPackage
 * @property {string} folder relative to the workspace
 * @property {Manifest} manifest
 */

/**
 * @typedef {{
 *   name: string,
 *   private?: boolean,
 *   files?: string[],
 *   sideEffects?: boolean | string[],
 *   dependencies?: Record<string, string>,
 *   exports: import("./publishedExports.mjs").Exports,
 *   publishConfig?: { exports?: import("./publishedExports.mjs").Exports, provenance?: boolean },
 * }} Manifest
 */

/**
 * Creates a manifest as the package manager packs it.
 * @param {Manifest} manifest
 */
export function packManifest({ publishConfig, ...rest }) {
  const { exports } = publishConfig ?? {}
  return { ...rest, ...(exports && { exports }) }
}
