/** A saved card, as the shop names it. `expires` is `MM/YY`. */
export interface SavedCard {
  readonly brand: string
  readonly last4: string
  readonly expires: string
}

const brands: Readonly<Record<string, string>> = {
  mastercard: "MasterCard",
  visa: "Visa",
  discover: "Discover",
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  diners: "Diners",
  jcb: "JCB",
}

/** The name of a card's brand; one that isn't known has its words begin in upper case. Source: checkout §9. */
export function formatCardBrand(type: string): string {
  const key =
    typeof type === "string"
      ? type
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, "_")
      : ""
  if (Object.hasOwn(brands, key)) return brands[key] ?? ""
  if (key === "american_express") return "American Express"
  return key
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
}

/**
 * A saved card in the platform's words. Nothing in the product calls it: the host prints its own label, and our checkout says the same in
 * the page's language. Source: checkout §9.
 */
export function formatSavedCard(card: SavedCard | null): string {
  const { brand = "", last4 = "", expires = "" }: Partial<SavedCard> = card ?? {}
  return `${formatCardBrand(brand)} ending in ${last4} (expires ${expires})`
}

/** Whether a card has run out: from the first instant of the month after `MM/YY`, in UTC. A date that can't be read hasn't. Source: checkout §14. */
export function isCardExpired(expires: string, now: Date | number): boolean {
  const [, month = "", year = ""] = /^(\d{1,2})\/(\d{2}|\d{4})$/.exec(typeof expires === "string" ? expires : "") ?? []
  const [monthNumber, yearNumber] = [Number(month), Number(year.length === 2 ? `20${year}` : year)]
  if (month === "" || monthNumber < 1 || monthNumber > 12) return false
  return Number(now) >= Date.UTC(yearNumber, monthNumber, 1)
}

const dateShape = /^\d{1,2}\/(?:\d{2}|\d{4})$/

/** The expiry in a card's label: the `MM/YY` or `MM/YYYY` in brackets, otherwise the only one there is. Empty where that isn't clear. Source: checkout §9. */
export function readExpiry(label: string): string {
  const list = (text: string) => (text.match(/[\d/]+/g) ?? []).filter((part) => dateShape.test(part))
  const text = typeof label === "string" ? label : ""
  const bracketed = list((text.match(/\([^()]*\)/g) ?? []).join(" "))
  const [only = "", another] = bracketed.length > 0 ? bracketed : list(text)
  return another === undefined ? only : ""
}

/** A saved card in a list. */
export interface CardToken {
  readonly id: string
  readonly isDefault?: boolean
  /** Whether the card has run out; such a card is never chosen for the shopper. */
  readonly isExpired?: boolean
}

/** The state of the form where a shopper chooses a card. */
export interface PaymentChoiceState {
  readonly tokens: readonly CardToken[]
  /** Id of the token that is checked, `new` for a new card. */
  readonly checked?: string | null
  readonly isLoggedIn: boolean
  readonly isRegistrationRequired: boolean
  readonly createAccountChecked: boolean
  readonly savedCardsEnabled: boolean
}

/** The chosen card, and the visible fields. */
export interface PaymentChoice {
  readonly selected: string
  readonly showForm: boolean
  readonly showNewOption: boolean
  readonly showSaveCheckbox: boolean
}

/** Chooses among saved cards and a new one. A choice that isn't there falls back to the default card, then to a new one. Source: checkout §9. */
export function selectPaymentChoice(state: Partial<PaymentChoiceState> | null): PaymentChoice {
  const { checked, isLoggedIn, isRegistrationRequired, createAccountChecked, savedCardsEnabled } = state ?? {}
  const tokens = state?.tokens ?? []
  const isThere = checked === "new" || tokens.some(({ id }) => id === checked)
  const preset = tokens.find(({ isDefault, isExpired }) => isDefault && !isExpired)
  const selected = isThere && typeof checked === "string" ? checked : (preset?.id ?? "new")
  const canSave = [isLoggedIn, isRegistrationRequired, createAccountChecked].includes(true)
  return {
    selected,
    showForm: selected === "new",
    showNewOption: tokens.length > 0,
    showSaveCheckbox: selected === "new" && savedCardsEnabled === true && canSave,
  }
}
