import type { PageDocument } from "@ringside/core"
import type PhotoSwipe from "photoswipe"
import { formatCounter, type GalleryItem } from "../domain/index.ts"
import type { ViewerLabels } from "./viewer.ts"
import { createViewerIcon, type ViewerIcon } from "./viewerIcon.ts"

/** The viewer's bar, arrows and caption, with the class names that the platform's CSS uses. */
export interface ViewerChrome {
  readonly element: HTMLElement
  /** Updates counter, caption and arrows for another picture. */
  show(index: number): void
}

interface ChromeNeeds {
  readonly document: PageDocument
  readonly viewer: PhotoSwipe
  readonly items: readonly GalleryItem[]
  readonly labels: ViewerLabels
}

/** Creates the viewer's chrome, element by element, so that no text can become markup. */
export function createViewerChrome({ document, viewer, items, labels }: ChromeNeeds): ViewerChrome {
  const create = (className: string, ...children: readonly Node[]) => {
    const element = document.createElement("div")
    element.className = className
    element.append(...children)
    return element
  }
  const createButton = (className: string, label: string, icon: ViewerIcon, press: () => void) => {
    const button = document.createElement("button")
    button.type = "button"
    button.className = `pswp__button ${className}`
    button.title = label
    button.setAttribute("aria-label", label)
    button.append(createViewerIcon(document, icon))
    button.addEventListener("click", press)
    return button
  }
  const close = createButton("pswp__button--close", labels.close, "close", () => viewer.close())
  const zoom = createButton("pswp__button--zoom", labels.zoom, "zoom", () => viewer.toggleZoom())
  const fullScreen = createButton("pswp__button--fs", labels.fullScreen, "fullScreen", () => {
    void toggleFullScreen(document, viewer.element)
  })
  fullScreen.hidden = !document.fullscreenEnabled
  const previous = createButton("pswp__button--arrow--left", labels.previous, "previous", () => viewer.prev())
  const next = createButton("pswp__button--arrow--right", labels.next, "next", () => viewer.next())
  const hasOne = items.length < 2
  previous.hidden = hasOne
  next.hidden = hasOne

  const counter = create("pswp__counter")
  counter.hidden = hasOne
  counter.setAttribute("aria-live", "polite")
  const captionText = create("pswp__caption__center")
  const caption = create("pswp__caption", captionText)
  const bar = create("pswp__top-bar", counter, fullScreen, zoom, close)
  return {
    element: create("pswp__ui", bar, previous, next, caption),
    show(index) {
      const title = items[index]?.title ?? ""
      counter.textContent = formatCounter(index, items.length)
      captionText.textContent = title
      caption.hidden = title === ""
      const isLoop = items.length > 2
      setUsable(previous, isLoop || index > 0)
      setUsable(next, isLoop || index < items.length - 1)
    },
  }
}

/** Never uses `disabled`: a focused button that gets disabled loses focus to the page. */
function setUsable(button: HTMLElement, isUsable: boolean): void {
  if (isUsable) button.removeAttribute("aria-disabled")
  else button.setAttribute("aria-disabled", "true")
}

/** If the browser refuses, the viewer stays as large as the window. */
async function toggleFullScreen(document: PageDocument, element: HTMLElement | undefined): Promise<void> {
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen())
  } catch {
    // The button has no alternative action.
  }
}
