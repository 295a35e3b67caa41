import { isSafeUrl } from "@ringside/core/domain"
import type { ViewerLabels } from "./viewer.ts"

interface FailureParts {
  /** What the viewer would have shown; it is filled anew. */
  readonly element: HTMLElement
  readonly address: string
  readonly labels: Pick<ViewerLabels, "imageFailed" | "imageFailedLink">
}

/** The sentence that stands in a picture's place when its file can't be had, with a link to try by oneself. */
export function createFailure(document: Document, { element, address, labels }: FailureParts): HTMLElement {
  const [before = "", after = ""] = labels.imageFailed.split("{link}")
  element.replaceChildren(before, isSafeUrl(address) ? createLink() : labels.imageFailedLink, after)
  return element

  function createLink(): HTMLElement {
    const link = document.createElement("a")
    link.href = address
    link.target = "_blank"
    link.rel = "noopener"
    link.textContent = labels.imageFailedLink
    return link
  }
}
