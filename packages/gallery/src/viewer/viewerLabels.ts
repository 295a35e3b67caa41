import { findProduct, listOwnElements, type Page } from "@ringside/core"
import { selectHostViewerButton, selectors } from "../host.ts"
import type { ViewerLabels } from "./viewer.ts"
import { viewerMessages } from "./viewerMessages.ts"

/** Reads the viewer's texts. Its name is the product's, and `text`; the others are the labels of the host's own viewer where the page contains it, else ours. */
export function readViewerLabels(page: Page, { root, text }: { root: Element; text: string }): ViewerLabels {
  const translate = page.translator("gallery", viewerMessages)
  const label = (key: Parameters<typeof selectHostViewerButton>[0]) => {
    const button = page.document.querySelector(selectHostViewerButton(key))
    return button?.getAttribute("aria-label") || button?.getAttribute("title") || translate(key)
  }
  return {
    dialog: [readProductName(page, root), text].filter(Boolean).join(": "),
    close: label("close"),
    fullScreen: label("fullScreen"),
    zoom: label("zoom"),
    previous: label("previous"),
    next: label("next"),
    imageFailed: translate("imageFailed"),
    imageFailedLink: translate("imageFailedLink"),
  }
}

/** The name of the product that a gallery shows: the heading beside it, else the page's. */
function readProductName({ document }: Page, gallery: Element): string {
  const title = listOwnElements(findProduct(gallery), selectors.title)[0] ?? document.querySelector(selectors.title)
  return title?.textContent.trim() ?? ""
}
