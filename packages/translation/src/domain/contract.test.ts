import { expect, test } from "vitest"
import * as domain from "./index.ts"

type TConfig = {
  active: boolean
  customUrl: string
  platformUrl: string
  language: string
  originalLanguage: string
  currentLanguage: string
  nonce: string
  skipSelectors: string[]
  baseAttributes: string[]
  attributes: { selector: string; attribute: string }[]
  observed: string[]
  noAutoSelectors: string[]
  skipStrings: string[]
  skipSubstrings: Record<string, string[]>
  duplicatesAllowed: number
  numerals: boolean
  showBefore: boolean
}
type LanguageSettings = {
  home: string
  languages: { code: string; slug: string }[]
  defaultLanguage: string
  defaultInSubdirectory: boolean
}

/** Every function that the contracts list under translation; the compiler compares the signatures. */
const listed = {
  // attribution-translation-site §13
  parseTranslationConfig: domain.parseTranslationConfig satisfies (raw: unknown) => TConfig,
  trimCharacters: domain.trimCharacters satisfies (text: string | null, characters?: string) => string,
  trimOriginal: domain.trimOriginal satisfies (text: string) => string,
  isTranslatable: domain.isTranslatable satisfies (text: unknown, numerals?: boolean) => boolean,
  isSkippedText: domain.isSkippedText satisfies (
    text: string,
    attribute: string,
    config: TConfig,
    seen?: number,
  ) => boolean,
  createTranslationRequests: domain.createTranslationRequests satisfies (
    config: TConfig,
    items: { text: string; attribute?: string; noAuto?: boolean }[],
    editor?: boolean,
  ) => { url: string; fields: [string, string][] }[],
  selectTranslation: domain.selectTranslation satisfies (
    response: unknown,
    original: string,
    language: string,
  ) => { translated: string | null; id: string; group: string } | null,
  applyTranslation: domain.applyTranslation satisfies (initial: string, translated: string | null) => string,
  selectRetryUrl: domain.selectRetryUrl satisfies (s: {
    url: string
    platformUrl: string
    attempt: number
  }) => string | null,
  isSafeAttributeValue: domain.isSafeAttributeValue satisfies (attribute: string, value: string) => boolean,
  setQueryParam: domain.setQueryParam satisfies (url: string, key: string, value: string | null) => string,
  formatPreviewUrl: domain.formatPreviewUrl satisfies (
    href: string,
    view: { as?: string; nonce?: string } | null,
  ) => string,
  selectEditorEvent: domain.selectEditorEvent satisfies (k: {
    key: string
    ctrl: boolean
    meta: boolean
    alt: boolean
    mac: boolean
  }) => string | null,
  readLanguageFromUrl: domain.readLanguageFromUrl satisfies (url: string, s: LanguageSettings) => string | null,
  formatUrlForLanguage: domain.formatUrlForLanguage satisfies (
    url: string,
    language: string,
    s: LanguageSettings,
  ) => string,
  selectFragmentKeys: domain.selectFragmentKeys satisfies (
    fragmentName: string | null,
    storageKeys: string[],
  ) => string[],
  reduceSwitcher: domain.reduceSwitcher satisfies (
    state: { open: boolean },
    event: {
      type: "key" | "mouseenter" | "mouseleave" | "click" | "tap" | "outside" | "focusout"
      key?: string
    },
    mode?: "hover" | "click",
  ) => { open: boolean; focus: "first" | "trigger" | null; prevent: boolean },
  // checkout §14
  createCurrencyUrl: domain.createCurrencyUrl satisfies (url: string, code: string) => string,
  formatCurrencyOption: domain.formatCurrencyOption satisfies (
    currency: { code: string; symbol: string; flag: string },
    options: { withSymbol: boolean; withFlag: boolean },
  ) => string,
}

test("exports every function that the contracts list under translation, and nothing else", () => {
  expect(Object.values(listed).filter((listedFunction) => typeof listedFunction !== "function")).toEqual([])
  expect(Object.keys(domain).sort()).toEqual(Object.keys(listed).sort())
})
