import { cleanup, fireEvent } from "@testing-library/react"
import { walletButtonsService } from "@ringside/payments"
import { createGate } from "@ringside/testing"
import { afterEach, expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { type BlockShop, refuse } from "../storyShop.ts"
import { checkout } from "./widget.ts"

afterEach(cleanup)

const settings = { button: { height: "52" }, stripe: { publishableKey: "pk_1" } }

interface Setting {
  readonly areOurs?: boolean
  readonly shop?: BlockShop
  readonly params?: object
}

/** Draws the checkout, and reads the places of the buttons and of the line below them. */
async function draw({ areOurs = true, shop = {}, params = settings }: Setting) {
  const config = { host: { wcpayExpressCheckoutParams: params } }
  const { host, page } = await mountForTests(checkout, shop, config, (prepared) => {
    walletButtonsService.of(prepared).areOurs = () => areOurs
  })
  await vi.waitFor(() => expect(host.querySelector("form")).not.toBeNull())
  const [buttons, line] = ["element", "button-separator"].map((name) =>
    host.querySelector<HTMLElement>(`#wcpay-express-checkout-${name}`),
  )
  const read = () => ({
    buttons: [buttons?.style.display, buttons?.style.minHeight],
    line: [line?.style.display, line?.style.visibility, line?.hidden],
  })
  return { host, read, page, buttons, line }
}

const reserved = { buttons: ["block", "52px"], line: ["block", "hidden", false] }
const free = { buttons: ["", ""], line: ["", "", true] }

test("keeps the place of wallet buttons free in the form's first frame, for their code to release", async () => {
  const { read, page, buttons, line } = await draw({})
  expect(read()).toEqual(reserved)
  for (const element of [buttons, line]) if (element) page.decorations.restore(element)
  expect(read()).toEqual(free)
})

test("wallet buttons that come first are out of reach while an order is under way", async () => {
  const gate = createGate()
  const address = {
    ...{ first_name: "Ana", last_name: "López", country: "ES", address_1: "Gran Vía 1", postcode: "28013" },
    ...{ city: "Madrid", state: "M", phone: "600123456" },
  }
  const { host, buttons } = await draw({
    shop: {
      cart: { billing_address: { ...address, email: "ana@example.com" }, shipping_address: address },
      answer: (route) => (route === "checkout" ? gate.fault.until.then(() => refuse("Sold out.")) : null),
    },
  })
  expect(buttons?.matches("[inert], [inert] *")).toBe(false)
  const element = host.querySelector("form")
  if (element) fireEvent.submit(element)
  await vi.waitFor(() => expect(buttons?.matches("[inert], [inert] *")).toBe(true))
  gate.open()
  await vi.waitFor(() => expect(host.textContent).toContain("Sold out."))
  expect(buttons?.matches("[inert], [inert] *")).toBe(false)
})

test.each<[string, Setting]>([
  ["the page has no code of the buttons, or the host's script draws them", { areOurs: false }],
  ["the settings have no key of the provider", { params: { ...settings, stripe: {} } }],
  ["there is nothing to pay", { shop: { cart: { totals: { currency_code: "EUR", total_price: "0" } } } }],
])("keeps no place free where %s", async (_, setting) => {
  const { read } = await draw(setting)
  expect(read()).toEqual(free)
})
