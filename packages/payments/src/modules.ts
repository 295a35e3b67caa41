import { askedModule } from "@ringside/core/domain"

/** The row of card brands at the card's label. */
export const brandsModule = /* @__PURE__ */ askedModule({
  name: "payments-brands",
  member: "showBrands",
  load: () => import("./brands/showBrands.ts"),
})

/** The instructions of test mode, and their button that copies the number of a test card. */
export const testModeModule = /* @__PURE__ */ askedModule({
  name: "payments-testMode",
  member: "connectNumber",
  load: () => import("./testMode/testMode.ts"),
})
