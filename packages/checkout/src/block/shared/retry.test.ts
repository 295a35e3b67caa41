import { cleanup, fireEvent, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { basket } from "../basket/widget.ts"
import { checkout } from "../checkout/widget.ts"
import { mountForTests } from "../mountForTests.ts"
import { type BlockShop, refuse } from "../storyShop.ts"

afterEach(cleanup)

const billing = { first_name: "Ana", country: "ES", state: "M", postcode: "28013", city: "Madrid", email: "" }
const isOffline: BlockShop = { prepare: (server) => server.fail("cart", { kind: "unreachable" }, 9) }

test.each([
  ["a basket that could not be read", () => mountForTests(basket, isOffline, { locale: "en" }), /basket/i],
  ["a checkout that could not be read", () => mountForTests(checkout, isOffline, { locale: "en" }), /checkout/i],
])("the focus of the button that tries %s again goes to the section", async (_, mount, name) => {
  const { host } = await mount()
  const retry = await within(host).findByRole("button", { name: "Try again" })
  retry.focus()
  fireEvent.click(retry)
  await vi.waitFor(() => expect(retry.isConnected).toBe(false))
  expect(document.activeElement?.localName).toBe("section")
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(name)
})

test("the focus of the button that sends an address again goes to the address", async () => {
  let isRefused = true
  const { host } = await mountForTests(
    checkout,
    {
      cart: { billing_address: billing },
      answer: (route) => (route === "cart/update-customer" && isRefused ? refuse("Not now.") : null),
    },
    { locale: "en" },
  )
  await vi.waitFor(() => expect(host.querySelector("form")).not.toBeNull())
  const form = within(host)
  const city = form.getByLabelText(/^(Town|City)/)
  fireEvent.input(city, { target: { value: "Getafe" } })
  fireEvent.blur(city)
  const retry = await form.findByRole("button", { name: "Try again" })
  retry.focus()
  isRefused = false
  fireEvent.click(retry)
  await vi.waitFor(() => expect(retry.isConnected).toBe(false))
  expect(document.activeElement).toBe(city.closest("section"))
})
