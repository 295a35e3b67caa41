/**
 * A job that scripts of the host may do, too. Declare one in `jobs.ts`, and list it in the package's part.
 * Source: host-pages contract "Who does the job".
 */
export interface HostJob {
  /** One name for each job of all parts, in kebab-case; the WordPress plugin switches the job by it. */
  readonly name: string
  /** The package that does the job here; the config's `takeOver` names it. */
  readonly packageName: string
  /** Handles under which the platform prints the scripts that do the job: the element `{handle}-js`. */
  readonly handles: readonly string[]
  /** The host's global without whose settings nobody can do the job. */
  readonly settings?: string
  /** Start of the selector under which the host's script delegates clicks from the body, a sign that it runs. */
  readonly delegatedClick?: string
  /** Whether the job puts HTML of the shop's answers into the page. It is native where the page's Trusted Types allow none. */
  readonly insertsHtml?: boolean
  /** What the job is, in a sentence. */
  readonly doc: string
}
