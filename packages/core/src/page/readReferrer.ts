import type { LoaderPage } from "./page.ts"

/**
 * The address of the page that led here. LiteSpeed loads a new visitor's first page twice, and then defines the first referrer on `document`
 * itself: the browser's own is the page.
 */
export function readReferrer({ window, document }: Pick<LoaderPage, "window" | "document">): string {
  // eslint-disable-next-line no-restricted-syntax -- what a script has defined counts here; an element with that name is no string
  const own: unknown = window.document.referrer
  return typeof own === "string" ? own : document.referrer
}
