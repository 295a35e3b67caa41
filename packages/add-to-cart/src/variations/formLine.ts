import type { Page } from "@ringside/core"

/** A line of ours in a form of the host's, which says one thing at a time, by being an alert. */
export interface FormLine {
  say(text: string, after: Element, className: string): void
  clear(): void
}

/** A line that isn't there yet. */
export function createFormLine(page: Page): FormLine {
  let line: HTMLElement | null = null
  const clear = () => {
    line?.remove()
    line = null
  }
  return {
    clear,
    say(text, after, className) {
      clear()
      line = page.document.createElement("p")
      line.className = className
      line.setAttribute("role", "alert")
      line.textContent = text
      after.after(line)
      page.decorations.insert(line)
    },
  }
}
