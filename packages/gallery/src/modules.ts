import { askedModule } from "@ringside/core/domain"

/** The full-screen viewer, fetched when it is first opened. */
export const viewerModule = /* @__PURE__ */ askedModule({
  name: "gallery-viewer",
  member: "showViewer",
  load: () => import("./viewer/showViewer.ts"),
})
