/** A mistake in what a page says of its host jobs. */
export type JobProblem =
  | { readonly kind: "refused-policy" }
  /** `takeOver` lists the package, and `handle` is a script of the host that still does its job. */
  | { readonly kind: "host-script"; readonly packageName: string; readonly handle: string }

/** The warning for a mistake in host jobs. */
export function formatJobProblem(problem: JobProblem): string {
  if (problem.kind === "refused-policy")
    return '[ringside] the page enforces Trusted Types; expected "trusted-types ringside" in its policy, so jobs that insert HTML stay native.'
  const { packageName, handle } = problem
  return (
    `[ringside ${packageName}] takeOver names ${packageName}, but the host's own script "${handle}" is on the page; ` +
    `expected it to be out, so it keeps the job and ${packageName} only observes.`
  )
}
