import { basketActions, nullPrototype, readSparseList, readText } from "@ringside/core/domain"

/** The currencies of a drawn switcher. */
export interface CurrencyChoice {
  /** The page's currency, an ISO 4217 code; "" where nothing names it. */
  readonly current: string
  /** Codes to choose from, the page's own among them. */
  readonly codes: readonly string[]
}

const maxCurrencies = 200

/**
 * Selects the currencies of a switcher: those of the config's list, each once, and before them the page's own where it isn't listed.
 * `named` is the currency that the page names; without one, the address's counts.
 */
export function selectCurrencyChoice(page: {
  readonly list: unknown
  readonly named: string
  /** The query of the page's address. */
  readonly search: string
}): CurrencyChoice {
  const listed = readSparseList(page.list).slice(0, maxCurrencies).flatMap(parseCode)
  const [current = ""] = [page.named, new URLSearchParams(page.search).get("currency")].flatMap(parseCode)
  const isMissing = listed.length > 0 && current !== "" && !listed.includes(current)
  return { current, codes: [...new Set([...(isMissing ? [current] : []), ...listed])] }
}

/** The text of a currency's option: its name in the language of `locale`, and its code. */
export function nameCurrency(code: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], nullPrototype({ type: "currency" })).of(code) ?? code
  const [first = "", ...rest] = Array.from(name)
  return name === code ? code : `${first.toLocaleUpperCase(locale)}${rest.join("")} (${code})`
}

/** The address's other parameters, which a switcher's form sends along; not those that would change the basket again. */
export function listKeptParameters(search: string): readonly (readonly [name: string, value: string])[] {
  const kept: [name: string, value: string][] = []
  new URLSearchParams(search).forEach((value, name) => {
    if (name !== "currency" && !basketActions.includes(name)) kept.push([name, value])
  })
  return kept
}

function parseCode(raw: unknown): string[] {
  const code = readText(raw).trim().toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? [code] : []
}
