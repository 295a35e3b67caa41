/** The root folder of the workspace. */
export declare const root: string
/** The folder of stamps, reports and other disposable files. */
export declare const cacheFolder: string
/**
 * The workspace's packages and examples, as folders relative to the root, sorted. A folder without a manifest doesn't count.
 * @returns {string[]}
 */
export declare function memberFolders(): string[]
/**
 * Reads a manifest, typed as far as these scripts use it.
 * @param {string} path
 * @returns {{ name?: string, description?: string, private?: boolean, packageManager?: string, bin?: string | Record<string, string>, scripts?: Record<string, string>, engines?: Record<string, string>, browserslist?: readonly string[] }}
 */
export declare function readManifest(path: string): {
  name?: string
  description?: string
  private?: boolean
  packageManager?: string
  bin?: string | Record<string, string>
  scripts?: Record<string, string>
  engines?: Record<string, string>
  browserslist?: readonly string[]
}
