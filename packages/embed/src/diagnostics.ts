/* The chunk of the texts of warnings: core's and those of the parts. It is fetched in idle time, when a check has found a mistake. */
import type { Diagnostics } from "@ringside/core"
import { addAddresses, diagnostics as coreDiagnostics } from "@ringside/core/diagnostics"
import { errorsPage, warningTexts } from "./warningTexts.ts"

const ownDiagnostics: Diagnostics = {
  ...coreDiagnostics,
  warn: (reports, key, ...details) => coreDiagnostics.warn(reports, warningTexts[key] ?? key, ...details),
}

/** Creates the texts and checks of this build. */
export function createDiagnostics(): Diagnostics {
  // Compared here, so that a build without an address leaves the function out.
  return errorsPage === "" ? ownDiagnostics : addAddresses(ownDiagnostics, errorsPage)
}
