import type { PageDocument } from "@ringside/core"
import { isSafeUrl } from "@ringside/core/domain"
import type { ViewerLabels } from "./viewer.ts"

interface FailureNeeds {
  /** The viewer's own error element; its content is replaced. */
  readonly element: HTMLElement
  readonly address: string
  readonly labels: Pick<ViewerLabels, "imageFailed" | "imageFailedLink">
}

/** Replaces a picture whose file fails to load by a message with a link to the file. */
export function createFailure(document: PageDocument, { element, address, labels }: FailureNeeds): HTMLElement {
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
