import { formatPlainText, formatPrice, formatText, isRecord, readCurrency, readMember } from "@ringside/core/domain"

/** A product in the search results, as text. */
export interface FoundProduct {
  readonly name: string
  readonly url: string
  /** Formatted by the shop; empty without a price. */
  readonly price: string
  /** The address of its first picture; null without one. */
  readonly imageUrl: string | null
}

/** A part of a text, and whether it is one of the words that were searched for. */
export interface MarkedPart {
  readonly text: string
  readonly isMatch: boolean
}

/** The number of requested products. Source: attribution-translation-site §8, specification §7. */
const resultLimit = 6

/** More words than a product's name has. */
const maxWords = 8

/** A shorter term matches almost every product. */
const shortestTerm = 2

/** The Store API's path of a search, below its root; null for a term that is too short. */
export function createSearchPath(term: string): string | null {
  const text = formatText(term).trim().slice(0, 100)
  if (text.length < shortestTerm) return null
  return `/wc/store/v1/products?${new URLSearchParams({ search: text, per_page: String(resultLimit) }).toString()}`
}

/** Parses the products of a Store API response; null when it is no list. Products without name or address are omitted. */
export function parseFoundProducts(answer: unknown): readonly FoundProduct[] | null {
  if (!Array.isArray(answer)) return null
  return answer.slice(0, resultLimit).flatMap((product: unknown) => {
    if (!isRecord(product)) return []
    const name = formatPlainText(product["name"]).slice(0, 200)
    const url = product["permalink"]
    if (name === "" || !isPageUrl(url)) return []
    // The file itself may have thousands of pixels.
    const image = ["thumbnail", "src"].map((size) => readMember(product["images"], ["0", size])).find(isPageUrl)
    const prices = product["prices"]
    const price = readMember(prices, ["price"])
    return [
      {
        name,
        url,
        price: typeof price === "string" ? formatPrice(price, readCurrency(prices)) : "",
        imageUrl: image ?? null,
      },
    ]
  })
}

function isPageUrl(value: unknown): value is string {
  return typeof value === "string" && /^(https?:\/\/|\/(?!\/))/i.test(value)
}

/** Splits a product's name at the words of the search `term`, whatever their case and accents. The parts together are the name. */
export function splitAtMatches(name: string, term: string): readonly MarkedPart[] {
  const letters = Array.from(name)
  const folded = letters.map(foldLetter)
  const isMarked = letters.map(() => false)
  for (const word of new Set(splitTerm(term))) {
    const wanted = Array.from(word, foldLetter)
    for (let start = 0; wanted.length > 0 && start + wanted.length <= folded.length; start += 1) {
      if (wanted.every((letter, at) => folded[start + at] === letter)) isMarked.fill(true, start, start + wanted.length)
    }
  }
  const parts: MarkedPart[] = []
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1)
    const isMatch = isMarked[at] === true
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch }
    else parts.push({ text: letter, isMatch })
  }
  return parts
}

/**
 * Orders products by where their names have the words of the search `term`: at the start of words, within words, or nowhere, as when their
 * descriptions have them. The platform's API answers in the order of dates. Equal products keep their order.
 */
export function rankProducts(products: readonly FoundProduct[], term: string): readonly FoundProduct[] {
  const words = splitTerm(foldText(term))
  const rank = ({ name }: FoundProduct) => {
    const folded = foldText(name)
    const spaced = ` ${folded.replace(/[^\p{Letter}\p{Number}]+/gu, " ")}`
    if (words.every((word) => spaced.includes(` ${word}`))) return 0
    return words.every((word) => folded.includes(word)) ? 1 : 2
  }
  return [0, 1, 2].flatMap((wanted) => products.filter((product) => rank(product) === wanted))
}

function splitTerm(term: string): readonly string[] {
  return term.trim().slice(0, 100).split(/\s+/).slice(0, maxWords)
}

function foldText(text: string): string {
  return Array.from(text, foldLetter).join("")
}

/** A letter in lower case and without accents. */
function foldLetter(letter: string): string {
  return letter
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
}
