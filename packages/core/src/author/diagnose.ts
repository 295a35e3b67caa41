import type {
  AttributeProblem,
  AttributeTable,
  ConfigNames,
  ConfigProblem,
  ConfigRecord,
  HookContent,
} from "../domain/index.ts"
import type { KnownTexts } from "./hasMisspeltTexts.ts"
import type { DrawingRules } from "../hooks/drawsOn.ts"
import type { JobProblem } from "./jobTexts.ts"
import type { Reports } from "./reports.ts"

/** The names that hooks may use. */
export interface KnownWidgets {
  /** Options by the name of their widget or behaviour. */
  readonly tables: ReadonlyMap<string, AttributeTable>
  /** The content that a page has to put into hooks of these names, in which nothing is drawn. */
  readonly contents: ReadonlyMap<string, HookContent>
  /** The widgets that render, of which a hook gets the first that draws on it. */
  readonly drawing: readonly (DrawingRules & { readonly name: string })[]
  /** Widgets that the page registered itself: their options are unknown here. */
  readonly registered?: readonly string[]
}

/** Texts and checks that most pages never need. */
export interface Diagnostics {
  /** Reports every mistake in one hook's attributes. */
  readonly checkHook: (host: Element, known: KnownWidgets, reports: Reports) => void
  readonly formatConfigProblem: (problem: ConfigProblem) => string
  /** Lists names in the config and on the script tag that probably misspell settings of ours. */
  readonly listUnknownNames: (
    printed: readonly string[],
    tag: Element | null,
    names: ConfigNames,
  ) => readonly ConfigProblem[]
  readonly formatJobProblem: (problem: JobProblem) => string
  /** The warnings about names of a page's own texts that probably misspell a widget's. */
  readonly listMisspeltTexts: (known: KnownTexts, overrides: ConfigRecord) => readonly string[]
  readonly formatAttributeProblem: (widget: string, problem: AttributeProblem) => string
  /** Fills in a text of a part's `warnings.ts`, and reports it. */
  readonly warn: (
    reports: Reports,
    text: string,
    subject?: Element | null,
    values?: Readonly<Record<string, string | number>>,
  ) => void
  /** Reports that another page of the document serves hooks of this name. */
  readonly warnOfOtherPage: (reports: Reports, name: string) => void
}

/** Calls `run` with the texts of warnings, once they are loaded. */
export type Diagnose = (run: (diagnostics: Diagnostics) => void) => void

/** Warns of mistakes in the config. */
export function createConfigReport(
  { warn }: Pick<Reports, "warn">,
  diagnose: Diagnose,
): (problem: ConfigProblem) => void {
  return (problem) => diagnose(({ formatConfigProblem }) => warn(formatConfigProblem(problem)))
}
