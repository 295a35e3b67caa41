import type { Page } from "@ringside/core"

/** A line of text of ours in a form of the host, with the role alert. It shows one message at a time. */
export interface FormLine {
  show(text: string, after: Element, className: string): void
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
    show(text, after, className) {
      clear()
      line = page.document.createElement("p")
      line.className = className
      line.setAttribute("role", "alert")
      line.textContent = text
      after.after(line)
      page.decorations.insert(line)
      // The host's class may be hidden by the theme, whose message the platform's script slides open.
      page.decorations.show(line, true)
    },
  }
}
