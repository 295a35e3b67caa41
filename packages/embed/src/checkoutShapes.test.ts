import { isShown, type ShapeStage } from "@ringside/testing/shapes"
import { describePartsOnShapes } from "./shapesForTests.ts"

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const findBox = (selector: string) => document.querySelector<HTMLInputElement>(selector)
const basket = { 11: 1 }
const countWrites = (stage: ShapeStage, name: string) => stage.listWrites().filter((each) => each === name).length
const check = (stage: ShapeStage, selector: string) => {
  const box = findBox(selector)
  if (!box) return
  box.checked = true
  stage.send("change", box)
}
const readShown = (...selectors: readonly string[]) =>
  selectors.map((selector) => {
    const element = find(selector)
    return element && isShown(element)
  })

describePartsOnShapes([
  {
    name: "another country updates the totals, once",
    page: "checkout",
    basket,
    states: [2],
    use: (stage) => stage.enter(find("#billing_country"), "FR"),
    read: (stage) => [
      // The first one is the form's own, after it has started.
      countWrites(stage, "update_order_review"),
      find(".order-total td")?.textContent.replace(/\s+/g, " "),
    ],
    expected: [2, "53,90 €"],
  },
  {
    name: "a country without states hides their row",
    page: "checkout",
    basket,
    use: (stage) => stage.enter(find("#billing_country"), "FR"),
    read: () => readShown("#billing_state_field", "#billing_city_field"),
    expected: [false, true],
  },
  {
    name: "another address shows its fields",
    page: "checkout",
    basket,
    use: async (stage) => {
      check(stage, "#ship-to-different-address-checkbox")
      await stage.settle()
    },
    read: () => readShown(".shipping_address"),
    expected: [true],
  },
  {
    name: "without it they are hidden",
    page: "checkout",
    basket,
    use: () => undefined,
    read: () => readShown(".shipping_address", "div.create-account"),
    expected: [false, false],
  },
  {
    name: "an account shows its password",
    page: "checkout",
    basket,
    use: (stage) => check(stage, "#createaccount"),
    read: () => readShown("div.create-account"),
    expected: [true],
  },
  {
    name: "a payment method shows its box alone",
    page: "checkout",
    basket,
    states: [2],
    use: (stage) => check(stage, "#payment_method_cod"),
    read: () => readShown("div.payment_box.payment_method_cod", "div.payment_box.payment_method_bacs"),
    expected: [true, false],
  },
  {
    name: "the question for a coupon opens its form",
    page: "checkout",
    basket,
    use: (stage) => stage.send("click", find(".showcoupon")),
    read: () => [...readShown(".checkout_coupon"), find(".showcoupon")?.getAttribute("aria-expanded")],
    expected: [true, "true"],
  },
  {
    name: "a press on the eye shows a password",
    page: "checkout",
    basket,
    use: async (stage) => {
      stage.send("click", find(".showlogin"))
      await stage.settle()
      stage.send("click", find(".login .show-password-input"))
    },
    read: () => findBox("#password")?.type,
    expected: "text",
  },
  {
    name: "one press places one order",
    page: "checkout",
    basket,
    states: [2],
    use: async (stage) => {
      const address = {
        first_name: "Ana",
        last_name: "López",
        address_1: "Gran Vía 1",
        postcode: "28013",
        city: "Madrid",
        state: "M",
        phone: "600 123 456",
        email: "ana@example.com",
      }
      for (const [key, value] of Object.entries(address)) stage.enter(find(`#billing_${key}`), value)
      check(stage, "#payment_method_cod")
      await stage.settle()
      const terms = findBox("#terms")
      if (terms) terms.checked = true
      find("#place_order")?.click()
      await stage.settle()
    },
    read: ({ checkout, moves }) => [
      checkout.orders.map(({ method, totalMinor }) => [method, totalMinor]),
      moves.length,
    ],
    expected: [[["cod", 4890]], 1],
  },
])
