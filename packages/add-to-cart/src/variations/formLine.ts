import type { Page } from "@ringside/core"

/** A line of text of ours in a form of the host, with the role alert. It shows one message at a time. */
export interface FormLine {
  show(text: string, after: Element, className: string): void
  clear(): void
}

/** Removes lines from a copied form: no code would clear them. */
export function removeCopiedLines(form: Element): void {
  const copied = form.querySelectorAll("p[role=alert]:is(.ringside-error, .wc-no-matching-variations)")
  for (const line of copied) line.remove()
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
    },
  }
}
