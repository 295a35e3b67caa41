import { openViewer } from "./openViewer.ts"
import { createShowViewer } from "./createShowViewer.ts"

/** Opens a gallery in the viewer with PhotoSwipe. Code that only an open viewer needs is in this file's chunk. */
export const showViewer = /* @__PURE__ */ createShowViewer(openViewer)
