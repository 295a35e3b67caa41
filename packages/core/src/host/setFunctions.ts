import { findJQuery, isElement } from "../events/jquery.ts"
import { listen } from "../page/listen.ts"
import { provideFunctions } from "./ownFunctions.ts"
import type { LoaderPage } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

type SetFunctionsPage = Pick<LoaderPage, "window" | "document" | "signal" | "services">

/** Gets the elements of a set and the arguments of the call. Its answer is the call's; without one that is the set. */
export type SetFunction = (elements: readonly Element[], args: readonly unknown[]) => unknown

interface SetFunctionOptions {
  readonly functions: Readonly<Record<string, SetFunction>>
  /** Whether the host's script is out, whose functions these are. */
  readonly isOurs: () => boolean
  /** Functions of jQuery itself. */
  readonly members?: Readonly<Record<string, object>>
}

/** The implementations that the functions of a page run now. */
const runsService = definePageService("core.setFunctions", () => new Map<string, SetFunction>())

/**
 * Puts functions on jQuery's sets that scripts of the page expect of a script of the host, where they are missing and as soon as jQuery is
 * there. Those of an earlier call stay and run the new ones, since a theme may have wrapped them; all go when the page stops.
 */
export function provideSetFunctions(
  page: SetFunctionsPage,
  { functions, isOurs, members = {} }: SetFunctionOptions,
): void {
  const { signal } = page
  const runs = runsService.of(page)
  for (const [name, run] of Object.entries(functions)) runs.set(name, run)
  const own = Object.fromEntries(Object.keys(functions).map((name) => [name, createMember(runs, name)]))
  followJQuery(page, (jQuery) => {
    if (signal.aborted || !isOurs()) return
    provideFunctions(jQuery.fn, own, signal)
    provideFunctions(jQuery, members, signal)
  })
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

function createMember(runs: ReadonlyMap<string, SetFunction>, name: string) {
  return function (this: ArrayLike<unknown>, ...args: unknown[]): unknown {
    return runs.get(name)?.(Array.from(this).filter(isElement), args) ?? this
  }
}
