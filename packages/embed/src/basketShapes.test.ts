import { isShown, type ShapeStage } from "@ringside/testing/shapes"
import { describePartsOnShapes } from "./shapesForTests.ts"

const twice = "basket, price and counts are printed for phones and for desktops"
/** The copy that a shopper sees. */
function find(selector: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  return all.find(isShown) ?? all[0] ?? null
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim())
/** The lines of the shop's own record of the basket. */
const readLines = ({ cart }: ShapeStage) =>
  cart.basketOf().lines.map(({ product, quantity }) => `${quantity} ${product.name}`)
const countWrites = (stage: ShapeStage, name: string) => stage.listWrites().filter((each) => each === name).length
const southpawRow = ".cart_item:has([href*=southpaw])"
let sorted: string[] = []

describePartsOnShapes([
  {
    name: "a press adds once, and every copy shows it",
    page: "archive",
    use: (stage) => stage.send("click", find(".post-11 .add_to_cart_button")),
    read: (stage) => ({
      lines: readLines(stage),
      requests: countWrites(stage, "add_to_cart"),
      counts: texts(".cart-contents .count"),
      miniCarts: document.querySelectorAll(".mini_cart_item").length,
    }),
    expected: { lines: ["1 Southpaw"], requests: 1, counts: ["1"], miniCarts: 1 },
    differs: { [twice]: { lines: ["1 Southpaw"], requests: 1, counts: ["1", "1"], miniCarts: 1 } },
  },
  {
    name: "a press takes a line out of the mini-cart, once",
    page: "archive",
    basket: { 11: 1, 12: 1 },
    use: (stage) => stage.send("click", find(".mini_cart_item:has([href*=southpaw]) .remove_from_cart_button")),
    read: (stage) => [readLines(stage), countWrites(stage, "remove_from_cart"), texts(".mini_cart_item > a + a")],
    expected: [["1 Cornerman"], 1, ["Cornerman"]],
  },
  {
    name: "another order of products sends its form",
    page: "archive",
    use: (stage) => {
      sorted = []
      const form = find(".woocommerce-ordering")
      const note = (event: Event) => {
        event.preventDefault()
        sorted.push(document.querySelector<HTMLSelectElement>(".orderby")?.value ?? "")
      }
      form?.addEventListener("submit", note)
      stage.enter(find(".orderby"), "price")
      form?.removeEventListener("submit", note)
    },
    read: () => sorted,
    expected: ["price"],
  },
  {
    name: "a changed quantity is sent once, and every copy shows the total",
    page: "basket",
    basket: { 11: 1, 12: 1 },
    states: [2],
    use: async (stage) => {
      stage.enter(find(`${southpawRow} .qty`), "3")
      await stage.settle()
      find("[name=update_cart]")?.click()
    },
    read: (stage) => ({
      lines: readLines(stage),
      requests: countWrites(stage, "basket page"),
      quantities: [...document.querySelectorAll<HTMLInputElement>(`${southpawRow} .qty`)].map(({ value }) => value),
      subtotals: new Set(texts(".cart-subtotal td")),
    }),
    expected: {
      lines: ["3 Southpaw", "1 Cornerman"],
      requests: 1,
      quantities: ["3"],
      subtotals: new Set(["161,50 €"]),
    },
    differs: {
      [twice]: {
        lines: ["3 Southpaw", "1 Cornerman"],
        requests: 1,
        quantities: ["3", "3"],
        subtotals: new Set(["161,50 €"]),
      },
    },
  },
  {
    name: "a line is removed once, from every copy",
    page: "basket",
    basket: { 11: 1, 12: 1 },
    states: [2],
    use: (stage) => stage.send("click", find(`${southpawRow} .product-remove a`)),
    read: (stage) => [
      readLines(stage),
      countWrites(stage, "basket page"),
      document.querySelectorAll(southpawRow).length,
    ],
    expected: [["1 Cornerman"], 1, 0],
  },
  {
    name: "another rate is sent once, and every copy shows the total",
    page: "basket",
    basket: { 11: 1 },
    states: [2],
    use: (stage) => {
      const rate = find(".shipping_method:not([checked])")
      if (!(rate instanceof HTMLInputElement)) return
      rate.checked = true
      stage.send("change", rate)
    },
    read: (stage) => [countWrites(stage, "update_shipping_method"), new Set(texts(".order-total td")).size],
    expected: [1, 1],
  },
  {
    name: "a country without states hides their row in the calculator",
    page: "basket",
    basket: { 11: 1 },
    states: [2],
    use: async (stage) => {
      stage.send("click", find(".shipping-calculator-button"))
      await stage.settle()
      stage.enter(find("#calc_shipping_country"), "FR")
    },
    read: () => {
      const panel = find(".shipping-calculator-form")
      const state = find("#calc_shipping_state_field")
      return [panel && isShown(panel), state && isShown(state)]
    },
    expected: [true, false],
  },
])
