import { coreMessages } from "@ringside/core"
import type { PayingForm } from "../forms/connectedForm.ts"
import type { FormErrors } from "../forms/errors.ts"
import type { FlowEvent } from "./flowEvent.ts"
import type { FormCodeLoader } from "./formCodeLoader.ts"

/**
 * Ends an order whose form a script of the page has removed or replaced since the press: the shopper is led to the order, or told that it
 * failed. A new form in its place has no part in it.
 */
export function endWithoutForm({ page }: PayingForm, code: FormCodeLoader, event: FlowEvent): void {
  if (page.signal.aborted) return
  const show = (errors: FormErrors) => {
    if (errors.kind === "text") page.notices.error(errors.text)
    if (errors.kind === "html") page.notices.error(page.html.parseMessage(errors.html).textContent.trim())
  }
  switch (event.type) {
    case "redirect":
      if (event.url === null) page.navigation.reload()
      else if (!page.navigation.go(event.url, "payment")) {
        // The file has loaded: it has sent the order.
        void code.load().then(({ steps }) => show(steps.uncertain()))
      }
      return
    case "confirm":
      // The page's reader of such a hash confirms the payment, as after a reload.
      page.navigation.go(event.hash, "own")
      return
    case "valid":
    case "tokenized":
      // It was not sent yet: the new form may have other values.
      page.notices.error(page.translator("core", coreMessages)("changed"))
      return
    case "fail":
      if (event.errors) show(event.errors)
      return
    default:
  }
}
