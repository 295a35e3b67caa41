import { expect, test } from "vitest"
import * as domain from "./index.ts"

/** Every function that the contracts list under payments. Sources: checkout §14, express-checkout §13. */
const listed = [
  "selectProviderDecimals",
  "createProviderAmount",
  "parseConfirmHash",
  "readConfirmation",
  "createOrderStatusFields",
  "readOrderStatus",
  "readSetupIntent",
  "createCardElementsOptions",
  "createPaymentElementOptions",
  "createBillingDetails",
  "listPaymentInputs",
  "createPaymentData",
  "parseColor",
  "getBrightness",
  "isLightColor",
  "selectTheme",
  "selectBackground",
  "flattenColor",
  "getContrast",
  "createHoverColors",
  "createOutline",
  "listRuleProperties",
  "selectRuleStyles",
  "selectFontSources",
  "selectBaseFontSize",
  "selectElementsLocation",
  "createCardAppearance",
  "createTracksFields",
  "createWalletInitFields",
  "createProviderOptions",
  "selectPollStep",
  "parseConfirmFragment",
  "readIntentId",
  "createStatusBody",
  "selectConfirmOutcome",
  "selectTrackEvent",
  "createTrackBody",
  "checkProviderPayload",
] as const satisfies readonly (keyof typeof domain)[]

test.each(listed)("exports %s", (name) => {
  expect(typeof domain[name]).toBe("function")
})
