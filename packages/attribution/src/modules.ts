import { askedModule } from "@ringside/core/domain"

/** The consent banner. */
export const consentModule = /* @__PURE__ */ askedModule({
  name: "attribution-consent",
  member: "start",
  load: () => import("./consent/consentBanner.ts"),
})

/** Order attribution and consent tools. */
export const trackingModule = /* @__PURE__ */ askedModule({
  name: "attribution-tracking",
  member: "start",
  load: () => import("./tracking.ts"),
})

/** E-mail capture. */
export const emailModule = /* @__PURE__ */ askedModule({
  name: "attribution-email",
  member: "start",
  load: () => import("./emailCapture/email.ts"),
})

/** Views of products. */
export const viewsModule = /* @__PURE__ */ askedModule({
  name: "attribution-views",
  member: "start",
  load: () => import("./analytics/views.ts"),
})

/** Events for analytics. */
export const analyticsModule = /* @__PURE__ */ askedModule({
  name: "attribution-analytics",
  member: "start",
  load: () => import("./analytics/analytics.ts"),
})
