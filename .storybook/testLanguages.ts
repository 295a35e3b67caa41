import type { ConfigRecord, Part } from "../packages/core/src/domain/index.ts"

/** Languages that no catalogue has: a page's own texts are in them, by the config's `messages`. */
export const testLanguages = ["de", "ar"] as const

/** A language whose words are long, or one that runs from right to left. */
export type TestLanguage = (typeof testLanguages)[number]

/** Short labels grow most from one language to another: a German one is twice as long as an English one, and often one word. */
const shortLength = 20
const compound = "verwaltungsübersicht"
const suffix = "ungsangabe"

const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنه"

/** The texts of all parts in a test language, made of the English ones: as long as German is, or in Arabic letters. */
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

/** What is filled in stays as it is. */
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
