import type { TrustedHtmlPolicy } from "./html.ts"
import type { PageDocument } from "./pageDocument.ts"

interface InsertingPage {
  readonly document: PageDocument
  readonly trustedHtml: TrustedHtmlPolicy
  readonly services: Map<string, unknown>
}

const resultName = "core.canInsertHtml"

/**
 * Whether `page.html` can parse markup. It can't where the page enforces Trusted Types and refused our policy, because its `trusted-types`
 * directive doesn't list `ringside` or another script took the name: jobs that insert HTML are then native.
 */
export function canInsertHtml({ services, document, trustedHtml }: InsertingPage): boolean {
  // Test once per page: the browser reports each refusal as a violation.
  if (!services.has(resultName)) {
    let isTaken = true
    try {
      document.createElement("template").innerHTML = trustedHtml.createHTML("<b></b>")
    } catch {
      isTaken = false
    }
    services.set(resultName, isTaken)
  }
  return services.get(resultName) === true
}
