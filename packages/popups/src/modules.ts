import { askedModule } from "@ringside/core/domain"

/** Forms of popups and of other plugins. */
export const formsModule = /* @__PURE__ */ askedModule({
  name: "popups-forms",
  member: "createForms",
  load: () => import("./forms/forms.ts"),
})

/** Exit intent, scroll depth, inactivity, limits, queue and A/B tests. */
export const automaticModule = /* @__PURE__ */ askedModule({
  name: "popups-automatic",
  member: "createAutomatic",
  load: () => import("./triggers/automatic.ts"),
})

/** Sounds, videos and lazy content. */
export const mediaModule = /* @__PURE__ */ askedModule({
  name: "popups-media",
  member: "createMedia",
  load: () => import("./media/media.ts"),
})

/** Popups of hooks. */
export const hooksModule = /* @__PURE__ */ askedModule({
  name: "popups-hooks",
  member: "createHooks",
  load: () => import("./hook/hookPopup.ts"),
})

/** Popups that show another page. */
export const addressModule = /* @__PURE__ */ askedModule({
  name: "popups-address",
  member: "createAddress",
  load: () => import("./hook/address.ts"),
})
