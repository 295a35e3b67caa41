import { describe, expect, it } from "vitest"
import { listContractNames } from "./contractNames.ts"
import { readDomains } from "./domains.ts"

const domains = await readDomains()

/** Values of each kind, and none at all. */
const anything = [undefined, null, 5, Number.NaN, true, "", "x", [], {}, { length: 3 }]

/**
 * Functions that throw when every argument is of a wrong kind: those that must by contract (`createFieldMessage`, `listRuleProperties`), and those
 * with an argument that has the type given, such as an object of ours. What the page, the shop or the provider gives may be anything: each
 * argument and member is tried by itself below. Source: checkout §14, attribution-translation-site §13. The lists only get shorter.
 */
const throwing: Readonly<Record<string, readonly string[]>> = {
  checkout: [
    ...["createFieldMessage"],
    ...["createBasketBody", "createBlockCart", "createShippingFields", "findState", "hasDestination"],
    ...["isAcceptedPassword"],
    ...["listBrokenRules", "selectCartPageUpdate", "selectCartSubmitAction", "selectNextRoute", "selectRowRule"],
    ...["selectUnsentFields"],
  ],
  payments: [
    ...["listRuleProperties", "selectRuleStyles"],
    ...["createCardAppearance", "createCardElementsOptions", "createOrderStatusFields", "createPaymentData"],
    ...["createPaymentElementOptions", "createTracksFields", "createWalletInitFields", "listPaymentInputs"],
    ...["readOrderStatus", "selectFontFiles"],
  ],
  translation: [
    ...["createTranslationRequests", "formatUrlForLanguage", "isSkippedText", "readLanguageFromUrl", "reduceSwitcher"],
    ...["selectEditorEvent", "selectFragmentKeys", "selectRetryUrl"],
  ],
  attribution: [
    ...["createVisitCookies", "formatAttributionCookie", "formatAttributionInputs", "formatExtraCookie"],
    ...["formatIdentifyUrl", "selectAttributionValues", "selectConsent", "selectEmailAction"],
    ...["selectInputGroups", "selectTrackingAllowed"],
  ],
  site: [
    ...["isScrollTopVisible", "rankProducts"],
    ...["selectMenuClasses", "selectMenuLinkAction", "selectSearchAction", "splitAtMatches", "toggleSubmenu"],
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

/**
 * Places of calls where some value makes a function of a contract throw: an argument by its index, a member or an item after a point. The
 * contracts give all of them a plain type, such as a list, an object of ours, or a name whose absence throws by contract; `origins` and `now`
 * come from the page alone. Arguments and members that may be anything by contract (`unknown`, with `null`, or with `?`) are in none of the
 * lists. The lists only get shorter.
 */
const plain: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "add-to-cart": {
    isAjaxAddButton: "0 0.classes",
    reduceButtonState: "0 1",
    readChosenAttributes: "0 0.0",
    isVariationMatch: "0 1",
    selectMatchingVariations: "0 1",
    selectVariationResult: "0 1",
    selectAttributeOptions: "0 0.0 1 3",
    isVariationPurchasable: "0",
    selectVariationQuantity: "1",
    selectAddToCartAlert: "0",
    createVariationRequestFields: "1",
    renderVariationTemplate: "0 1",
  },
  attribution: {
    formatExtraCookie: "0",
    formatAttributionCookie: "2",
    createVisitCookies: "0",
    selectAttributionValues: "0 0.0 0.0.1",
    formatAttributionInputs: "0 0.0",
    selectInputGroups: "0 0.0",
    selectConsent: "0",
    selectTrackingAllowed: "0",
    selectEmailAction: "0",
    formatIdentifyUrl: "0 1",
  },
  cart: {
    selectAddToCartOutcome: "1 1.origins",
    reduceQueue: "0 0.waiting 1",
    selectCachedFragments: "0",
    createFragmentWrites: "0",
    shouldRefreshOnStorage: "0",
    createFragmentsRequest: "0",
    selectSteppedQuantity: "0",
    createStoreApiRequest: "0 1 1.key 2",
    reduceNonce: "0 1",
    parseStoreApiError: "0",
  },
  checkout: {
    selectCartSubmitAction: "0",
    selectCartPageUpdate: "0",
    createBasketBody: "0 0.0 1",
    createShippingFields: "1 1.0",
    createFieldMessage: "0",
    selectPaymentChoice: "0.tokens 0.tokens.0",
    createCustomerPush: "2.invalid",
  },
  core: {
    selectVeto: "0",
    formatEventName: "0",
    selectUniqueNotices: "0 0.0 0.0.text 0.1 0.1.text",
    selectNoticeToFocus: "0 0.0 0.0.classes",
  },
  "express-checkout": {
    createAddItemBody: "0 0.productId",
    createStoreRequest: "0",
    createLegacyRequest: "0",
  },
  gallery: {
    selectGalleryFeatures: "0",
    parseGalleryItem: "0",
    selectLightboxIndex: "0",
    selectSlideIndex: "0",
  },
  "mini-cart": {
    selectAfterAddAction: "0",
    shouldShowCartWidget: "0",
    selectCartClick: "0",
    reduceDrawer: "0 1",
  },
  payments: {
    createOrderStatusFields: "0",
    readOrderStatus: "1 2",
    createCardElementsOptions: "0",
    createPaymentElementOptions: "0",
    listPaymentInputs: "0",
    createPaymentData: "0",
    selectRuleStyles: "0",
    createCardAppearance: "0 0.styles",
    createTracksFields: "0",
    createWalletInitFields: "0",
  },
  popups: {
    decideOpen: "0 0.now",
    formatPopupCookie: "0",
    createPopupCookie: "1",
    createRemovedCookies: "1",
    selectCookies: "1",
    createSuccessPlan: "1",
    appendPid: "0",
    computePosition: "0 0.container 0.viewport",
    computeAnimationStart: "1 2 3",
    createZIndexes: "0 0.0",
    createLifecycle: "0 0.open 0.open.0 0.actions 0.actions.0 0.actions.0.popup 0.actions.1 0.actions.2",
    selectCloseTarget: "0 1",
    isExitIntent: "0",
    computeScrollDepth: "0",
    hasReachedScroll: "1",
    reduceInactivity: "1",
    isWithinSchedule: "1",
    enqueuePopup: "0 0.0 1",
    selectNextPopup: "0 1 2",
  },
  site: {
    selectMenuClasses: "0",
    toggleSubmenu: "0 0.0 1",
    selectMenuLinkAction: "0",
    selectSearchAction: "0 0.term",
    isScrollTopVisible: "0",
  },
  "tabs-reviews": {
    selectInitialTab: "0 0.keys",
    selectTabIndexForKey: "3",
    validateReview: "0",
  },
  translation: {
    isSkippedText: "1 2 2.skipStrings 2.skipSubstrings 2.skipSubstrings.href",
    createTranslationRequests: "0",
    selectRetryUrl: "0",
    setQueryParam: "1",
    selectEditorEvent: "0",
    readLanguageFromUrl: "1 1.languages 1.languages.0 1.languages.1",
    formatUrlForLanguage: "2 2.languages 2.languages.0 2.languages.1",
    selectFragmentKeys: "1",
    reduceSwitcher: "0 1",
  },
}

/** The places of a call: its arguments, their members and items, and those of members. */
function listPlaces(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null || path.length > 4) return []
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const place = [...path, key]
    return [place, ...listPlaces(member, place)]
  })
}

/** A copy of `value` with another value at a place of it. */
function putAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  const members: (readonly [string, unknown])[] = Object.entries(value ?? {}).map(
    ([name, member]: [string, unknown]) => [name, name === key ? putAt(member, rest, replacement) : member],
  )
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members)
}

describe.each([...domains])("each value at each place of the calls of %s", (name, { functions, calls, wholeCalls }) => {
  const names = [...new Set(listContractNames(name))]
  const known = plain[name] ?? {}

  it.each(names)("makes %s throw only where the contract gives a plain type", (each) => {
    const call = functions.get(each)
    if (!call) throw new Error(`There is no ${name} ${each}.`)
    const lists = [calls.get(each)?.("x"), wholeCalls[each]].filter((list) => Array.isArray(list))
    expect(lists).not.toEqual([])
    const found = (lists.flat() as readonly (readonly unknown[])[]).flatMap((args) => {
      const isBroken = (place: readonly string[]) =>
        anything.some((value) => isThrowing(() => call(...(putAt(args, place, value) as readonly unknown[]))))
      return listPlaces(args)
        .filter(isBroken)
        .map((place) => place.join("."))
    })
    expect([...new Set(found)].sort()).toEqual(known[each]?.split(" ").sort() ?? [])
  })

  it("has calls and places of its contract's functions alone", () => {
    expect([...Object.keys(known), ...Object.keys(wholeCalls)].filter((each) => !names.includes(each))).toEqual([])
  })
})
