import type { Page } from "@ringside/core"
import { decodeEntities } from "@ringside/core/domain"
import {
  createTranslationRequests,
  type FoundTranslation,
  isSkippedText,
  isTranslatable,
  selectTranslation,
  type TranslationConfig,
  trimOriginal,
} from "../domain/index.ts"
import { mentionsPrivateText } from "../domain/skippedText.ts"
import { maxOriginals } from "../domain/translationRequests.ts"
import { dropOldest } from "./dropOldest.ts"
import type { Place } from "./places.ts"
import { sendRequest } from "./sendRequest.ts"

/** About a page of text; scripts add no longer string. */
const maxLength = 5000

/** A string that was requested. */
interface AnsweredString {
  /** Null without a translation; undefined after a failed request. */
  readonly found: FoundTranslation | null | undefined
  /** How often the string was found since the first response. */
  timesFound: number
}

/** The result of the tests of a string that depend on nothing but its text. */
interface ReadString {
  /** The text without white space at its ends. */
  readonly original: string
  readonly isIgnored: boolean
}

/** The known translations of a page's strings. */
export interface Translations {
  /** Takes found strings. Known translations are written immediately, others after the response. */
  take(places: readonly Place[]): void
  /** Requests the unknown translations. */
  request(): void
}

interface TranslationsOptions {
  readonly page: Page
  readonly config: TranslationConfig
  readonly isEdited: boolean
  /** Whether a place contains the text that was written there. */
  readonly isWritten: (place: Place) => boolean
  /** Whether only people translate the strings of an element. */
  readonly isManual: (element: Element) => boolean
  readonly write: (places: readonly (readonly [Place, FoundTranslation])[]) => void
}

/** Requests each string once per page, and counts how often it is found, so that it stops repeating a translation that a script undoes. */
export function createTranslations({
  page,
  config,
  isEdited,
  isWritten,
  isManual,
  write,
}: TranslationsOptions): Translations {
  const readTexts = new Map<string, ReadString>()
  const answered = new Map<string, AnsweredString>()
  const translated = new Set<string>()
  const waiting = new Map<string, (Place & { readonly noAuto: boolean })[]>()
  const queue: Place[] = []
  let isSending = false

  const readString = (text: string, attribute: string): ReadString => {
    const original = trimOriginal(text)
    const isIgnored =
      original.length > maxLength ||
      !isTranslatable(original, config.numerals) ||
      isSkippedText(text, attribute, config)
    return { original, isIgnored }
  }
  /** Scripts that fill lists insert the same texts many times, so the results are kept. */
  const readText = (text: string): ReadString => {
    const known = readTexts.get(text)
    if (known) return known
    const read = readString(text, "")
    readTexts.set(text, read)
    dropOldest(readTexts)
    return read
  }
  const remember = (original: string, found: FoundTranslation | null | undefined) => {
    answered.set(original, { found, timesFound: answered.get(original)?.timesFound ?? 0 })
    if (found?.translated) translated.add(trimOriginal(decodeEntities(found.translated)))
    for (const entries of [answered, translated]) dropOldest(entries)
  }
  /** The known translation of a found string; null if it has none, or was requested. */
  const takeOne = (place: Place): FoundTranslation | null => {
    const { text, attribute } = place
    const { original, isIgnored } = attribute === "" ? readText(text) : readString(text, attribute)
    if (isIgnored || isWritten(place)) return null
    const known = answered.get(original)
    if (known) {
      known.timesFound += 1
      if (known.timesFound > config.duplicatesAllowed + 1) return null
      if (known.found !== undefined) return known.found
    }
    if (mentionsPrivateText(original, attribute)) return null
    // Scripts that read and write their HTML may insert our translations again, like originals.
    if (translated.has(original)) return null
    const asked = { ...place, noAuto: isManual(place.element) }
    const others = waiting.get(original)
    if (others) others.push(asked)
    else {
      waiting.set(original, [asked])
      queue.push(place)
    }
    return null
  }
  const settle = (batch: readonly Place[], answer: unknown) => {
    const writes = batch.flatMap(({ text }) => {
      const original = trimOriginal(text)
      const places = waiting.get(original) ?? []
      waiting.delete(original)
      const found = answer === null ? undefined : selectTranslation(answer, original, config.language)
      remember(original, found)
      return found ? places.map((place) => [place, found] as const) : []
    })
    write(writes)
  }
  const send = async () => {
    while (queue.length > 0) {
      const batch = queue.splice(0, maxOriginals)
      const items = batch.flatMap(({ text }) => waiting.get(trimOriginal(text)) ?? [])
      const [request] = createTranslationRequests(config, items, isEdited)
      const answer = request ? await sendRequest(page, config, request) : null
      if (page.signal.aborted) return
      settle(batch, answer)
    }
    isSending = false
  }
  return {
    take(places) {
      const writes: [Place, FoundTranslation][] = []
      for (const place of places) {
        const found = takeOne(place)
        if (found) writes.push([place, found])
      }
      write(writes)
    },
    request() {
      if (isSending || queue.length === 0) return
      isSending = true
      void send()
    },
  }
}
