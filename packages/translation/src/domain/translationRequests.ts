import { readList, readMember, readText } from "@ringside/core/domain"
import { isPrivate } from "./skippedText.ts"
import { trimOriginal } from "./translatableText.ts"
import type { TranslationConfig } from "./translationConfig.ts"

/** A string that was found on the page. */
export interface FoundString {
  readonly text: string
  /** "" or undefined for text. */
  readonly attribute?: string
  /** Whether the string is inside an element that only people translate. */
  readonly noAuto?: boolean
}

/** A request for translations; `fields` are sent as a form, in this order. */
export interface TranslationRequest {
  readonly url: string
  readonly fields: [string, string][]
}

/** The maximum of one request. Source: attribution-translation-site §5.3. */
export const maxOriginals = 200

/** Addresses are translated only by people, because machine translation would break them. */
const manualAttributes: readonly string[] = ["href", "src"]

/**
 * The requests for the translations of found strings, each with at most `maxOriginals` originals and no duplicates. Blank and private strings are
 * omitted here, too, in case the caller didn't omit them. Empty while translation is off. Source: attribution-translation-site §5.2, §5.3.
 */
export function createTranslationRequests(
  config: TranslationConfig,
  items: readonly FoundString[] | null,
  editor?: boolean,
): TranslationRequest[] {
  if (!config.active) return []
  const manualByOriginal = new Map<string, boolean>()
  for (const item of readList(items)) {
    const original = trimOriginal(readText(readMember(item, ["text"])))
    const name = readText(readMember(item, ["attribute"])).toLowerCase()
    if (original === "" || isPrivate(original, name)) continue
    const isManual = readMember(item, ["noAuto"]) === true || manualAttributes.includes(name)
    manualByOriginal.set(original, isManual || manualByOriginal.get(original) === true)
  }
  const found = [...manualByOriginal]
  const batches = Array.from({ length: Math.ceil(found.length / maxOriginals) }, (_, index) =>
    found.slice(index * maxOriginals, (index + 1) * maxOriginals),
  )
  return batches.map((batch) => ({
    url: editor === true ? config.platformUrl : config.customUrl,
    fields: createFields(config, batch),
  }))
}

function createFields(
  { nonce, language, originalLanguage, numerals }: TranslationConfig,
  batch: readonly (readonly [original: string, isManual: boolean])[],
): [string, string][] {
  const manual = batch.filter(([, isManual]) => isManual)
  return [
    ["action", "trp_get_translations_regular"],
    ["all_languages", "false"],
    ["security", nonce],
    ["language", language],
    ["original_language", originalLanguage],
    ["originals", formatOriginals(batch)],
    ["skip_machine_translation", formatOriginals(manual)],
    ["dynamic_strings", "true"],
    ["translate_numerals_opt", numerals ? "yes" : "no"],
  ]
}

function formatOriginals(batch: readonly (readonly [original: string, isManual: boolean])[]): string {
  return JSON.stringify(batch.map(([original]) => original))
}

/** The address for the retry of a failed request; null without another address. Source: attribution-translation-site §5.3. */
export function selectRetryUrl(s: {
  readonly url: string
  readonly platformUrl: string
  /** 0 when the first try failed. */
  readonly attempt: number
}): string | null {
  const { url, platformUrl, attempt } = s
  return attempt === 0 && platformUrl !== "" && platformUrl !== url ? platformUrl : null
}
