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
} from "./domain/index.ts"
import { mentionsPrivateText } from "./domain/privateText.ts"
import type { Place } from "./places.ts"
import { sendRequest } from "./sendRequest.ts"

/** No page has more strings; beyond this, the oldest are requested again. */
const maxKnown = 5000

/** About a page of text; scripts add no longer string. */
const maxLength = 5000

/** The maximum of one request. */
const batchLength = 200

/** A string that was requested. */
interface AnsweredString {
  /** Null without a translation; undefined after a failed request. */
  readonly found: FoundTranslation | null | undefined
  /** How often it was found since the first response. */
  readonly timesFound: number
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
  readonly write: (places: readonly (readonly [Place, FoundTranslation])[]) => void
}

/** Requests each string once per page, and counts how often it is found, so that it stops repeating a translation that a script undoes. */
export function createTranslations({ page, config, isEdited, isWritten, write }: TranslationsOptions): Translations {
  const answered = new Map<string, AnsweredString>()
  const translated = new Set<string>()
  const waiting = new Map<string, Place[]>()
  const queue: Place[] = []
  let isSending = false

  const remember = (original: string, found: FoundTranslation | null | undefined) => {
    answered.set(original, { found, timesFound: answered.get(original)?.timesFound ?? 0 })
    if (found?.translated) translated.add(trimOriginal(decodeEntities(found.translated)))
    for (const entries of [answered, translated]) dropOldest(entries)
  }
  const takeOne = (place: Place): readonly [Place, FoundTranslation] | null => {
    const original = trimOriginal(place.text)
    if (original.length > maxLength || !isTranslatable(original, config.numerals) || isWritten(place)) return null
    const { found, timesFound = 0 } = answered.get(original) ?? {}
    if (answered.has(original)) answered.set(original, { found, timesFound: timesFound + 1 })
    if (isSkippedText(place.text, place.attribute, config, timesFound)) return null
    if (found !== undefined) return found && [place, found]
    if (mentionsPrivateText(original, place.attribute)) return null
    // Scripts that read and write their HTML may insert our translations again, like originals.
    if (translated.has(original)) return null
    const others = waiting.get(original)
    if (others) others.push(place)
    else {
      waiting.set(original, [place])
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
      const batch = queue.splice(0, batchLength)
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
      write(places.map(takeOne).filter((each) => each !== null))
    },
    request() {
      if (isSending || queue.length === 0) return
      isSending = true
      void send()
    },
  }
}

/** Removes the first entries of a collection that is too long. */
function dropOldest(entries: Map<string, unknown> | Set<string>): void {
  for (const oldest of entries.keys()) {
    if (entries.size <= maxKnown) return
    entries.delete(oldest)
  }
}
