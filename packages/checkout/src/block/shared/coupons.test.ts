import type { HttpResult } from "@ringside/core"
import type { TestPage } from "@ringside/testing"
import { fireEvent, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { basket } from "../basket/widget.ts"
import { mountForTests } from "../mountForTests.ts"
import { type BlockShop, refuse } from "../storyShop.ts"

let page: TestPage

/** Mounts the basket, and opens its coupon field. */
async function mountBasket(shop: BlockShop) {
  const mounted = await mountForTests(basket, shop)
  page = mounted.page
  const ui = within(mounted.host)
  fireEvent.click(await ui.findByRole("button", { name: "Add a coupon" }))
  return ui
}
type Basket = Awaited<ReturnType<typeof mountBasket>>

const field = (ui: Basket) => ui.getByLabelText<HTMLInputElement>("Coupon code")
const enter = (ui: Basket, code: string) => fireEvent.input(field(ui), { target: { value: code } })
const apply = (ui: Basket) => {
  const button = ui.getByRole("button", { name: "Apply" })
  button.focus()
  fireEvent.click(button)
}

/** Holds the responses to one route until `release` is called. */
function hold(route: string, respond: () => HttpResult | null) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const answer = async (asked: string) => (asked === route ? released.then(respond) : null)
  return { shop: { answer }, release: () => release() }
}

test("keeps a code that is typed while another one is being applied", async () => {
  const { shop, release } = hold("cart/apply-coupon", () => null)
  const ui = await mountBasket(shop)
  enter(ui, "esquina10")
  apply(ui)
  enter(ui, "next")
  release()
  await ui.findByRole("button", { name: "Remove coupon esquina10" })
  await vi.waitFor(() => expect(ui.getByRole("button", { name: "Apply" }).hasAttribute("aria-disabled")).toBe(false))
  await page.clock.settle()
  expect(field(ui).value).toBe("next")
})

test("focuses the field of a refused code, unless the shopper has moved on", async () => {
  const { shop, release } = hold("cart/apply-coupon", () => refuse("No such coupon."))
  const ui = await mountBasket(shop)
  enter(ui, "nothing")
  apply(ui)
  const [quantity] = ui.getAllByRole<HTMLInputElement>("spinbutton")
  quantity?.focus()
  release()
  await ui.findByText("No such coupon.")
  expect(document.activeElement).toBe(quantity)
  apply(ui)
  await vi.waitFor(() => expect(document.activeElement).toBe(field(ui)))
  await page.clock.advance(100)
  expect(page.document.querySelector("#a11y-speak-assertive")?.textContent).toContain("No such coupon.")
})

test.each([
  ["announces that a code is missing, at Enter in the empty field", "field", "Enter the coupon code."],
  ["moves focus to the empty field at a press on the button, which has its description read", "button", ""],
])("%s", async (_, from, spoken) => {
  const ui = await mountBasket({})
  if (from === "button") apply(ui)
  else {
    field(ui).focus()
    fireEvent.keyDown(field(ui), { key: "Enter" })
  }
  await vi.waitFor(() => expect(document.activeElement).toBe(field(ui)))
  await page.clock.advance(100)
  expect(page.document.querySelector("#a11y-speak-assertive")?.textContent ?? "").toBe(spoken)
  const description = field(ui)
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id))
  expect(description?.map((each) => each?.textContent).join(" ")).toContain("Enter the coupon code.")
})

test("shows and announces why a coupon can't be removed, also while the coupon field is closed", async () => {
  const ui = await mountBasket({
    answer: (route) => (route === "cart/remove-coupon" ? refuse("Not now.") : null),
  })
  enter(ui, "esquina10")
  apply(ui)
  const remove = await ui.findByRole("button", { name: "Remove coupon esquina10" })
  fireEvent.click(ui.getByRole("button", { name: "Add a coupon" }))
  remove.focus()
  fireEvent.click(remove)
  const message = await ui.findByText("Not now.")
  expect(message.closest("[hidden]")).toBeNull()
  expect(document.activeElement).toBe(remove)
  await page.clock.advance(100)
  expect(page.document.querySelector("#a11y-speak-assertive")?.textContent).toContain("Not now.")
})

test("moves focus to the totals when a coupon is removed", async () => {
  const ui = await mountBasket({})
  enter(ui, "esquina10")
  apply(ui)
  const remove = await ui.findByRole("button", { name: "Remove coupon esquina10" })
  remove.focus()
  fireEvent.click(remove)
  await vi.waitFor(() => expect(remove.isConnected).toBe(false))
  await vi.waitFor(() => expect(document.activeElement?.localName).toBe("dl"))
})
