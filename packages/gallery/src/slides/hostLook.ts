import { definePageService } from "@ringside/core"
import { selectHostColumns } from "../domain/index.ts"
import type { GalleryScope } from "./galleryScope.ts"
import { classNames } from "../host.ts"

/** The host's styles for the parts that a gallery gets. */
export interface HostLook {
  /** Thumbnails side by side; null where the host doesn't arrange them, and where it has them all in a row that scrolls. */
  readonly thumbnails: HostThumbnails | null
  /** Whether the host hides a list of thumbnails until a script of its own has arranged it. */
  readonly hidesThumbnails: boolean
  /** Whether the host draws an icon on the button that opens the viewer. */
  readonly drawsTrigger: boolean
}

/** Sizes that follow the list's width are shares of it. */
export interface HostThumbnails {
  readonly width: number
  readonly gap: number
  /** Distances from the picture to the first row, and from row to row, in CSS pixels. */
  readonly topPx: number
  readonly rowGapPx: number
}

/** Thumbnails as wide as this are a column: the host's CSS doesn't make a row of them. */
const columnShare = 0.6

/** Width and height of the platform's files for thumbnails. */
const thumbnailFilePx = 100

/** The looks that were read, by the number of pictures and the classes of their gallery. */
const looksService = definePageService("gallery.hostLooks", () => new Map<string, HostLook>())

/**
 * Reads the host's styles for a list of thumbnails and a button at their places in the gallery. Once for galleries with the same classes and
 * number of pictures, because the browser lays out the page for it.
 */
export function readHostLook(
  scope: GalleryScope,
  { viewport, imageCount }: { readonly viewport: HTMLElement; readonly imageCount: number },
): HostLook {
  const looks = looksService.of(scope.page)
  const key = `${imageCount} ${scope.root.className}`
  const look = looks.get(key) ?? measure(scope, viewport, imageCount)
  looks.set(key, look)
  return look
}

function measure({ page, root }: GalleryScope, viewport: HTMLElement, imageCount: number): HostLook {
  const { document, window } = page
  const trigger = document.createElement("a")
  trigger.className = classNames.trigger
  // The platform's slider is an element around the slides, from which themes keep the thumbnails away.
  const slider = document.createElement("div")
  slider.className = classNames.viewport
  slider.style.height = "1px"
  const list = document.createElement("ol")
  list.className = classNames.thumbnails
  for (let count = 0; count < imageCount; count += 1) {
    const item = document.createElement("li")
    const image = document.createElement("img")
    // Of the size that the platform's slider gives them until a style does: without one, an empty picture has no width.
    image.width = image.height = thumbnailFilePx
    item.append(image)
    list.append(item)
  }
  for (const probe of [trigger, slider, list]) probe.style.visibility = "hidden"
  root.prepend(trigger)
  if (viewport === root) root.append(slider, list)
  else viewport.after(slider, list)
  const content = window.getComputedStyle(trigger, "::before").getPropertyValue("content")
  const [frame, ...images] = [list, ...list.querySelectorAll("img")].map((each) => each.getBoundingClientRect())
  const above = slider.getBoundingClientRect()
  const hidesThumbnails = window.getComputedStyle(list).getPropertyValue("opacity") === "0"
  const [item] = list.children
  const rowGapPx = item ? Number.parseFloat(window.getComputedStyle(item).getPropertyValue("margin-bottom")) : 0
  for (const probe of [trigger, slider, list]) probe.remove()
  // Some hosts make the list as wide as its thumbnails, which ours is not.
  const widthPx = Math.max(frame?.width ?? 0, above.width)
  const thumbnails = hidesThumbnails ? null : compare(widthPx, images)
  return {
    hidesThumbnails,
    thumbnails: thumbnails && {
      ...thumbnails,
      topPx: Math.max(0, (images[0]?.top ?? 0) - above.bottom),
      rowGapPx: rowGapPx || 0,
    },
    drawsTrigger: content !== "none",
  }
}

function compare(widthPx: number, images: readonly DOMRect[]): Pick<HostThumbnails, "width" | "gap"> | null {
  const [one, other] = images
  if (!one || !other) return null
  const width = one.width / widthPx
  // In right-to-left text the second is to the left of the first.
  const gap = Math.max(0, Math.abs(other.left - one.left) / widthPx - width)
  // Without a layout, the width is no number.
  if (one.top !== other.top || !(width > 0 && width < columnShare)) return null
  const scrolls = images.at(-1)?.top === one.top && selectHostColumns({ width, gap }) < images.length
  return scrolls ? null : { width, gap }
}
