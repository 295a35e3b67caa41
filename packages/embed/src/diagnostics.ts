/* The chunk of the texts of warnings: core's and those of the parts. It is fetched in idle time, when a check has found a mistake. */
import type { Diagnostics } from "@ringside/core"
import { diagnostics as coreDiagnostics } from "@ringside/core/diagnostics"
import { warningTexts } from "./warningTexts.ts"

export const diagnostics: Diagnostics = {
  ...coreDiagnostics,
  warn: (reports, key, ...details) => coreDiagnostics.warn(reports, warningTexts[key] ?? key, ...details),
}
