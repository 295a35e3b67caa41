import type { Page, Scope } from "@ringside/core"
import { testNumberMessages } from "./messages.ts"
import { readTestInstructions } from "./readTestInstructions.ts"

/** The plugin's style sheet shows a tick in the place of the button's icon. */
const copiedClass = "state--success"
const copiedMs = 2000

/**
 * Lets the button of test mode's instructions copy its number. Where the browser allows no copying, a dialog shows the number to be copied by
 * hand. Source: WooPayments 10.9.0, `dist/checkout.js`.
 */
export function connectNumber(button: HTMLElement, scope: Scope): void {
  const { page } = scope
  const translate = page.translator("payments", testNumberMessages)
  let cancel: () => void = () => undefined
  const showCopied = () => {
    page.announce.polite(translate("numberCopied"))
    cancel()
    scope.toggleClass(button, copiedClass, true)
    cancel = scope.after(copiedMs, () => scope.toggleClass(button, copiedClass, false))
  }
  scope.listenToField(button, "click", (event) => {
    event.preventDefault()
    const number = button.querySelector("span")?.textContent.trim() ?? ""
    void copyText(page, number).then((isCopied) => {
      if (scope.signal.aborted) return
      if (isCopied) showCopied()
      else page.window.prompt(translate("copyNumber"), number)
    })
  })
  // The plugin's style sheet takes the outline away, and a keyboard's user would not see where the focus is.
  scope.listen(button, "focus", () => {
    if (button.matches(":focus-visible")) scope.style(button, "outline", "2px solid")
  })
  scope.listen(button, "blur", () => button.style.outline !== "" && scope.style(button, "outline", ""))
}

/** Shows the plugin's instructions above the card of our own block checkout, as the platform's block does. */
export function showInstructions(form: HTMLElement, scope: Scope): void {
  const { page } = scope
  const line = page.document.createElement("p")
  line.className = "testmode-info"
  line.append(page.html.parseFragment(readTestInstructions(page)))
  form.prepend(line)
  scope.insert(line)
}

/** Resolves with whether the text is in the clipboard: an insecure page has none, and a browser may refuse. */
async function copyText({ window: { navigator } }: Page, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
