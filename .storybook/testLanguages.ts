import type { ConfigRecord, Part } from "../packages/core/src/domain/index.ts"

/** Languages without a catalogue; the config's `messages` provide their texts. */
export const testLanguages = ["de", "ar"] as const

/** `de` has long words; `ar` is written from right to left. */
export type TestLanguage = (typeof testLanguages)[number]

/** At most this many characters is a short label. Short labels grow most: in German they are twice as long, and often one word. */
const shortLength = 20
const compound = "verwaltungsübersicht"
const suffix = "ungsangabe"

const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنه"

/** Creates texts of all parts in a test language from the English texts: as long as German, or in Arabic letters. */
export function createTestMessages(
  language: TestLanguage,
  parts: readonly Pick<Part, "name" | "messages">[],
): ConfigRecord {
  const write = language === "de" ? lengthen : writeInArabic
  const texts = parts.flatMap(({ name, messages = [] }) =>
    messages.flatMap(({ en = {} }) =>
      Object.entries(en).map(([key, message]): [string, string] => [
        `${name}.${key}`,
        write(typeof message === "string" ? message : message.other),
      ]),
    ),
  )
  return { [language]: Object.fromEntries<string>(texts) }
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
