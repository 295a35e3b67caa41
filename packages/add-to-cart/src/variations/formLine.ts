import type { Page } from "@ringside/core"

/** A line of ours in a form of the host's, which says one thing at a time, by being an alert. */
export interface FormLine {
  say(text: string, after: Element, className: string): void
  clear(): void
}

/** A page that was kept as a copy of its nodes comes back with lines that nobody will take back. */
export function removeCopiedLines(form: Element): void {
  const copied = form.querySelectorAll("p[role=alert]:is(.ringside-error, .wc-no-matching-variations)")
  for (const line of copied) line.remove()
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
