import { isOptions, readPath } from "./checks.ts"
import { formatWalletAddress, payer, type WalletAddress } from "./walletPeople.ts"

/** The wallets that are simulated, by their names in events. */
export type WalletType = "apple_pay" | "google_pay"

/** A rate from the page. Amounts are in the provider's units. */
export interface SheetRate {
  readonly id: string
  readonly displayName: string
  readonly amount: number
  readonly deliveryEstimate: string
}

/** A line of the sum. */
export interface SheetLine {
  readonly name: string
  readonly amount: number
}

/** The state of an open sheet. */
export interface SheetState {
  readonly type: WalletType
  /** The name of the shop; "" if the page provides none. */
  readonly business: string
  readonly needsAddress: boolean
  readonly needsEmail: boolean
  readonly needsPhone: boolean
  /** The allowed countries; null if the page lists none. */
  readonly countries: readonly string[] | null
  readonly lineItems: readonly SheetLine[]
  readonly shippingRates: readonly SheetRate[]
  readonly selectedRate: string | null
  readonly addresses: readonly (WalletAddress & { readonly id: string })[]
  readonly selectedAddress: string | null
  /** The pending response or payment. */
  readonly busy: "address" | "rate" | "payment" | null
  readonly problem: "address" | "rate" | "payment" | null
}

/** The formatted content of the frame. */
export interface SheetModel {
  readonly wallet: string
  readonly business: string
  readonly total: string
  readonly lines: readonly { readonly name: string; readonly amount: string }[]
  readonly contact: readonly string[]
  /** Empty if no address is required. */
  readonly addresses: readonly { readonly id: string; readonly label: string; readonly isOffered: boolean }[]
  readonly selectedAddress: string | null
  readonly rates: readonly {
    readonly id: string
    readonly name: string
    readonly detail: string
    readonly amount: string
  }[]
  readonly selectedRate: string | null
  readonly busy: SheetState["busy"]
  readonly problem: SheetState["problem"]
}

/** A wallet's name. */
export function nameWallet(type: WalletType): string {
  return type === "apple_pay" ? "Apple Pay" : "Google Pay"
}

/** Creates the state of a sheet from the page's validated response to the click. */
export function createSheetState(type: WalletType, payload: unknown, addresses: SheetState["addresses"]): SheetState {
  const read = (...path: string[]) => readPath(payload, path)
  const countries: unknown = read("allowedShippingCountries")
  const needsAddress = read("shippingAddressRequired") === true
  const rates = readRates(read("shippingRates"))
  const business: unknown = read("business", "name")
  const state: SheetState = {
    type,
    business: typeof business === "string" ? business : "",
    needsAddress,
    needsEmail: read("emailRequired") === true,
    needsPhone: read("phoneNumberRequired") === true,
    countries: Array.isArray(countries) ? countries.map(String) : null,
    lineItems: readLines(read("lineItems")),
    shippingRates: needsAddress ? rates : [],
    selectedRate: needsAddress ? (rates[0]?.id ?? null) : null,
    addresses: needsAddress ? addresses : [],
    selectedAddress: null,
    busy: null,
    problem: null,
  }
  const first = state.addresses.find((address) => isOffered(state, address))
  return { ...state, selectedAddress: first?.id ?? null, problem: needsAddress && !first ? "address" : null }
}

/** The state after the response to an address or rate change; members that the page omits are unchanged. */
export function takeAnswer(state: SheetState, payload: unknown): SheetState {
  const rates = readPath(payload, ["shippingRates"])
  const lines = readPath(payload, ["lineItems"])
  const shippingRates = rates === undefined ? state.shippingRates : readRates(rates)
  const isKept = rates === undefined && shippingRates.some(({ id }) => id === state.selectedRate)
  return {
    ...state,
    busy: null,
    problem: state.needsAddress && shippingRates.length === 0 ? "address" : null,
    shippingRates,
    selectedRate: isKept ? state.selectedRate : (shippingRates[0]?.id ?? null),
    lineItems: lines === undefined ? state.lineItems : readLines(lines),
  }
}

/** Whether the shopper can pay now. */
export function canPay({ busy, problem }: SheetState): boolean {
  return busy === null && problem !== "address" && problem !== "rate"
}

/** Creates the frame's content from a sheet's state. `format` formats amounts in the provider's units. */
export function createSheetModel(state: SheetState, amount: number, format: (amount: number) => string): SheetModel {
  const { type, business, lineItems, shippingRates, addresses, needsEmail, needsPhone } = state
  return {
    wallet: nameWallet(type),
    business,
    total: format(amount),
    lines: lineItems.map((line) => ({ name: line.name, amount: format(line.amount) })),
    contact: [payer.name, ...(needsEmail ? [payer.email] : []), ...(needsPhone ? [payer.phone] : [])],
    addresses: addresses.map((address) => ({
      id: address.id,
      label: formatWalletAddress(address),
      isOffered: isOffered(state, address),
    })),
    selectedAddress: state.selectedAddress,
    rates: shippingRates.map(({ id, displayName, deliveryEstimate, amount: cost }) => ({
      id,
      name: displayName,
      detail: deliveryEstimate,
      amount: format(cost),
    })),
    selectedRate: state.selectedRate,
    busy: state.busy,
    problem: state.problem,
  }
}

function isOffered({ countries }: SheetState, { country = "" }: WalletAddress): boolean {
  return countries === null || countries.includes(country)
}

function readRates(value: unknown): readonly SheetRate[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  return entries.filter(isOptions).map(({ id, displayName, amount, deliveryEstimate }) => ({
    id: String(id),
    displayName: String(displayName),
    amount: Number(amount),
    deliveryEstimate: typeof deliveryEstimate === "string" ? deliveryEstimate : "",
  }))
}

function readLines(value: unknown): readonly SheetLine[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  return entries.filter(isOptions).map(({ name, amount }) => ({ name: String(name), amount: Number(amount) }))
}
