import { askedModule } from "@ringside/core/domain"

/** The store and the Store API client. */
export const storeModule = /* @__PURE__ */ askedModule({
  name: "cart-store",
  member: "createCart",
  load: () => import("./store/store.ts"),
})
