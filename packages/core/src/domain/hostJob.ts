import type { DerivedSettings } from "./derivedSettings.ts"

/**
 * A job that the host's own scripts may do as well. Declare it in `jobs.ts`, and list it in the package's part.
 * Source: host-pages contract "Who does the job".
 */
export interface HostJob {
  /** Unique among the jobs of all parts, in kebab-case; the WordPress plugin switches the job by this name. */
  readonly name: string
  /** The package that does the job in this library; the config's `takeOver` lists it. */
  readonly packageName: string
  /**
   * Handles of the platform's scripts that do the job. The platform prints each script with the id `{handle}-js`; core's table of host scripts
   * has the other signs of each.
   */
  readonly handles: readonly string[]
  /** The host's global with the job's settings. Without it the job is native. */
  readonly settings?: string
  /** Other globals with settings, of which one is enough in place of `settings`. */
  readonly otherSettings?: readonly string[]
  /** Declared where these settings can be derived from the page, as their table says: the markup without which they can't. */
  readonly derived?: Pick<DerivedSettings, "present">
  /** Whether the job inserts HTML from the shop's responses. The job is native where the page's Trusted Types refuse our policy. */
  readonly insertsHtml?: boolean
  /** The job in the words of a shop's owner, for the settings page of the WordPress plugin, which shows `doc` without it. */
  readonly title?: string
  /** Where an owner notices the job, for the same page; by default on every page. `lists` are the shop's and its categories' pages. */
  readonly shopPage?: "every" | "lists" | "product" | "basket" | "checkout" | "blocks" | "account"
  /** The job, in a sentence. */
  readonly doc: string
}
