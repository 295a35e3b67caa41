/**
 * A package that is published.
 * @typedef {object} PublishedPackage
 * @property {string} folder relative to the workspace
 * @property {Manifest} manifest
 */

/**
 * @typedef {{
 *   name: string,
 *   private?: boolean,
 *   files?: string[],
 *   dependencies?: Record<string, string>,
 *   exports: import("./publishedExports.mjs").Exports,
 *   publishConfig?: { exports?: import("./publishedExports.mjs").Exports },
 * }} Manifest
 */

/**
 * A manifest as it is packed: the package manager does the same.
 * @param {Manifest} manifest
 */
export function packManifest({ publishConfig, ...rest }) {
  return { ...rest, ...publishConfig }
}
