import "@ringside/gallery/viewer.css"

export { openViewer } from "@ringside/gallery/viewer"
