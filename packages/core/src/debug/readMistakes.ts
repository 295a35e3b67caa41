import type { Page } from "../page/page.ts"

/** A mistake of the page's authors, or a failure, as the console shows it. */
export interface MistakeRow {
  readonly text: string
  /** The mistaken element; null for the page itself. */
  readonly element: Element | null
}

/** The warnings about the page and about the elements in it that the console has shown. */
export function readMistakes({ document, window, reports }: Page): readonly MistakeRow[] {
  // eslint-disable-next-line no-restricted-syntax -- the key of the page's own warnings; no member is read
  const ofPage = [...(reports.logged?.get(window.document) ?? [])].map((text) => ({ text, element: null }))
  const ofElements = [...document.querySelectorAll("*")].flatMap((element) =>
    [...(reports.logged?.get(element) ?? [])].map((text) => ({ text, element })),
  )
  return [...ofPage, ...ofElements]
}
