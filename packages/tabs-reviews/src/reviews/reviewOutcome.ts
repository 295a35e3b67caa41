import { markLanguage, type Scope } from "@ringside/core"

const outcomeClass = "ringside-review-outcome"

/** The line at the end of a form that shows the result of sending it. */
export interface ReviewOutcome {
  /** Shows `text`, while the form is connected. Without a language it is a text of the shop. */
  show(role: "status" | "alert", text: string, language?: string): void
}

/** Creates the line of `form`. It is inserted at first use, and again when the host has removed it. */
export function createReviewOutcome(form: HTMLFormElement, { page, signal, insert }: Scope): ReviewOutcome {
  let line: HTMLElement | null = null
  const insertLine = () => {
    line = page.document.createElement("p")
    line.className = outcomeClass
    form.append(line)
    insert(line)
    return line
  }
  return {
    show(role, text, language) {
      if (signal.aborted) return
      const shown = line && form.contains(line) ? line : insertLine()
      shown.classList.toggle("ringside-review-problem", role === "alert")
      shown.setAttribute("role", role)
      shown.removeAttribute("lang")
      if (language !== undefined) markLanguage(shown, language)
      shown.textContent = text
    },
  }
}
