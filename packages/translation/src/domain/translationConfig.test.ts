import { describe, expect, it } from "vitest"
import { parseTranslationConfig } from "./index.ts"

const defaults = {
  active: false,
  customUrl: "/wp-admin/admin-ajax.php",
  platformUrl: "/wp-admin/admin-ajax.php",
  language: "",
  originalLanguage: "",
  currentLanguage: "",
  nonce: "",
  skipSelectors: [],
  baseAttributes: [],
  attributes: [],
  observed: [],
  noAutoSelectors: [],
  skipStrings: [],
  skipSubstrings: {},
  duplicatesAllowed: 100,
  numerals: false,
  showBefore: false,
}

it("reads what the plugin prints", () => {
  const raw = {
    trp_custom_ajax_url: "https://shop.test/translations.php",
    trp_wp_ajax_url: "https://shop.test/wp-admin/admin-ajax.php",
    trp_language_to_query: "en_GB",
    trp_original_language: "es_ES",
    trp_current_language: "en_GB",
    gettranslationsnonceregular: "n0",
    trp_skip_selectors: ["[data-no-translation]", "script"],
    trp_base_selectors: ["data-trp-translate-id", "data-trpgettextoriginal", "data-trp-post-slug"],
    trp_attributes_selectors: {
      text: { accessor: "outertext", attribute: false },
      block: { accessor: "innertext", attribute: false },
      image_src: { selector: "img[src]", accessor: "src", attribute: true },
      title: { selector: "[title]", accessor: "title", attribute: true },
    },
    trp_attributes_accessors: ["outertext", "innertext", "src", "title", "aria-label"],
    trp_no_auto_translation_selectors: ["[data-no-auto-translation]"],
    skip_strings_from_dynamic_translation: ["Ringside"],
    skip_strings_from_dynamic_translation_for_substrings: { href: ["amazon-adsystem", "googleads"] },
    duplicate_detections_allowed: "25",
    trp_translate_numerals_opt: "yes",
    showdynamiccontentbeforetranslation: "1",
  }
  expect(parseTranslationConfig(raw)).toEqual({
    active: true,
    customUrl: "https://shop.test/translations.php",
    platformUrl: "https://shop.test/wp-admin/admin-ajax.php",
    language: "en_GB",
    originalLanguage: "es_ES",
    currentLanguage: "en_GB",
    nonce: "n0",
    skipSelectors: ["[data-no-translation]", "script"],
    baseAttributes: ["data-trp-translate-id", "data-trpgettextoriginal", "data-trp-post-slug"],
    attributes: [
      { selector: "img[src]", attribute: "src" },
      { selector: "[title]", attribute: "title" },
    ],
    observed: ["src", "title", "aria-label"],
    noAutoSelectors: ["[data-no-auto-translation]"],
    skipStrings: ["Ringside"],
    skipSubstrings: { href: ["amazon-adsystem", "googleads"] },
    duplicatesAllowed: 25,
    numerals: true,
    showBefore: true,
  })
})

it.each([
  ["img[src]", "src"],
  ["input[type='submit'],input[type='button'],input[type='reset']", "value"],
  ["input[placeholder],textarea[placeholder]", "placeholder"],
  ["[title]", "title"],
  ["a[href]", "href"],
  ["[aria-label]", "aria-label"],
  ["video[src],audio[src],source[src]", "src"],
  ["video[poster]", "poster"],
  ["picture source[srcset]", "srcset"],
])("translates the usual attribute of %s, %s, and observes it", (selector, attribute) => {
  const raw = {
    trp_attributes_selectors: { usual: { selector, accessor: attribute, attribute: true } },
    trp_attributes_accessors: ["outertext", attribute],
  }
  expect(parseTranslationConfig(raw)).toMatchObject({ attributes: [{ selector, attribute }], observed: [attribute] })
})

it.each([undefined, null, "", "{}", 1, true, [], {}, { trp_language_to_query: 1, trp_skip_selectors: "script" }])(
  "reads %j as the defaults, so nothing is translated",
  (raw) => {
    expect(parseTranslationConfig(raw)).toEqual(defaults)
  },
)

it("reads own members only", () => {
  expect(parseTranslationConfig(Object.create({ trp_language_to_query: "en_GB" }))).toEqual(defaults)
  const polluted = parseTranslationConfig(
    JSON.parse('{"skip_strings_from_dynamic_translation_for_substrings":{"__proto__":["x"]}}'),
  )
  expect(Object.getPrototypeOf(polluted.skipSubstrings)).toBe(Object.prototype)
})

const custom = "https://shop.test/c"
const platform = "https://shop.test/p"

it.each([
  [{ trp_custom_ajax_url: custom, trp_wp_ajax_url: platform }, custom, platform],
  [{ trp_custom_ajax_url: "", trp_wp_ajax_url: platform }, platform, platform],
  [{ trp_wp_ajax_url: platform }, platform, platform],
  [{ trp_custom_ajax_url: custom }, custom, "/wp-admin/admin-ajax.php"],
  [{}, "/wp-admin/admin-ajax.php", "/wp-admin/admin-ajax.php"],
  [{ trp_custom_ajax_url: 1, trp_wp_ajax_url: [] }, "/wp-admin/admin-ajax.php", "/wp-admin/admin-ajax.php"],
])("with %j sends requests to %s, then %s", (raw, customUrl, platformUrl) => {
  expect(parseTranslationConfig(raw)).toMatchObject({ customUrl, platformUrl })
})

describe.each([
  ["duplicate_detections_allowed", "duplicatesAllowed", ["0", 0], ["7", 7], [7, 7], [" 7 ", 7]],
  ["duplicate_detections_allowed", "duplicatesAllowed", ["", 100], ["x", 100], ["-1", 100], ["1.5", 100], [null, 100]],
  ["trp_translate_numerals_opt", "numerals", ["yes", true], ["no", false], ["", false], [true, false]],
  ["showdynamiccontentbeforetranslation", "showBefore", [true, true], [1, true], ["yes", true], ["true", true]],
  ["showdynamiccontentbeforetranslation", "showBefore", [false, false], ["", false], ["no", false], [null, false]],
] as const)("%s as %s", (member, name, ...cases) => {
  it.each(cases)("reads %j as %j", (value, expected) => {
    expect(parseTranslationConfig({ [member]: value })).toMatchObject({ [name]: expected })
  })
})

it.each<[unknown, readonly string[]]>([
  [
    ["a", "b"],
    ["a", "b"],
  ],
  [{ 0: "a", 2: "b" }, ["a", "b"]],
  [["a", 1, null, "", " ", ["b"]], ["a"]],
  ["a", []],
  [null, []],
])("reads the list %j as %j", (value, expected) => {
  const raw = {
    trp_skip_selectors: value,
    trp_base_selectors: value,
    trp_attributes_accessors: value,
    trp_no_auto_translation_selectors: value,
    skip_strings_from_dynamic_translation: value,
    skip_strings_from_dynamic_translation_for_substrings: { href: value },
  }
  expect(parseTranslationConfig(raw)).toMatchObject({
    skipSelectors: expected,
    baseAttributes: expected,
    observed: expected,
    noAutoSelectors: expected,
    skipStrings: expected,
    skipSubstrings: { href: expected },
  })
})

it.each<[unknown, readonly object[]]>([
  [{ selector: "a[href]", accessor: "href", attribute: true }, [{ selector: "a[href]", attribute: "href" }]],
  [{ selector: "a[href]", attribute: "href" }, [{ selector: "a[href]", attribute: "href" }]],
  [{ selector: "[aria-label]", accessor: "aria-label" }, [{ selector: "[aria-label]", attribute: "aria-label" }]],
  [{ accessor: "outertext", attribute: false }, []],
  [{ selector: "", accessor: "value", attribute: true }, []],
  [{ selector: "button", accessor: "innertext", attribute: false }, []],
  [{ selector: "a", accessor: "two words" }, []],
  [{ selector: "a", attribute: true }, []],
  [{ selector: "[onclick]", accessor: "onclick" }, []],
  [{ selector: "iframe", accessor: "srcdoc" }, []],
  [{ selector: "button", accessor: "formaction" }, []],
  ["a[href]", []],
  [null, []],
])("reads the attribute %j as %j", (entry, attributes) => {
  expect(parseTranslationConfig({ trp_attributes_selectors: { entry } }).attributes).toEqual(attributes)
})
