import { cleanup, fireEvent, within } from "@testing-library/react"
import { readPlatformBlock } from "@ringside/testing/platform-block"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import type { BlockShop } from "../storyShop.ts"
import { readLayout } from "./layout.ts"
import { checkout } from "./widget.ts"

const inner = (name: string, attributes = "") =>
  `<div data-block-name="woocommerce/checkout-${name}-block"${attributes}></div>`

function createHost(html: string): HTMLElement {
  const host = document.createElement("div")
  host.innerHTML = html
  return host
}

describe("readLayout", () => {
  it("has the platform's order in the block of a new shop", () => {
    const layout = readLayout(createHost(readPlatformBlock("checkout")))
    expect(layout?.parts).toEqual([
      ...["express", "contact", "way", "pickup", "shipping", "billing", "delivery"],
      ...["payment", "extra", "note", "terms"],
    ])
    expect(layout?.terms).toEqual({ hasCheckbox: false, html: "" })
    expect(layout?.hasCoupons).toBe(true)
  })

  it("follows the order of the blocks, and keeps what the platform draws where a block is missing", () => {
    const blocks = ["payment", "billing-address", "contact-information"].map((name) => inner(name))
    const layout = readLayout(createHost(inner("fields") + blocks.join("")))
    expect(layout?.parts).toEqual([
      ...["express", "payment", "extra", "billing", "delivery", "contact", "way", "pickup", "shipping"],
    ])
    expect(layout?.terms).toBeNull()
    expect(layout?.hasCoupons).toBe(false)
  })

  it("is null for a hook without inner blocks", () => {
    expect(readLayout(createHost("<p>Checkout</p>"))).toBeNull()
  })
})

afterEach(cleanup)

async function open(html: string, shop: BlockShop = {}, config: Readonly<Record<string, unknown>> = { terms: "/t" }) {
  const { host } = await mountForTests(checkout, shop, { locale: "en", all: { checkout: config } }, (_, block) => {
    block.innerHTML = html
  })
  await vi.waitFor(() => expect(host.querySelector("form")).not.toBeNull())
  const headings = () => [...host.querySelectorAll("form h2")].map(({ textContent }) => textContent)
  return { host, headings, form: within(host) }
}

const address = {
  first_name: "Ana",
  last_name: "López",
  country: "ES",
  address_1: "Gran Vía 1",
  postcode: "28013",
  city: "Madrid",
  state: "M",
}

it("asks for the shipping address first, and for another billing address on request", async () => {
  const sent: Readonly<Record<string, unknown>>[] = []
  const { host, headings, form } = await open(readPlatformBlock("checkout"), {
    cart: { billing_address: { ...address, email: "ana@example.com" }, shipping_address: address },
    seen: (route, body) => route === "cart/update-customer" && sent.push(body),
  })
  expect(headings()).toEqual(["Contact", "Shipping address", "Shipping method", "Payment method"])
  const same = form.getByLabelText("Use same address for billing")
  expect(same).toHaveProperty("checked", true)
  fireEvent.click(same)
  await vi.waitFor(() => expect(headings()).toContain("Billing address"))
  expect(headings().indexOf("Shipping address")).toBeLessThan(headings().indexOf("Billing address"))
  const read = (id: string) => host.querySelector<HTMLInputElement>(`[id="${id}"]`)?.value
  expect([read("shipping-city"), read("billing-city"), read("billing-country"), read("email")]).toEqual([
    ...["Madrid", "", "ES", "ana@example.com"],
  ])
  const city = host.querySelector<HTMLInputElement>("#shipping-city")
  if (city) fireEvent.input(city, { target: { value: "Getafe" } })
  fireEvent.click(same)
  await vi.waitFor(() => expect(headings()).not.toContain("Billing address"))
  expect(read("billing-city")).toBe("Getafe")
  const submit = host.querySelector("form")
  if (submit) fireEvent.submit(submit)
  // What is sent before the order; this shop answers with its own address.
  await vi.waitFor(() => expect(sent).not.toHaveLength(0))
  expect(sent[0]).toMatchObject({ billing_address: { city: "Getafe" }, shipping_address: { city: "Getafe" } })
})

it("has one address where nothing is shipped", async () => {
  const { headings, form } = await open(readPlatformBlock("checkout"), { cart: { needs_shipping: false } })
  expect(headings()).toEqual(["Contact", "Billing address", "Payment method"])
  expect(form.queryByLabelText("Use same address for billing")).toBeNull()
})

it("ignores a stored shipping address where nothing is shipped", async () => {
  const sent: string[] = []
  const { host } = await open(readPlatformBlock("checkout"), {
    cart: {
      needs_shipping: false,
      billing_address: { ...address, email: "ana@example.com" },
      shipping_address: { ...address, last_name: "Ruiz", city: "", postcode: "" },
    },
    seen: (route) => sent.push(route),
  })
  const submit = host.querySelector("form")
  if (submit) fireEvent.submit(submit)
  await vi.waitFor(() => expect(sent).toContain("checkout"))
  expect(host.querySelector(".ringside-error-summary a")).toBeNull()
})

it("shows no problem at a billing address that has just appeared", async () => {
  const { host, form } = await open(readPlatformBlock("checkout"), {
    cart: { billing_address: { ...address, email: "ana@example.com" }, shipping_address: address },
  })
  const city = host.querySelector<HTMLInputElement>("#billing-city")
  if (!city) throw new Error("There is no field for the city.")
  fireEvent.input(city, { target: { value: "" } })
  fireEvent.focusOut(city)
  await vi.waitFor(() => expect(city.getAttribute("aria-invalid")).toBe("true"))
  fireEvent.click(form.getByLabelText("Use same address for billing"))
  await vi.waitFor(() => expect(host.querySelector("#shipping-city")).not.toBeNull())
  // The empty field is that of the shipping address now, and the shopper has left it.
  await vi.waitFor(() => expect(host.querySelector("#shipping-city")?.getAttribute("aria-invalid")).toBe("true"))
  expect(host.querySelectorAll('[id^="billing-"][aria-invalid="true"]')).toHaveLength(0)
})

it("lists problems in the order of the owner's parts", async () => {
  const blocks = ["payment", "billing-address", "contact-information"].map((name) => inner(name))
  const { host } = await open(inner("fields") + blocks.join(""), { cart: { needs_shipping: false } })
  const submit = host.querySelector("form")
  if (submit) fireEvent.submit(submit)
  await vi.waitFor(() => expect(host.querySelectorAll(".ringside-error-summary a").length).toBeGreaterThan(1))
  const targets = [...host.querySelectorAll<HTMLAnchorElement>(".ringside-error-summary a")].map(({ hash }) => hash)
  expect(targets.at(-1)).toBe("#email")
  expect(targets[0]).toMatch(/^#(billing-|payment)/)
})

it("shows the owner's titles and the text of the button", async () => {
  const html =
    inner("fields") +
    inner("contact-information", ' data-title="Who are you?"') +
    inner("actions", ' data-place-order-button-label="Buy now"')
  const { headings, form } = await open(html)
  expect(headings()).toContain("Who are you?")
  expect(form.getByRole("button", { name: "Buy now" })).toBeTruthy()
})

it("shows the owner's descriptions and numbers, and the total in the button", async () => {
  const html =
    inner("fields") +
    inner("contact-information", ' data-description="We only write about your order."') +
    inner("actions", ' class="is-style-with-price" data-price-separator="–"')
  const { host, form } = await open(html)
  expect(form.getByText("We only write about your order.").closest("section")?.getAttribute("aria-label")).toBe(
    "Contact",
  )
  expect(form.getByRole("button", { name: /^Place order – €?\d/ })).toBeTruthy()
  expect(host.querySelector(".ringside-order-numbered")).toBeNull()
})

it("numbers the parts where the block has that option", async () => {
  const { host } = await mountForTests(checkout, {}, { locale: "en" }, (_, block) => {
    block.innerHTML = inner("fields")
    block.setAttribute("data-show-form-step-numbers", "true")
  })
  await vi.waitFor(() => expect(host.querySelector("form.ringside-order-numbered")).not.toBeNull())
})

describe("the link back to the basket", () => {
  const actions = (attributes: string) => inner("fields") + inner("actions", attributes)

  it.each([
    [
      "has the page and the words of the block",
      ' data-cart-page-id="7" data-return-to-cart-button-label="Back"',
      "/own/",
    ],
    ["leads to the shop's basket without a page", "", "/cart/"],
  ])("%s", async (_, attributes, path) => {
    const known: Readonly<Record<string, unknown>> = {
      "page-7": "https://shop.test/own/",
      storePages: { cart: { permalink: "https://shop.test/cart/" } },
    }
    Reflect.set(window, "wc", { wcSettings: { getSetting: (key: string) => known[key] ?? false } })
    onTestFinished(() => {
      Reflect.deleteProperty(window, "wc")
    })
    const { form } = await open(actions(` data-show-return-to-cart="true"${attributes}`))
    const link = form.getByRole("link", { name: attributes === "" ? "Return to basket" : "Back" })
    expect(link.getAttribute("href")).toBe(`https://shop.test${path}`)
  })

  it("is there only if the block asks for it", async () => {
    const { host } = await open(actions(' data-cart-page-id="7"'))
    expect(host.querySelector(".ringside-order-back")).toBeNull()
  })
})

it("draws the wallet buttons where their block stands", async () => {
  const places = async (html: string) => {
    const { host } = await open(html)
    const parts = [...host.querySelectorAll("form h2, form [id^=wcpay-express-checkout-element]")]
    return parts.map(({ id, textContent }) => id || textContent)
  }
  expect((await places(readPlatformBlock("checkout")))[0]).toBe("wcpay-express-checkout-element")
  cleanup()
  const below = inner("fields") + inner("contact-information") + inner("express-payment")
  const moved = await places(below)
  expect(moved.indexOf("wcpay-express-checkout-element")).toBeGreaterThan(moved.indexOf("Contact"))
})

describe("the terms", () => {
  const terms = (attributes: string) => inner("fields") + inner("terms", attributes)

  it("are a text alone where the block has no box", async () => {
    const { host, form } = await open(terms(""))
    expect(host.querySelector("#terms")).toBeNull()
    expect(form.getByText(/^By placing your order you agree/).textContent).toContain("privacy policy")
    expect(form.getByRole("link", { name: "terms and conditions" }).getAttribute("href")).toBe("/t")
  })

  it("are the owner's text with its links, and nothing that runs", async () => {
    const text = "Read the <a href='/own'>small print</a><img src=x onerror=alert(1)>"
    const { host, form } = await open(terms(` data-checkbox="true" data-text="${text}"`))
    expect(form.getByRole("checkbox", { name: /Read the small print/ }).getAttribute("aria-required")).toBe("true")
    expect(form.getByRole("link", { name: "small print" }).getAttribute("href")).toBe("/own")
    expect(host.querySelector("form [onerror]")).toBeNull()
  })

  it("are not asked for where the owner removed the block", async () => {
    const { host } = await open(inner("fields"))
    expect(host.querySelector("#terms")).toBeNull()
    expect(host.textContent).not.toContain("terms and conditions")
  })
})
