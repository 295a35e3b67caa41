import type { TrustedHtmlPolicy } from "./html.ts"
import type { PageDocument } from "../page/pageDocument.ts"
import { definePageService, type ServicePage } from "../page/services.ts"

interface InsertingPage extends ServicePage {
  readonly document: PageDocument
  readonly trustedHtml: TrustedHtmlPolicy
}

// Test once per page: the browser reports each refusal as a violation.
const resultService = definePageService("core.canInsertHtml", ({ document, trustedHtml }: InsertingPage) => {
  try {
    document.createElement("template").innerHTML = trustedHtml.createHTML("<b></b>")
    return true
  } catch {
    return false
  }
})

/**
 * Whether `page.html` can parse markup. It can't where the page enforces Trusted Types and refused our policy, because its `trusted-types`
 * directive doesn't list `ringside` or another script took the name: jobs that insert HTML are then native.
 */
export function canInsertHtml(page: InsertingPage): boolean {
  return resultService.of(page)
}
