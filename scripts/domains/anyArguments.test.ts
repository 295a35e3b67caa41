import { describe, expect, it } from "vitest"
import { readDomains } from "./domains.ts"

const domains = await readDomains()

/** Values of each kind, and none at all. */
const anything = [undefined, null, 7, true, "x", [], {}, { length: 3 }]

/**
 * Functions that throw when every argument is of a wrong kind: those that must by contract (`createFieldMessage`, `listRuleProperties`), and those
 * with an argument that has the type given, such as an object of ours. What the page, the shop or the provider gives may be anything: the
 * arguments that are typed so, `unknown` or with `null`, are tried one by one below. Source: checkout §14, attribution-translation-site §13. The lists only get shorter.
 */
const throwing: Readonly<Record<string, readonly string[]>> = {
  checkout: [
    ...["createFieldMessage"],
    ...["createBasketBody", "createBlockCart", "createShippingFields", "findState", "isExpiredNonce"],
    ...["listBrokenRules", "selectCartPageUpdate", "selectCartSubmitAction", "selectNextRoute", "selectRowRule"],
    ...["selectUnsentQuantities"],
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

/** Calls with one argument, or one member of it, that may be absent or of any kind by contract; the others have the type given. */
const tolerant: Readonly<Record<string, Readonly<Record<string, (value: unknown) => readonly unknown[]>>>> = {
  checkout: {
    createFieldMessage: (value) => ["required", "Town", "billing", value],
  },
  payments: {
    selectRuleStyles: (value) => [".Input", value],
    createWalletInitFields: (value) => [
      {
        nonce: "n",
        appearance: value,
        email: value,
        userSession: value,
        orderId: value,
        key: value,
        billingEmail: value,
      },
    ],
    readOrderStatus: (value) => [
      value,
      { providerError: null, intentError: null },
      { genericMessage: "m", pageUrl: "/" },
    ],
  },
  translation: {
    selectFragmentKeys: (value) => [value, ["wc_fragments_1"]],
    reduceSwitcher: (value) => [{ open: false }, { type: "key", key: value }, value],
    isSkippedText: (value) => ["text", "", { duplicatesAllowed: 1, skipStrings: [], skipSubstrings: {} }, value],
    createTranslationRequests: (value) => [
      { url: "/", platformUrl: "/", language: "en", postId: 0, nonces: {} },
      [],
      value,
    ],
  },
  attribution: {
    formatAttributionInputs: (value) => [[["id", "current.id"]], value],
    selectAttributionValues: (value) => [[["id", "current.id"]], value, true],
    selectConsent: (value) => [{ type: typeof value === "string" ? value : null, cookie: "" }],
    selectInputGroups: () => [[{ id: "a", form: null }]],
    formatIdentifyUrl: (value) => ["/", { email: "a@b.example", nonce: "n", contactId: value }],
    formatExtraCookie: (value) => [{ now: 0, url: "/", referrer: "", offsetHours: value }],
    selectTrackingAllowed: (value) => [{ configured: true, wp: value, google: value, tcf: value, gpc: false }],
  },
  site: {
    isScrollTopVisible: (value) => [{ scrollTop: 1, headerHeight: value, devices: value, width: 900 }],
    selectMenuLinkAction: (value) => [
      { href: null, hasChildren: value, expanded: value, toggleMode: value, via: value },
    ],
    selectMenuClasses: (value) => [{ type: "dropdown", trigger: value, open: true }],
  },
}

describe.each(Object.entries(tolerant))("the functions of %s that are listed", (name, calls) => {
  it.each(Object.entries(calls))("take whatever the page or the shop has: %s", (each, createArguments) => {
    const call = domains.get(name)?.functions.get(each)
    if (!call) throw new Error(`There is no ${name} ${each}.`)
    expect(anything.filter((value) => isThrowing(() => call(...createArguments(value))))).toEqual([])
  })
})
