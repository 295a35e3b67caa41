import { expect, it } from "vitest"
import { blockSettings } from "./hostSettings.ts"

it.each([
  ["there are no block settings", null],
  ["they know no key", { getSetting: () => false }],
  [
    "their function throws",
    {
      getSetting() {
        throw new Error("not ready")
      },
    },
  ],
])("takes a guest without an account, terms and saved cards where %s", (_, settings) => {
  const { methodOf, extraFieldsOf, pageUrlOf, ...values } = blockSettings.parse(settings)
  expect(values).toEqual({
    countryData: {},
    shippingCountries: {},
    defaultFields: {},
    isLoggedIn: false,
    allowsSignup: false,
    requiresAccount: false,
    generatesPassword: false,
    hasNoCoupons: false,
    forcesBilling: false,
    showsLogin: false,
    loginUrl: "",
    draft: {},
    termsUrl: "",
    privacyUrl: "",
    savedMethods: [],
    basketUrl: "",
    hasShipping: false,
    pickupMethods: [],
    pickupText: "",
    listsMethods: false,
  })
  expect(pageUrlOf("7")).toBe("")
  expect(methodOf("card")).toBeUndefined()
  expect(extraFieldsOf("address")).toEqual({})
})
