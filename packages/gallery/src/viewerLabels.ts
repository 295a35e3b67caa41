import type { Page } from "@ringside/core"
import { galleryMessages } from "./messages.ts"
import type { ViewerLabels } from "./viewer.ts"

/** The host's own viewer, which it prints at the end of the page for its old script: its words are in the shop's language. */
const hostButtons = {
  close: ".pswp__button--close",
  fullScreen: ".pswp__button--fs",
  zoom: ".pswp__button--zoom",
  previous: ".pswp__button--arrow--left",
  next: ".pswp__button--arrow--right",
} as const

/** The viewer's texts: the host's own where it prints them, else ours. */
export function readViewerLabels(page: Page, dialog: string): ViewerLabels {
  const translate = page.translator("gallery", galleryMessages)
  const label = (key: keyof typeof hostButtons) => {
    const button = page.document.querySelector(`.pswp ${hostButtons[key]}`)
    return button?.getAttribute("aria-label") || button?.getAttribute("title") || translate(key)
  }
  return {
    dialog,
    close: label("close"),
    fullScreen: label("fullScreen"),
    zoom: label("zoom"),
    previous: label("previous"),
    next: label("next"),
    imageFailed: translate("imageFailed"),
    imageFailedLink: translate("imageFailedLink"),
  }
}
