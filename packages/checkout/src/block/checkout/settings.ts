import { type Page, readBlockSetting, readPartConfig } from "@ringside/core"
import { formatPlainText, isRecord, nullPrototype, parseHostFlag, readMember } from "@ringside/core/domain"
import { readAddressSettings } from "../../classic/settings.ts"
import { type CardToken, type ExtraField, parseExtraFields } from "../../domain/index.ts"
import { checkoutConfig } from "../../config.ts"

/** A name with its code. */
export interface CountryOption {
  readonly value: string
  readonly label: string
}

/** What the page says of its checkout: the config first, then the platform's block settings. */
export interface BlockSettings {
  readonly countries: readonly CountryOption[]
  /** States by country, by code; null where the page doesn't say. */
  readonly states: unknown
  /** The page's own rules of address fields, by country. */
  readonly locale: unknown
  readonly terms: string | null
  readonly canCreateAccount: boolean
  readonly isLoggedIn: boolean
  readonly fields: readonly ExtraField[]
  readonly tokens: readonly SavedToken[]
  /** Whether the shop saves cards. */
  readonly areCardsSaved: boolean
  /** Titles and descriptions of ways to pay. */
  methodTexts(gateway: string): { readonly title: string; readonly description: string }
}

/** A card that the account has saved. */
export interface SavedToken extends CardToken {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expires: string
}

/** The countries of a page that names none. Source: checkout contract §5.3. */
const builtInCountries =
  "ES AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI SE GB US CA AU CH NO"
const countriesMax = 300

/** Reads the settings as they are now. */
export function readBlockSettings(page: Page): BlockSettings {
  const { checkout } = readPartConfig(page, checkoutConfig)
  const address = readAddressSettings(page)
  const countryData = readBlockSetting(page, "countryData")
  const isLoggedIn =
    page.document.body.classList.contains("logged-in") || Number(readBlockSetting(page, "currentUserId") ?? 0) > 0
  const readMethod = (gateway: string) =>
    readMember(checkout.methods, [gateway]) ??
    readMember(readBlockSetting(page, "paymentMethodData"), [gateway]) ??
    readBlockSetting(page, `${gateway}_data`)
  const terms = readMember(readBlockSetting(page, "storePages"), ["terms", "permalink"])
  return {
    countries: listCountries(page, checkout.countries, readBlockSetting(page, "shippingCountries")),
    states: address.states ?? pickByCountry(countryData, "states"),
    locale: address.locale ?? pickByCountry(countryData, "locale"),
    terms: checkout.terms ?? (typeof terms === "string" && terms !== "" ? terms : null),
    canCreateAccount: !isLoggedIn && (checkout.account || readBlockSetting(page, "checkoutAllowsSignup") === true),
    isLoggedIn,
    fields: parseExtraFields({ ...toRecord(readBlockSetting(page, "additionalOrderFields")), ...checkout.fields }),
    tokens: readTokens(readBlockSetting(page, "customerPaymentMethods")),
    areCardsSaved: parseHostFlag(page.settings.read("wcpay_upe_config", "payments")?.isSavedCardsEnabled),
    methodTexts: (gateway) => {
      const method = readMethod(gateway)
      return {
        title: formatPlainText(readMember(method, ["title"])),
        description: formatPlainText(readMember(method, ["description"])),
      }
    },
  }
}

function listCountries({ config }: Page, own: unknown, fromBlocks: unknown): readonly CountryOption[] {
  const names = [own, fromBlocks].map(toRecord).find((each) => Object.keys(each).length > 0)
  if (!names) {
    const display = new Intl.DisplayNames([config.locale], nullPrototype({ type: "region" }))
    return builtInCountries.split(" ").map((code) => ({ value: code, label: display.of(code) ?? code }))
  }
  return Object.entries(names)
    .slice(0, countriesMax)
    .flatMap(([code, name]) => (/^[A-Z]{2}$/.test(code) ? [{ value: code, label: formatPlainText(name) || code }] : []))
}

function pickByCountry(countryData: unknown, member: string): unknown {
  const entries = Object.entries(toRecord(countryData)).flatMap(([code, data]) => {
    const value = readMember(data, [member])
    return value === undefined ? [] : [[code, value] as const]
  })
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

/** The platform lists saved cards by their kind. */
function readTokens(saved: unknown): readonly SavedToken[] {
  return Object.values(toRecord(saved)).flatMap((group: unknown) =>
    (Array.isArray(group) ? group : []).flatMap((entry: unknown) => {
      const read = (...path: string[]) => {
        const value = readMember(entry, path)
        return typeof value === "string" || typeof value === "number" ? String(value) : ""
      }
      const id = read("tokenId")
      if (id === "" || read("method", "gateway") !== "woocommerce_payments") return []
      const isDefault = readMember(entry, ["is_default"]) === true
      return [
        { id, isDefault, brand: read("method", "brand"), last4: read("method", "last4"), expires: read("expires") },
      ]
    }),
  )
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}
