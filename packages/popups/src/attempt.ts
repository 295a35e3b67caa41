import { attempt as attemptIn, type Page } from "@ringside/core"

/** Calls a script of the page, or another file's listener. When it throws, that is reported and the result is `fallback`. */
export function attempt<Result>(page: Page, fallback: Result, call: () => Result, host?: Element): Result {
  return attemptIn(page, { during: "event", widget: "popups", ...(host && { host }) }, call, fallback)
}
