import type { WarningValueName } from "../domain/index.ts"
import type { Page } from "../page/page.ts"

/** The mistaken element, and a value for each name in the text. */
type WarningDetails<Text extends string> = [WarningValueName<Text>] extends [never]
  ? [subject?: Element]
  : [subject: Element | null, values: Readonly<Record<WarningValueName<Text>, string | number>>]

/**
 * Warns the page's authors of a mistake in attributes, config, settings or markup, once per `subject` and text. `text` is one of the package's
 * `warnings.ts`; in the script tag it is fetched with the other diagnostics, in idle time, after the first mistake. What fails at run time (a
 * request, a sound, a call with wrong arguments) has its text beside the code, and is reported by `page.reports`.
 */
export function warnAuthor<const Text extends string>(
  page: Pick<Page, "diagnose" | "reports">,
  text: Text,
  ...details: WarningDetails<Text>
): void
export function warnAuthor(
  { diagnose, reports }: Pick<Page, "diagnose" | "reports">,
  text: string,
  ...details: [subject?: Element | null, values?: Readonly<Record<string, string | number>>]
): void {
  diagnose(({ warn }) => warn(reports, text, ...details))
}
