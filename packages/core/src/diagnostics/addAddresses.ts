import type { Diagnostics } from "../author/diagnose.ts"
import type { Reports } from "../author/reports.ts"

/** Adds the address of the documentation's page about mistakes to core's texts, with the anchor of each kind. The builds have added it to those of the parts. */
export function addAddresses(texts: Diagnostics, page: string): Diagnostics {
  const address = (text: string, anchor: string) => `${text} ${page}#${anchor}`
  const addressed = (reports: Reports): Reports => ({
    ...reports,
    warn: (message, ...subject) => reports.warn(address(message, "hooks"), ...subject),
  })
  return {
    ...texts,
    checkHook: (host, known, reports) => texts.checkHook(host, known, addressed(reports)),
    formatConfigProblem: (problem) => address(texts.formatConfigProblem(problem), "config"),
    formatJobProblem: (problem) => address(texts.formatJobProblem(problem), "jobs"),
    formatAttributeProblem: (widget, problem) => address(texts.formatAttributeProblem(widget, problem), "hooks"),
    listMisspeltTexts: (known, overrides) =>
      texts.listMisspeltTexts(known, overrides).map((text) => address(text, "texts")),
    warnOfOtherPage: (reports, name) => texts.warnOfOtherPage(addressed(reports), name),
  }
}
