import { cartService } from "@ringside/cart"
import type { ParsedCart } from "@ringside/cart/domain"
import {
  attempt,
  isLoggedIn,
  type Page,
  readBlockInterface,
  readGlobal,
  readHostSettings,
  readPartConfig,
} from "@ringside/core"
import { areCardsOff, offersSaving, paymentMethodsService } from "@ringside/payments"
import {
  formatPlainText,
  isRecord,
  nullPrototype,
  parseUrl,
  readMember,
  readRecord,
  readText,
} from "@ringside/core/domain"
import { type ExtraField, type FieldUses, isAcceptedPassword, parseExtraFields, usedKeys } from "../../domain/index.ts"
import { checkoutConfig } from "../../config.ts"
import { cardSettings } from "../../hostSettings.ts"
import { readBlocks, readCountryRules } from "../shared/readBlocks.ts"
import type { FormLayout } from "./layout.ts"
import { listSavedCards, type SavedToken } from "./listSavedCards.ts"

/** A name and its code. */
export interface CountryOption {
  readonly value: string
  readonly label: string
}

/** The page's settings of its checkout: the config, then the platform's block settings. */
export interface BlockSettings {
  readonly countries: readonly CountryOption[]
  /** States by country code; null if the page has none. */
  readonly states: unknown
  /** The page's own address field rules, by country. */
  readonly locale: unknown
  /** The shop's settings of address fields that it may leave out. */
  readonly uses: FieldUses
  readonly terms: string | null
  /** Whether the shopper has to accept the terms. */
  readonly asksTerms: boolean
  /** The layout that the platform's inner blocks set; null without them. */
  readonly layout: FormLayout | null
  /** The address of the shop's privacy policy. */
  readonly privacy: string | null
  /** Whether a guest may create an account with the order, or has to. */
  readonly account: "none" | "offered" | "required"
  /** Whether a guest who creates an account chooses a password. */
  readonly hasPassword: boolean
  /** Whether a password of a new account is strong enough. */
  isAcceptedPassword(password: string): boolean
  /** Where a guest who may not order has to log in; null where the guest may. */
  readonly mustLogIn: string | null
  /** The login address for guests; null for a logged-in customer, and without a setting. */
  readonly loginUrl: string | null
  readonly isLoggedIn: boolean
  /** Fields of the shop's extensions: of the order, beside the e-mail address, and in each address. */
  readonly fields: readonly ExtraField[]
  readonly contactFields: readonly ExtraField[]
  readonly addressFields: readonly ExtraField[]
  /** The values that the shopper has entered before in the fields of order and contact. */
  readonly extra: Readonly<Record<string, string | boolean>>
  readonly note: string
  /** The way to pay that the shop's totals count with: the shopper's last choice, or the default; empty where the page doesn't say. */
  readonly method: string
  /** Whether the shop has coupons, as far as the page says. */
  readonly hasCoupons: boolean
  /** Whether orders are only sent to the billing address. */
  readonly isBillingForced: boolean
  /** How parcels are fetched; `methods` is empty in a shop without local pickup. */
  readonly pickup: { readonly methods: readonly string[]; readonly text: string; readonly hasShipping: boolean }
  /** Where "Return to cart" leads; null without such a link. */
  readonly basketUrl: string | null
  readonly tokens: readonly SavedToken[]
  /** Whether the shop saves cards, and offers that here. */
  readonly areCardsSaved: boolean
  /** Whether the page takes no cards, although the shop may offer them. */
  readonly areCardsOff: boolean
  /** The shop's last answer, by which rules of extensions' fields are read. */
  readCart(): ParsedCart | null
  /** Whether a gateway can be paid with in blocks; each can where the page doesn't say. */
  isForBlocks(gateway: string): boolean
  /** Titles and descriptions of payment methods. */
  methodTexts(gateway: string): { readonly title: string; readonly description: string }
}

/** The countries for a page without its own list. Source: checkout contract §5.3. */
const builtInCountries =
  "ES AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI SE GB US CA AU CH NO"
const countriesMax = 300

/** Reads the current settings. */
export function readBlockSettings(page: Page, layout: FormLayout | null = null): BlockSettings {
  const { checkout } = readPartConfig(page, checkoutConfig)
  const blocks = readBlocks(page)
  const tokens = listSavedCards(page, { own: checkout.savedCards, fromBlocks: blocks.savedMethods })
  // Only a logged-in customer has saved cards.
  const isCustomer = tokens.length > 0 || isLoggedIn(page) || blocks.isLoggedIn
  const canSignUp = checkout.account || blocks.allowsSignup
  const terms = checkout.terms ?? (blocks.termsUrl || null)
  const login = checkout.login ?? formatLoginUrl(page, blocks.loginUrl)
  const findMethod = (gateway: string) =>
    readMember(checkout.methods, [gateway]) ?? blocks.methodOf(gateway) ?? readRegisteredMethod(page, gateway)
  return {
    countries: listCountries(page, checkout.countries, blocks.shippingCountries),
    ...readCountryRules(page, blocks),
    uses: readUses(blocks.defaultFields),
    terms,
    asksTerms: layout ? layout.terms?.hasCheckbox === true : terms !== null,
    layout,
    privacy: blocks.privacyUrl || null,
    account: isCustomer || !canSignUp ? "none" : blocks.requiresAccount ? "required" : "offered",
    hasPassword: !blocks.generatesPassword,
    isAcceptedPassword: (password) =>
      (readScore(page, password) ?? (isAcceptedPassword(password) ? scoreMin : 0)) >= scoreMin,
    mustLogIn: isCustomer || canSignUp || !blocks.requiresAccount ? null : login,
    loginUrl: isCustomer ? null : blocks.showsLogin ? login : checkout.login,
    isLoggedIn: isCustomer,
    fields: parseExtraFields({ ...blocks.extraFieldsOf("order"), ...checkout.fields }),
    contactFields: parseExtraFields(blocks.extraFieldsOf("contact")),
    addressFields: parseExtraFields(blocks.extraFieldsOf("address")),
    extra: readExtra(blocks.draft.additional_fields),
    note: readText(blocks.draft.customer_note),
    method: readText(blocks.draft.payment_method),
    hasCoupons: !blocks.hasNoCoupons && layout?.hasCoupons !== false,
    isBillingForced: blocks.forcesBilling,
    pickup: {
      methods: blocks.pickupMethods,
      text: blocks.pickupText || (layout?.ways.pickupText ?? ""),
      hasShipping: blocks.hasShipping,
    },
    basketUrl: layout?.toBasket
      ? blocks.pageUrlOf(layout.toBasket.pageId) || blocks.basketUrl || page.config.cart.url
      : null,
    tokens,
    areCardsSaved: readHostSettings(page, cardSettings) && offersSaving(page, "card"),
    areCardsOff: areCardsOff(page),
    readCart: () => cartService.of(page).$answer.get(),
    isForBlocks: (gateway) =>
      !blocks.listsMethods ||
      findMethod(gateway) !== undefined ||
      paymentMethodsService.of(page).find(gateway) !== undefined,
    methodTexts: (gateway) => {
      const method = findMethod(gateway)
      return {
        title: formatPlainText(readMember(method, ["title"]) ?? readMember(method, ["ariaLabel"])),
        description: formatPlainText(readMember(method, ["description"])),
      }
    },
  }
}

/** "Medium" in the platform's words. */
const scoreMin = 2

/** No password needs more, and long texts would block the page. */
const scoredMax = 100

/** The strength of a password from 0 to 4, as the platform's script of it reckons, which has a list of common ones; null without that script. */
function readScore(page: Page, password: string): number | null {
  const zxcvbn = readGlobal(page.window, "zxcvbn")
  if (typeof zxcvbn !== "function") return null
  const result = attempt(page, { during: "event", widget: "checkout" }, (): unknown =>
    Reflect.apply(zxcvbn, undefined, [password.slice(0, scoredMax)]),
  )
  const score = readMember(result, ["score"])
  return typeof score === "number" ? score : null
}

/** A way to pay whose own script is on the page, which needs no printed data; undefined without one. */
function readRegisteredMethod(page: Page, gateway: string): unknown {
  const registry = readBlockInterface(page, "wcBlocksRegistry")
  const list = readMember(registry, ["getPaymentMethods"])
  if (typeof list !== "function") return undefined
  return attempt(page, { during: "read", widget: "checkout" }, () => {
    const methods: unknown = Reflect.apply(list, registry, [])
    return readMember(methods, [gateway])
  })
}

function listCountries({ config }: Page, own: unknown, fromBlocks: unknown): readonly CountryOption[] {
  const names = [own, fromBlocks].map(readRecord).find((each) => Object.keys(each).length > 0)
  if (!names) {
    const display = new Intl.DisplayNames([config.locale], nullPrototype({ type: "region" }))
    return builtInCountries.split(" ").map((code) => ({ value: code, label: display.of(code) ?? code }))
  }
  return Object.entries(names)
    .slice(0, countriesMax)
    .flatMap(([code, name]) => (/^[A-Z]{2}$/.test(code) ? [{ value: code, label: formatPlainText(name) || code }] : []))
}

/**
 * How the shop uses each field; fields that the platform's settings don't have are left out. Its setting of the phone is that of both
 * addresses. Source: WooCommerce 11.0.1, `CheckoutFields::get_core_fields`.
 */
function readUses(fields: Readonly<Record<string, unknown>>): FieldUses {
  const entries = usedKeys.flatMap((key) => {
    const field = fields[key]
    if (!isRecord(field)) return []
    return [[key, field.hidden === true ? "hidden" : field.required === true ? "required" : "optional"] as const]
  })
  return { ...Object.fromEntries(entries), ...(isRecord(fields["phone"]) && { hasShippingPhone: true }) }
}

/** The address of a login that comes back to this page; null without one. */
function formatLoginUrl({ document }: Page, loginUrl: string): string | null {
  const url = loginUrl === "" ? null : parseUrl(loginUrl, document.baseURI)
  if (!url) return null
  url.searchParams.set("redirect_to", document.URL)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

function readExtra(values: unknown): BlockSettings["extra"] {
  return Object.fromEntries(
    Object.entries(readRecord(values)).filter(
      (entry): entry is [string, string | boolean] => typeof entry[1] === "string" || typeof entry[1] === "boolean",
    ),
  )
}
