import { readScriptNonce } from "./readScriptNonce.ts"
import type { Page } from "../page/page.ts"

/** What the copy of a script takes over. The nonce is the page's own. */
const copied = ["type", "src", "crossorigin", "integrity", "referrerpolicy", "nomodule"]

/**
 * Runs the scripts in markup that the shop has just answered, in their order, where the page's config asks for it (`answerScripts`). The platform's
 * scripts run them once they have inserted the markup: pixels of shops and pickers of delivery points stand there. Inserted markup itself is
 * sanitised, and never runs any; nor do scripts in markup that was stored.
 */
export function runAnswerScripts(page: Page, html: string): void {
  if (!page.config.answerScripts || !/<script/i.test(html)) return
  const { document } = page
  for (const inert of page.html.readScripts(html)) {
    const script = document.createElement("script")
    for (const name of copied) {
      const value = inert.getAttribute(name)
      if (value !== null) script.setAttribute(name, value)
    }
    script.nonce = readScriptNonce(page)
    // In the order of the markup, though they come from files.
    script.async = false
    try {
      script.text = inert.text
      document.head.append(script)
      if (!script.src) script.remove()
    } catch (cause) {
      // A page that enforces Trusted Types takes no script as text.
      page.reports.fail({ during: "render", widget: "page", cause })
    }
  }
}
