import type { AttributeProblem, AttributeTable, ConfigNames, ConfigProblem } from "../domain/index.ts"
import type { Reports } from "./reports.ts"

/** What hooks may name. */
export interface KnownWidgets {
  /** Options by the name of a widget or behaviour. */
  readonly tables: ReadonlyMap<string, AttributeTable>
  /** Those that draw, one a hook; with `drawsUnless`, only on a hook that holds no such element. */
  readonly drawing: readonly { readonly name: string; readonly drawsUnless?: string }[]
  /** Widgets that the page registered itself: their options are not known here. */
  readonly registered?: readonly string[]
}

/** Texts and checks that most pages never need. */
export interface Diagnostics {
  /** Reports every mistake in one hook's attributes. */
  readonly checkHook: (host: Element, known: KnownWidgets, reports: Reports) => void
  readonly formatConfigProblem: (problem: ConfigProblem) => string
  /** Names in the config and on the script tag that were probably meant to be settings of ours. */
  readonly listUnknownNames: (
    printed: readonly string[],
    tag: Element | null,
    names: ConfigNames,
  ) => readonly ConfigProblem[]
  readonly formatAttributeProblem: (widget: string, problem: AttributeProblem) => string
}

/** Runs what needs the texts of warnings, when they are there. */
export type Diagnose = (run: (diagnostics: Diagnostics) => void) => void

/** Warns of mistakes in the config. */
export function createConfigReport(
  { warn }: Pick<Reports, "warn">,
  diagnose: Diagnose,
): (problem: ConfigProblem) => void {
  return (problem) => diagnose(({ formatConfigProblem }) => warn(formatConfigProblem(problem)))
}
