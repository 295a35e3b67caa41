/** The address of a page, as the base for functions that resolve addresses. */
const base = "https://shop.test/en/"

const currency = {
  ...{ code: "EUR", symbol: "€", prefix: "€", suffix: "" },
  ...{ thousandSeparator: ",", decimalSeparator: ".", minorUnit: 2 },
}

/** The text arguments of core's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  collapseBlanks: (text) => [[text], [`a${text}b`]],
  convertAmount: (text) => [
    [text, 2, 2],
    [`7${text}`, text, text],
  ],
  createAnnouncement: (text) => [[text, 0]],
  createCurrency: (text) => [
    [{ code: text, symbol: text, symbolPosition: text, decimalSeparator: text, precision: text }],
  ],
  createWcAjaxUrl: (text) => [
    [text, "x"],
    ["/", text],
  ],
  decodeBase64: (text) => [[text]],
  decodeEntities: (text) => [[text]],
  escapeHtml: (text) => [[text]],
  decodeUri: (text) => [[text]],
  encodeBase64: (text) => [[text]],
  encodeCookieName: (text) => [[text]],
  encodeForm: (text) => [[[[text, text]]]],
  encodeUri: (text) => [[text]],
  findUnknownOptions: (text) => [[[{}], [text], []]],
  flattenFormFields: (text) => [[{ [text]: text, list: [text, { [text]: text }] }], [text]],
  formatAjaxUrl: (text) => [
    [text, "x"],
    ["/", text],
  ],
  formatAttributeProblem: (text) => [
    ["gallery", { kind: "unknown-option", name: text, suggestion: null }],
    ["gallery", { kind: "wrong-value", name: "a", value: text, spec: { type: "flag", fallback: true } }],
  ],
  formatConfigProblem: (text) => [
    [{ kind: "wrong-value", path: "theme", value: text, expected: { type: "text" }, used: "plain" }],
    [{ kind: "unknown-member", subject: "config member ", name: text, known: ["theme"] }],
  ],
  formatEventName: (text) => [[text]],
  formatFormBody: (text) => [[{ [text]: text, list: [text] }]],
  formatJson: (text) => [[{ text }]],
  formatMessage: (text) => [
    [text, { a: 1 }],
    ["{a}", { a: text }],
  ],
  formatPlainText: (text) => [[text]],
  formatPrice: (text) => [
    [text, currency],
    [`-0${text}`, currency],
    [123456, { ...currency, prefix: text, thousandSeparator: text }],
  ],
  formatSpokenMessage: (text) => [[text, text]],
  formatText: (text) => [[text]],
  isDroppedFragmentAttribute: (text) => [
    [{ element: "a", name: "href", value: text, origin: base, base }],
    [{ element: "a", name: text, value: "", origin: base, base }],
  ],
  decodeHiddenEmail: (text) => [[text], [`2a${text}`]],
  isChallenge: (text) => [[{ "cf-mitigated": text, [text]: text }]],
  isExpiredNonce: (text) => [[{ status: 403, text }]],
  isMessage: (text) => [[text], [{ [text]: text, other: text }]],
  isNonceRefusal: (text) => [[{ status: 200, text }]],
  isSafeCssValue: (text) => [[text], [text.slice(0, 200)]],
  isSafeMessageHref: (text) => [[text]],
  isSafeNavigationUrl: (text) => [
    [text, base],
    [base + text, base],
    [`https://${text}`, base],
    ["/", text],
  ],
  isSafeRedirect: (text) => [[text], [`https://${text}`], [`#${text}`]],
  isSafeUrl: (text) => [[text]],
  isSecretParameter: (text) => [[text]],
  listSuitableLanguages: (text) => [
    [text, ["en", "es"]],
    ["en", [text]],
  ],
  parseConfig: (text) => [[text], [JSON.stringify({ [text]: [{ constructor: 1 }, { constructor: 2 }] })]],
  parseConfigMembers: (text) => [
    [
      {
        theme: { type: "choice", values: ["plain"], fallback: "plain", doc: "" },
        locale: { type: "locale", doc: "" },
        storeApi: { type: "address", fallback: null, doc: "" },
        origins: { type: "origins", doc: "" },
        takeOver: { type: "names", fallback: false, doc: "" },
        messages: { type: "texts", doc: "" },
      },
      {
        ...{ theme: text, locale: text, storeApi: text, origins: [text, `https://${text}`], takeOver: [text] },
        messages: { [text.slice(0, 100)]: { [text]: 1 } },
      },
      { locale: "en", baseUrl: base, packageNames: ["cart"], report: () => undefined },
    ],
  ],
  mayResemble: (text) => [
    [text, ["zoom"]],
    [text.slice(0, 40), [text]],
  ],
  parseGalleryParams: (text) => [[{ flexslider: { animationSpeed: text }, zoom_enabled: text }]],
  parseRatingParams: (text) => [[{ i18n_required_rating_text: text, i18n_rating_options: [text] }]],
  parseJsonSetting: (text) => [[text], [`{&quot;a&quot;:&quot;${text}`]],
  parseHostFlag: (text) => [[text]],
  parseLocale: (text) => [[text], [`es-ES-x-${text}`]],
  appendRestPath: (text) => [
    [text, text],
    [`/x?${text}`, text],
  ],
  splitRestRoot: (text) => [[text], [`/x?${text}`]],
  parseUrl: (text) => [[text], [text, "https://shop.test/"], [`https://shop.test/${text}`]],
  parseFlag: (text) => [[text]],
  parseSurroundedJson: (text) => [[text], [`{"${text}`]],
  readFormResponse: (text) => [[text], [{ success: false, data: { message: text, errors: [{ field: text }] } }]],
  readNumberedList: (text) => [[text], [{ [text]: text }]],
  parseJson: (text) => [[text], [JSON.stringify(text)]],
  parseMinorAmount: (text) => [[text], [`-7${text}`]],
  parseMoneyFormat: (text) => [[{ currency_minor_unit: 2, currency_prefix: text }]],
  parseNames: (text) => [[text], [[text]]],
  formatOptions: (text) => [[{ a: { type: "integer", fallback: 1, doc: "" } }, { a: text }]],
  parseOptions: (text) => [[{ a: { type: "integer", fallback: 1, doc: "" } }, { a: text }, () => undefined]],
  parseTagMembers: (text) => [[{ takeOver: { type: "names", fallback: false, onTag: true, doc: "" } }, () => text]],
  parseWholeMinorUnits: (text) => [[text]],
  isFatalError: (text) => [[text], [{ code: text }]],
  readApiError: (text) => [[{ body: { code: text, message: text } }]],
  readCurrency: (text) => [[{ currency_code: text, currency_symbol: text, currency_prefix: text }]],
  readCookie: (text) => [
    [text, "a"],
    [`a=${text}`, "a"],
    ["a=1", text],
  ],
  parseMembers: (text) => [
    [{ [text]: text }, { [text]: (value: unknown) => value }],
    [text, {}],
  ],
  readMember: (text) => [[{ [text]: 1 }, [text]]],
  readList: (text) => [[text], [[text]]],
  readMembers: (text) => [[text], [{ [text]: text }]],
  readSparseList: (text) => [[text], [{ [text]: text }]],
  readRecord: (text) => [[text]],
  readText: (text) => [[text]],
  readStoreApiMessage: (text) => [[{ code: "rest_invalid_param", message: text, data: { params: { [text]: text } } }]],
  selectApiError: (text) => [[{ status: 400, body: { code: text, message: text } }], [{ status: 400, body: text }]],
  selectBlockSetting: (text) => [[{ getSetting: (key: string) => key }, text]],
  selectLanguage: (text) => [[text, ["en"]]],
  selectNavigationUrl: (text) => [
    [{ url: text, purpose: "payment", base, ownOrigin: base, shopOrigins: [text] }],
    [{ url: `https://${text}`, purpose: "shop", base: text, ownOrigin: text, shopOrigins: [text] }],
  ],
  selectNoticeToFocus: (text) => [[[{ role: "alert", classes: text }]]],
  selectRedirect: (text) => [
    [text, base],
    [base + text, base],
    [`#${text}`, base],
    ["/x", text],
  ],
  selectUniqueNotices: (text) => [[[{ text }, { text: `${text} ` }]]],
  splitNames: (text) => [[text]],
  suggestName: (text) => [[text, ["zoom"]]],
  trimTrailing: (text) => [
    [text, "/ \t"],
    [text, text],
  ],
}

/** Functions that read our own numbers, flags or declarations, and no text. */
export const withoutText: readonly string[] = [
  ...[
    "addExactly",
    "askedModule",
    "clamp",
    "createAttributeRows",
    "createAttributeSchema",
    "createConfigRows",
    "createConfigSchema",
  ],
  ...["createTextSchema", "createTextSchemas"],
  ...["definePart", "formatMoney", "isRecord", "listConfigNames"],
  ...[
    "hostEvent",
    "idle",
    "listDebugJobs",
    "listHookWidgets",
    "listKnownWidgets",
    "listModules",
    "near",
    "press",
    "seen",
    "service",
    "setting",
  ],
  ...["nullPrototype", "scaleMinorUnits", "selectCurrencyDecimals", "selectLastStep"],
  ...[
    "selectEarly",
    "selectNoticeScrollTop",
    "selectPlural",
    "selectRadioForKey",
    "selectVeto",
    "sortParts",
    "splitAmount",
  ],
]

/**
 * Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. Functions without
 * a call throw by contract for anything but our own values, or take a state of ours.
 */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createCurrency: [
    [
      {
        ...{ code: "EUR", symbol: "€", symbolPosition: "left", thousandSeparator: ",", decimalSeparator: "." },
        precision: 2,
      },
    ],
  ],
  parseGalleryParams: [
    [
      {
        ...{ flexslider_enabled: "1", zoom_enabled: "1", photoswipe_enabled: "1", i18n_required_rating_text: "a" },
        ...{ i18n_rating_options: ["a"], review_rating_required: "yes", i18n_product_gallery_trigger_text: "a" },
        flexslider: { rtl: false, animationSpeed: 500, animationLoop: false, slideshow: false },
      },
    ],
  ],
  readCurrency: [[{ currency_code: "" }, currency]],
  scaleMinorUnits: [],
  selectApiError: [[{ network: false, status: 400, parseFailed: false, body: {}, media: false }]],
  selectNoticeScrollTop: [[1]],
  selectVeto: [[[true, false]]],
}
