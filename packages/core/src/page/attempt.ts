import type { Failure, LoaderReports } from "../author/reports.ts"

/** The members of a failure's report beside the cause. */
type Attempted = Omit<Failure, "cause">

/**
 * Calls a function that must not stop its caller, such as a listener or a script of the page. When it throws, that is reported as `attempted`,
 * and the result is `fallback`.
 */
export function attempt<Result>(
  page: { readonly reports: LoaderReports },
  attempted: Attempted,
  call: () => Result,
): Result | undefined
export function attempt<Result>(
  page: { readonly reports: LoaderReports },
  attempted: Attempted,
  call: () => Result,
  fallback: Result,
): Result
export function attempt<Result>(
  { reports }: { readonly reports: LoaderReports },
  attempted: Attempted,
  call: () => Result,
  fallback?: Result,
): Result | undefined {
  try {
    return call()
  } catch (cause) {
    reports.fail({ ...attempted, cause })
    return fallback
  }
}
