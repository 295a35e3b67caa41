export type OldestBrowser = {
  readonly browser: string
  readonly version: string
}
/**
 * The oldest browsers that our files work in: those of `browserslist` in package.json, which have the form "chrome >= 111".
 * @typedef {{ readonly browser: string, readonly version: string }} OldestBrowser
 * @type {readonly OldestBrowser[]}
 */
export declare const oldestBrowsers: readonly OldestBrowser[]
/**
 * esbuild's target: the syntax that these browsers read. It lowers what they lack, such as nested rules, and writes the prefixes that they
 * need, such as `-webkit-user-select`.
 */
export declare const browserTargets: string[]
