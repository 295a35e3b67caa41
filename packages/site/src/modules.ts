import { askedModule } from "@ringside/core/domain"

/** The module for the scroll position: the sticky header, the button to the top. */
export const scrollingModule = /* @__PURE__ */ askedModule({
  name: "site-scrolling",
  member: "startScrolling",
  load: () => import("./scrolling/startScrolling.ts"),
})

/** Results below a search field while the shopper types. */
export const liveSearchModule = /* @__PURE__ */ askedModule({
  name: "site-liveSearch",
  member: "startLiveSearch",
  load: () => import("./search/liveSearch.ts"),
})

/** The focus of the server's notices. */
export const focusNoticeModule = /* @__PURE__ */ askedModule({
  name: "site-focusNotice",
  member: "focusNotice",
  load: () => import("./notices/focusNotice.ts"),
})

/** Preview mode in an editor. */
export const previewModule = /* @__PURE__ */ askedModule({
  name: "site-preview",
  member: "startPreview",
  load: () => import("./preview/preview.ts"),
})
