import { markLanguage, type Page } from "@ringside/core"
import { variationMessages } from "../messages.ts"

/** A line of text of ours in a form of the host, with the role alert. It shows one message at a time. */
export interface FormLine {
  /** `own` is a sentence of ours after the shop's text. */
  show(text: string, after: Element, className: string, own?: string): void
  clear(): void
}

/** Creates a line; it is inserted with its first message. */
export function createFormLine(page: Page): FormLine {
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
