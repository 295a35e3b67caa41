/** The address of a page, as the base for functions that resolve addresses. */
const base = "https://shop.test/en/"

const configOf = (text: string) => ({
  active: true,
  customUrl: text,
  platformUrl: text,
  language: text,
  originalLanguage: text,
  nonce: text,
  skipStrings: [text],
  skipSubstrings: { href: [text], [text]: [text] },
  duplicatesAllowed: 1,
  numerals: false,
})

const settingsOf = (text: string) => ({
  home: base,
  languages: [
    { code: "en_GB", slug: "en" },
    { code: text, slug: text },
  ],
  defaultLanguage: "es_ES",
  defaultInSubdirectory: false,
})

/** The text arguments of translation's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  applyTranslation: (text) => [
    [text, text],
    [` ${text}a `, "b"],
  ],
  createCurrencyUrl: (text) => [
    [text, "EUR"],
    [`/?${text}`, "EUR"],
    ["/", text],
    ["/", "EUR", text],
  ],
  createTranslationRequests: (text) => [
    [configOf(text), [{ text }, { text: `/?${text}`, attribute: "href" }, { text, attribute: text }]],
  ],
  formatCurrencyOption: (text) => [
    [
      { code: text, symbol: text, flag: text },
      { withSymbol: true, withFlag: true },
    ],
  ],
  formatPreviewUrl: (text) => [
    [text, { as: text, nonce: text }],
    [`/?${text}`, null],
  ],
  formatUrlForLanguage: (text) => [
    [text, "en_GB", settingsOf(text)],
    [base + text, text, settingsOf(text)],
    [`//${text}`, "en_GB", settingsOf("en")],
    ["/en/", "en_GB", { ...settingsOf(text), home: `https://shop.test/${text}` }],
  ],
  isSafeAttributeValue: (text) => [
    [text, text],
    ["srcset", text],
    ["href", `java${text}script:`],
    ["src", `data:image/png${text}`],
  ],
  isSkippedText: (text) => [
    [text, "", configOf("a")],
    [text, text, configOf(text)],
    [`/?${text}`, "href", configOf("a")],
    [`a@${text}`, "", configOf("a")],
  ],
  isTranslatable: (text) => [[text], [text, true]],
  parseTranslationConfig: (text) => [
    [
      {
        trp_language_to_query: text,
        trp_skip_selectors: [text],
        trp_attributes_selectors: { [text]: { selector: text, accessor: text } },
        trp_attributes_accessors: [text],
        skip_strings_from_dynamic_translation_for_substrings: { [text]: [text] },
        duplicate_detections_allowed: text,
      },
    ],
  ],
  readLanguageFromUrl: (text) => [
    [text, settingsOf(text)],
    [base + text, settingsOf(text)],
  ],
  reduceSwitcher: (text) => [[{ open: false }, { type: "key", key: text }]],
  selectEditorEvent: (text) => [[{ key: text, ctrl: true, meta: false, alt: true, mac: false }]],
  selectFragmentKeys: (text) => [[text, [text, `wc_fragments${text}`]]],
  selectRetryUrl: (text) => [[{ url: text, platformUrl: text, attempt: 0 }]],
  selectTranslation: (text) => [
    [[{ original: text, translationsArray: { [text]: { translated: text } }, dbID: text }], text, text],
  ],
  setQueryParam: (text) => [
    [text, "k", "v"],
    [`/?${text}`, text, text],
    [`/?${text}`, "k", null],
  ],
  trimCharacters: (text) => [[text], [text, text.slice(0, 20)]],
  trimOriginal: (text) => [[text]],
}

const translationConfig = {
  ...{ active: true, customUrl: "/a", platformUrl: "/b", language: "en", originalLanguage: "es", nonce: "n" },
  ...{ skipStrings: ["a"], skipSubstrings: { href: ["a"] }, duplicatesAllowed: 1, numerals: false },
}

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createCurrencyUrl: [["/", "EUR", "currency"]],
  createTranslationRequests: [[translationConfig, [{ text: "a", attribute: "title", noAuto: true }], true]],
  isSkippedText: [["a", "href", translationConfig, 1]],
  reduceSwitcher: [[{ open: false }, { type: "key", key: "Enter" }, "click"]],
}
