import type { Diagnostics } from "../author/diagnose.ts"
import { errorsPage } from "../author/errorsPage.ts"
import { addAddresses } from "./addAddresses.ts"
import { diagnostics } from "./diagnostics.ts"

/** Creates the texts and checks of a page from npm. The packages' build has added the address to the warnings of parts. */
export function createOwnDiagnostics(): Diagnostics {
  return errorsPage === "" ? diagnostics : addAddresses(diagnostics, errorsPage)
}
