import { markLanguage, type Page } from "@ringside/core"
import { variationMessages } from "../messages.ts"

/** A message of ours in a form of the host, with the role alert, one at a time. */
export interface FormMessage {
  /** `own` is a sentence of ours after the shop's text. */
  show(text: string, after: Element, className: string, own?: string): void
  clear(): void
}

/** Creates the message of one form; its element is inserted when it is first shown. */
export function createFormMessage(page: Page): FormMessage {
  let line: HTMLElement | null = null
  const clear = () => {
    line?.remove()
    line = null
  }
  return {
    clear,
    show(text, after, className, own = "") {
      clear()
      line = page.document.createElement("p")
      line.className = className
      line.setAttribute("role", "alert")
      const sentence = page.document.createElement("span")
      sentence.textContent = own
      line.append(text, ...(own === "" ? [] : [" ", sentence]))
      after.after(line)
      markLanguage(sentence, page.translator("add-to-cart", variationMessages).language)
      page.decorations.insert(line)
      // The host's class may be hidden by the theme, whose message the platform's script slides open.
      page.decorations.show(line, true)
    },
  }
}
