import { describe, expect, it } from "vitest"
import { readDomains } from "./domains.ts"

const domains = await readDomains()

/** Values of each kind, and none at all. */
const anything = [undefined, null, 7, true, "x", [], {}, { length: 3 }]

/**
 * Functions that throw for some of them: those that must by contract, and those that read objects and texts of our own, which have the shape given. All
 * others take whatever the page or the shop has. Source: checkout §14, attribution-translation-site §13. The lists only get shorter.
 */
const throwing: Readonly<Record<string, readonly string[]>> = {
  checkout: [
    ...["createFieldMessage"],
    ...[
      "createBasketBody",
      "createBlockCart",
      "createShippingFields",
      "findState",
      "isCouponErrorHtml",
      "isExpiredNonce",
    ],
    ...["listBrokenRules", "selectCartPageUpdate", "selectCartSubmitAction", "selectNextRoute", "selectRowRule"],
    ...["selectUnsentQuantities"],
  ],
  payments: [
    ...["listRuleProperties", "selectRuleStyles"],
    ...["createCardAppearance", "createCardElementsOptions", "createOrderStatusFields", "createPaymentData"],
    ...["createPaymentElementOptions", "createTracksFields", "createWalletInitFields", "listPaymentInputs"],
    ...["readOrderStatus", "selectTrackEvent"],
  ],
  translation: [
    ...["createTranslationRequests", "formatUrlForLanguage", "isSkippedText", "readLanguageFromUrl", "reduceSwitcher"],
    ...["selectEditorEvent", "selectFragmentKeys", "selectRetryUrl"],
  ],
  attribution: [
    ...["createVisitCookies", "formatAttributionCookie", "formatAttributionInputs", "formatExtraCookie"],
    ...["formatIdentifyUrl", "readContactId", "selectAttributionValues", "selectConsent", "selectEmailAction"],
    ...["selectInputGroups", "selectTrackingAllowed"],
  ],
  site: [
    ...["createSearchPath", "createStoreNoticeCookie", "formatNoticeCookie", "isNoticeHidden", "isScrollTopVisible"],
    ...["isStoreNoticeHidden", "selectMenuClasses", "selectMenuLinkAction", "selectSearchAction", "toggleSubmenu"],
  ],
}

function isThrowing(run: () => unknown): boolean {
  try {
    run()
    return false
  } catch {
    return true
  }
}

describe.each(Object.entries(throwing))("the functions of %s", (name, listed) => {
  it("take arguments of any kind, except for those that are listed", () => {
    const functions = [...(domains.get(name)?.functions ?? [])]
    const found = functions.filter(([, call]) =>
      anything.some((value) => isThrowing(() => call(value, value, value, value))),
    )
    expect(found.map(([each]) => each).sort()).toEqual([...listed].sort())
  })
})
