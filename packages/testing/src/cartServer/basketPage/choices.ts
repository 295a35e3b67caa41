import type { Basket } from "../basket.ts"
import type { PageWords } from "./words.ts"

/** A shipping rate. */
export interface Rate {
  readonly id: string
  readonly name: (words: PageWords) => string
  readonly priceMinor: number
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
}

/** The coupon for a discount of 10 %. */
export const coupon = "ring10"
/** An expired coupon. */
export const oldCoupon = "expired"

const standard: Rate = { id: "flat_rate:1", name: (words) => words.standard, priceMinor: 495 }
const pickUp: Rate = { id: "local_pickup:2", name: (words) => words.pickUp, priceMinor: 0 }
const abroad: Rate = { id: "flat_rate:3", name: (words) => words.abroad, priceMinor: 1200 }

/** Creates the initial choices: no coupon, shipping within Spain. */
export function createBasketChoices(basket: Basket): BasketChoices {
  let coupons: readonly string[] = []
  let address: Address = { country: "ES", state: "M", postcode: "28001", city: "" }
  let rateId = standard.id

  return {
    get coupons() {
      return coupons
    },
    get address() {
      return address
    },
    get rates() {
      if (address.country === "GB") return []
      return address.country === "ES" ? [standard, pickUp] : [abroad]
    },
    get rate() {
      return this.rates.find(({ id }) => id === rateId) ?? this.rates[0] ?? null
    },
    get discountMinor() {
      return coupons.length === 0 ? 0 : Math.round(basket.totalMinor / 10)
    },
    get totalMinor() {
      return basket.totalMinor - this.discountMinor + (this.rate?.priceMinor ?? 0)
    },
    applyCoupon(typed, words) {
      const code = typed.trim().toLowerCase()
      if (code === "") return words.couponMissing
      if (code === oldCoupon) return words.couponExpired
      if (code !== coupon) return words.couponUnknown(code)
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
      address = asked
      return null
    },
  }
}
