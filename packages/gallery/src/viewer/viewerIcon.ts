import type { PageDocument } from "@ringside/core"
const paths = {
  close: "M5 5l14 14M19 5L5 19",
  zoom: "M16 16l5 5M11 8v6M8 11h6M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0",
  fullScreen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  previous: "M15 4l-8 8 8 8",
  next: "M9 4l8 8-8 8",
} as const

/** An icon on a button of the viewer. */
export type ViewerIcon = keyof typeof paths

/** Creates an icon. It is hidden from screen readers, which read the button's label. */
export function createViewerIcon(document: PageDocument, name: ViewerIcon): SVGElement {
  const namespace = "http://www.w3.org/2000/svg"
  const svg = document.createElementNS(namespace, "svg")
  svg.setAttribute("viewBox", "0 0 24 24")
  svg.setAttribute("aria-hidden", "true")
  const path = document.createElementNS(namespace, "path")
  path.setAttribute("d", paths[name])
  svg.append(path)
  return svg
}
