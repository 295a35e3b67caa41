/** A mistake in what a page says of its host jobs. */
export type JobProblem =
  | { readonly kind: "refused-policy" }
  /** `takeOver` lists the package, and `handle` is a script of the host that still does its job. */
  | { readonly kind: "host-script"; readonly packageName: string; readonly handle: string }
  /** A script of the host runs, and no element has its handle. */
  | { readonly kind: "unnamed-script"; readonly handle: string; readonly url: string | null }

/** The warning for a mistake in host jobs. */
export function formatJobProblem(problem: JobProblem): string {
  if (problem.kind === "refused-policy")
    return '[ringside] the page enforces Trusted Types; expected "trusted-types ringside" in its policy, so jobs that insert HTML stay native.'
  if (problem.kind === "unnamed-script") {
    const { handle, url } = problem
    return (
      `[ringside] the host's own script "${handle}" runs ${url === null ? "in another file" : `as ${url}`}, without an element ` +
      `"${handle}-js"; expected it to be out, so it keeps its jobs and ours only observes.`
    )
  }
  const { packageName, handle } = problem
  return (
    `[ringside ${packageName}] takeOver names ${packageName}, but the host's own script "${handle}" is on the page; ` +
    `expected it to be out, so it keeps the job and ${packageName} only observes.`
  )
}
