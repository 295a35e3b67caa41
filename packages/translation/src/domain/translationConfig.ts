import { adminAjaxPath, isRecord, parseHostFlag, readRecord, readSparseList, readText } from "@ringside/core/domain"

/** An attribute whose value is visible, and the elements that have it. */
export interface TranslatedAttribute {
  readonly selector: string
  readonly attribute: string
}

/** The translation plugin's settings. */
export interface TranslationConfig {
  /** Whether anything is translated, which requires a target language. */
  readonly active: boolean
  readonly customUrl: string
  readonly platformUrl: string
  /** Language to translate into, e.g. `en_GB`; "" for none. */
  readonly language: string
  readonly originalLanguage: string
  readonly currentLanguage: string
  readonly nonce: string
  /** Elements that match one of these, or are inside one, aren't translated. */
  readonly skipSelectors: string[]
  /** Attributes that mark an element as translated; with the suffix `-title`, only its title. */
  readonly baseAttributes: string[]
  readonly attributes: TranslatedAttribute[]
  /** Names of the attributes whose changes are observed. */
  readonly observed: string[]
  /** The content of these elements is translated only by people. */
  readonly noAutoSelectors: string[]
  readonly skipStrings: string[]
  /** Texts by attribute: values that contain one of them are not translated. */
  readonly skipSubstrings: Record<string, string[]>
  /** How often a string may be found again. */
  readonly duplicatesAllowed: number
  /** Whether digits are translated. */
  readonly numerals: boolean
  /** The setting `showdynamiccontentbeforetranslation`. Nothing uses it: texts are always visible before their translation. */
  readonly showBefore: boolean
}

const defaultDuplicates = 100

/** Names for the content of an element, which is read as text. */
const contentAccessors: readonly string[] = ["outertext", "innertext"]

/** Attributes that hold code, styles or a document, or a form's target address. No translation is written there. */
const codeAttribute = /^(?:on.*|style|srcdoc|formaction|xlink:href)$/i

/** Reads the plugin's global `trp_data`; missing and invalid members have their defaults. Source: attribution-translation-site §5.1. */
export function parseTranslationConfig(raw: unknown): TranslationConfig {
  const settings = readRecord(raw)
  const read = (name: string): unknown => (Object.hasOwn(settings, name) ? settings[name] : undefined)
  const platformUrl = readFilled(read("trp_wp_ajax_url")) || adminAjaxPath
  const language = readFilled(read("trp_language_to_query"))
  return {
    active: language !== "",
    customUrl: readFilled(read("trp_custom_ajax_url")) || platformUrl,
    platformUrl,
    language,
    originalLanguage: readFilled(read("trp_original_language")),
    currentLanguage: readFilled(read("trp_current_language")),
    nonce: readFilled(read("gettranslationsnonceregular")),
    skipSelectors: readTexts(read("trp_skip_selectors")),
    baseAttributes: readTexts(read("trp_base_selectors")),
    attributes: readSparseList(read("trp_attributes_selectors")).flatMap(parseAttribute),
    observed: readTexts(read("trp_attributes_accessors")).filter(isAttributeName),
    noAutoSelectors: readTexts(read("trp_no_auto_translation_selectors")),
    skipStrings: readTexts(read("skip_strings_from_dynamic_translation")),
    skipSubstrings: parseSubstrings(read("skip_strings_from_dynamic_translation_for_substrings")),
    duplicatesAllowed: parseCount(read("duplicate_detections_allowed")),
    numerals: read("trp_translate_numerals_opt") === "yes",
    showBefore: parseHostFlag(read("showdynamiccontentbeforetranslation")),
  }
}

/** Blank texts count as empty. */
function readFilled(value: unknown): string {
  const text = readText(value)
  return text.trim() === "" ? "" : text
}

function readTexts(value: unknown): string[] {
  return readSparseList(value)
    .map(readFilled)
    .filter((text) => text !== "")
}

/** The plugin prints the attribute's name as `accessor`, and `attribute` as a flag. */
function parseAttribute(entry: unknown): TranslatedAttribute[] {
  if (!isRecord(entry)) return []
  const selector = readFilled(entry["selector"])
  const attribute = readFilled(entry["accessor"]) || readFilled(entry["attribute"])
  return selector !== "" && isAttributeName(attribute) ? [{ selector, attribute }] : []
}

function isAttributeName(name: string): boolean {
  return /^[a-z_][\w:.-]*$/i.test(name) && !contentAccessors.includes(name.toLowerCase()) && !codeAttribute.test(name)
}

function parseSubstrings(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([attribute, substrings]) => [attribute, readTexts(substrings)]))
}

function parseCount(value: unknown): number {
  const count = typeof value === "string" && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : defaultDuplicates
}
