import { findJQuery, isElement } from "../events/jquery.ts"
import { listen } from "../page/listen.ts"
import { provideFunctions } from "./ownFunctions.ts"
import type { LoaderPage } from "../page/page.ts"

/** Gets the elements of a set and the arguments of the call. Its answer is the call's; without one that is the set. */
export type SetFunction = (elements: readonly Element[], args: readonly unknown[]) => unknown

interface SetFunctionOptions {
  readonly functions: Readonly<Record<string, SetFunction>>
  /** Whether the host's script is out, whose functions these are. */
  readonly isOurs: () => boolean
}

/**
 * Puts functions on jQuery's sets that scripts of the page expect of a script of the host, where they are missing and as soon as jQuery is
 * there. Ours of an earlier call are replaced; all go when the page stops.
 */
export function provideSetFunctions(
  { window, document, signal }: Pick<LoaderPage, "window" | "document" | "signal">,
  { functions, isOurs }: SetFunctionOptions,
): void {
  const own = Object.fromEntries(Object.entries(functions).map(([name, run]) => [name, createMember(run)]))
  let replacesOurs = true
  followJQuery({ window, document, signal }, ({ fn }) => {
    if (!signal.aborted && isOurs()) provideFunctions(fn, own, { signal, replacesOurs })
  })
  // Later looks only add what is missing.
  replacesOurs = false
}

/** Runs `task` with the page's jQuery now and after each file that has loaded, which may have been jQuery. */
export function followJQuery(
  { window, document, signal }: Pick<LoaderPage, "window" | "document" | "signal">,
  task: (jQuery: NonNullable<ReturnType<typeof findJQuery>>) => void,
): void {
  const run = () => {
    const jQuery = findJQuery(window)
    if (jQuery) task(jQuery)
  }
  run()
  listen(document, "load", run, { signal, capture: true })
  listen(document, "DOMContentLoaded", run, { signal })
}

function createMember(run: SetFunction) {
  return function (this: ArrayLike<unknown>, ...args: unknown[]): unknown {
    return run(Array.from(this).filter(isElement), args) ?? this
  }
}
