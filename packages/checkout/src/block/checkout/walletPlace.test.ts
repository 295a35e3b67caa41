import { cleanup } from "@testing-library/react"
import { walletButtonsService } from "@ringside/payments"
import { afterEach, expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import type { BlockShop } from "../storyShop.ts"
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
  return { read, page, buttons, line }
}

const reserved = { buttons: ["block", "52px"], line: ["block", "hidden", false] }
const free = { buttons: ["", ""], line: ["", "", true] }

test("keeps the place of wallet buttons free in the form's first frame, for their code to release", async () => {
  const { read, page, buttons, line } = await draw({})
  expect(read()).toEqual(reserved)
  for (const element of [buttons, line]) if (element) page.decorations.restore(element)
  expect(read()).toEqual(free)
})

test.each<[string, Setting]>([
  ["the page has no code of the buttons, or the host's script draws them", { areOurs: false }],
  ["the settings have no key of the provider", { params: { ...settings, stripe: {} } }],
  ["there is nothing to pay", { shop: { cart: { totals: { currency_code: "EUR", total_price: "0" } } } }],
])("keeps no place free where %s", async (_, setting) => {
  const { read } = await draw(setting)
  expect(read()).toEqual(free)
})
