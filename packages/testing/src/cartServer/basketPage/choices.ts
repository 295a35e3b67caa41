import type { Basket } from "../basket.ts"
import type { PageWords } from "./words.ts"

/** A shipping rate. */
export interface Rate {
  readonly id: string
  readonly name: (words: PageWords) => string
  readonly priceMinor: number
  /** Whether its price includes no tax, unlike that of products. */
  readonly isTaxFree?: boolean
}

/** The address that a shopper enters into the shipping calculator. */
export interface Address {
  readonly country: string
  readonly state: string
  readonly postcode: string
  readonly city: string
}

/** The shopper's choices beside the products: coupons, shipping address and rate. */
export interface BasketChoices {
  readonly coupons: readonly string[]
  readonly address: Address
  readonly rates: readonly Rate[]
  /** Null where the shop doesn't ship to. */
  readonly rate: Rate | null
  readonly discountMinor: number
  readonly totalMinor: number
  /** Returns the reason when the code is refused; null when it is applied. */
  applyCoupon(code: string, words: PageWords): string | null
  /** Returns whether the coupon was applied before. */
  removeCoupon(code: string): boolean
  chooseRate(id: string): void
  /** Returns the reason when the address is refused; null when it is accepted. */
  calculate(address: Address, words: PageWords): string | null
  /** Takes an address as it is. */
  deliverTo(address: Address): void
}

/** A shop's rates and coupons. */
export interface ShopTerms {
  /** The address of a shopper who hasn't given one. */
  readonly address: Address
  /** The rates to an address; none where the shop doesn't ship to. */
  readonly ratesTo: (address: Address) => readonly Rate[]
  /** The coupons by their codes, each with its discount for products of a total. */
  readonly discounts: Readonly<Record<string, (totalMinor: number) => number>>
}

/** The coupon for a discount of 10 %. */
export const coupon = "ring10"
/** An expired coupon. */
export const oldCoupon = "expired"

const standard: Rate = { id: "flat_rate:1", name: (words) => words.standard, priceMinor: 495 }
const pickUp: Rate = { id: "local_pickup:2", name: (words) => words.pickUp, priceMinor: 0 }
const abroad: Rate = { id: "flat_rate:3", name: (words) => words.abroad, priceMinor: 1200 }

/** The terms of a shop in Spain, unless a test has its own. */
export const usualTerms: ShopTerms = {
  address: { country: "ES", state: "M", postcode: "28001", city: "" },
  ratesTo({ country }) {
    if (country === "GB") return []
    return country === "ES" ? [standard, pickUp] : [abroad]
  },
  discounts: { [coupon]: (totalMinor) => Math.round(totalMinor / 10) },
}

/** Creates the initial choices: no coupon, and the first rate to the address of the terms. */
export function createBasketChoices(basket: Basket, { discounts, ratesTo, ...terms }: ShopTerms): BasketChoices {
  let coupons: readonly string[] = []
  let { address } = terms
  let rateId = ""

  return {
    get coupons() {
      return coupons
    },
    get address() {
      return address
    },
    get rates() {
      return ratesTo(address)
    },
    get rate() {
      return this.rates.find(({ id }) => id === rateId) ?? this.rates[0] ?? null
    },
    get discountMinor() {
      return coupons.reduce((sum, code) => sum + (discounts[code]?.(basket.totalMinor) ?? 0), 0)
    },
    get totalMinor() {
      return basket.totalMinor - this.discountMinor + (this.rate?.priceMinor ?? 0)
    },
    applyCoupon(typed, words) {
      const code = typed.trim().toLowerCase()
      if (code === "") return words.couponMissing
      if (code === oldCoupon) return words.couponExpired
      if (!Object.hasOwn(discounts, code)) return words.couponUnknown(code)
      if (coupons.includes(code)) return words.couponTwice
      coupons = [code]
      return null
    },
    removeCoupon(code) {
      const hadCoupon = coupons.includes(code)
      coupons = coupons.filter((each) => each !== code)
      return hadCoupon
    },
    chooseRate(id) {
      rateId = id
    },
    calculate(asked, words) {
      if (asked.country === "ES" && !/^\d{5}$/.test(asked.postcode)) return words.postcodeWrong
      this.deliverTo(asked)
      return null
    },
    deliverTo(next) {
      address = next
    },
  }
}
