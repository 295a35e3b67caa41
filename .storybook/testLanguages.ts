import type { ConfigRecord, Message, MessageCatalogue, Part, PartDocs } from "../packages/core/src/domain/index.ts"
import { arabicTexts } from "./testTexts/arabic.ts"
import { germanTexts } from "./testTexts/german.ts"

/** Languages without a catalogue; the config's `messages` provide their texts. */
export const testLanguages = ["de", "ar"] as const

/** `de` has long words; `ar` is written from right to left. */
export type TestLanguage = (typeof testLanguages)[number]

/** Their texts, by part and key. */
export const testTexts: Readonly<Record<TestLanguage, MessageCatalogue>> = { de: germanTexts, ar: arabicTexts }

/** At most this many characters is a short label. Short labels grow most: in German they are twice as long, and often one word. */
const shortLength = 20
const compound = "verwaltungsübersicht"
const suffix = "ungsangabe"

const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنه"

/**
 * The texts of all parts in a test language. A text that isn't translated yet is made of the English one, as long as German or in
 * Arabic letters, so that a new message can come before its translations.
 */
export function createTestMessages(
  language: TestLanguage,
  parts: readonly (Pick<Part, "name"> & Pick<PartDocs, "messages">)[],
): ConfigRecord {
  const imitate = language === "de" ? lengthen : writeInArabic
  const texts = parts.flatMap(({ name, messages = [] }) =>
    messages.flatMap(({ en }) =>
      Object.entries(en).map(([key, message]): [string, Message] => {
        const fullName = `${name}.${key}`
        const imitated = imitate(typeof message === "string" ? message : message.other)
        return [fullName, testTexts[language][fullName] ?? imitated]
      }),
    ),
  )
  return { [language]: Object.fromEntries<Message>(texts) }
}

/** Changes each word; placeholders such as `{count}` stay unchanged. */
function changeWords(text: string, change: (word: string, index: number) => string): string {
  let index = -1
  return text.replace(/\{\w+\}|\p{L}+/gu, (word) => (word.startsWith("{") ? word : change(word, (index += 1))))
}

function lengthen(text: string): string {
  if (text.length > shortLength) return changeWords(text, (word, index) => (index % 2 === 0 ? word + suffix : word))
  const longest = (text.replace(/\{\w+\}/g, "").match(/\p{L}+/gu) ?? []).reduce(
    (one, other) => (other.length > one.length ? other : one),
    "",
  )
  return changeWords(text, (word) => (word === longest ? word + compound : word))
}

function writeInArabic(text: string): string {
  return changeWords(text, (word) =>
    Array.from(word.toLowerCase(), (letter) => arabic.charAt((letter.codePointAt(0) ?? 0) % arabic.length)).join(""),
  )
}
