import { cleanup, within } from "@testing-library/react"
import type { PageConfig } from "@ringside/core"
import { afterEach, expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import type { BlockShop } from "../storyShop.ts"
import { checkout } from "./widget.ts"

const markup = `<img src=x onerror="alert(1)">`
const long = "long ".repeat(10_000)

/** Mounts the checkout of a shop that says `fields` of its extensions and `locale` of addresses. */
async function mountCheckout(config: Partial<PageConfig>, shop: BlockShop = {}): Promise<HTMLElement> {
  const { host } = await mountForTests(checkout, shop, config)
  await vi.waitFor(() => expect(host.querySelector("form")).not.toBeNull())
  return host
}

afterEach(cleanup)

test("shows only those fields of a shop that can be filled in, as plain text, and at most as many as a form can hold", async () => {
  const host = await mountCheckout({
    all: {
      checkout: {
        fields: {
          "good/text": { label: `Gift ${markup} note`, type: "text", required: true },
          "good/select": {
            label: "Wrapping",
            type: "select",
            options: [
              { value: "red", label: markup },
              { value: "red", label: "Red" },
              { value: "", label: "Nothing" },
              { value: "blue" },
              { value: 7, label: "Seven" },
              null,
            ],
          },
          "good/check": { label: "Call me", type: "checkbox", required: "yes" },
          // Ids of which no two are one field.
          "a/b-c": { label: "First twin", type: "text" },
          "a-b/c": { label: "Second twin", type: "text" },
          "too/long": { label: long, type: "text" },
          "__proto__/x": { label: "Prototype", type: "text" },
          constructor: { label: "Constructor", type: "text" },
          'evil/"><script>': { label: "Script", type: "text" },
          "evil/type": { label: "Type", type: "file" },
          "evil/html": { label: "Html", type: "text", pattern: "(a+)+$", attributes: { onfocus: "alert(1)" } },
          "evil/empty": { label: markup, type: "text" },
          "evil/none": null,
          "evil/list": { label: "List", type: "select", options: "red" },
          "evil/hidden": { label: "Hidden", type: "text", hidden: true },
          ...Object.fromEntries(
            Array.from({ length: 500 }, (_, index) => [`many/n${String(index)}`, { label: "One more", type: "text" }]),
          ),
        },
      },
    },
  })
  const form = within(host)
  expect(host.querySelectorAll("img[onerror], script, [onfocus], [pattern]")).toHaveLength(0)
  const ids = [...host.querySelectorAll("[id]")].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(form.getByLabelText(/^Gift\s+note/).getAttribute("aria-required")).toBe("true")
  const options = [...form.getByLabelText(/^Wrapping/).querySelectorAll("option")]
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ["", "Select an option…"],
    ["red", "red"],
    ["blue", "blue"],
  ])
  expect(form.getByLabelText("Call me").getAttribute("aria-required")).toBeNull()
  expect([/^First twin/, /^Second twin/].map((name) => form.getAllByLabelText(name).length)).toEqual([1, 1])
  expect(form.getByLabelText(/^long long/).closest(".ringside-field")?.textContent.length).toBeLessThan(250)
  for (const name of [/Constructor/, /Script/, /Type/, /List/, /Hidden/]) {
    expect(form.queryByLabelText(name)).toBeNull()
  }
  expect(form.getAllByLabelText(/^One more/).length).toBeLessThan(50)
})

test("uses the valid members of a page's address rules, and keeps every text field", async () => {
  const host = await mountCheckout({
    host: {
      wc_address_i18n_params: {
        locale: JSON.stringify({
          default: { city: { label: markup, priority: "first", required: "no" }, address_1: { label: long } },
          ES: {
            postcode: { label: { toString: "x" }, required: 0, hidden: "yes", class: [null, "x onclick"] },
            state: null,
            first_name: "hostile",
            ["__proto__"]: { hidden: true },
            evil_field: { label: "Evil", required: true },
          },
        }),
      },
      wc_country_select_params: {
        countries: JSON.stringify({
          ES: { M: "Madrid", B: markup, X: null, Y: { name: "object" } },
          FR: Array.from({ length: 5000 }, () => "Region"),
        }),
      },
    },
  })
  const form = within(host)
  expect(host.querySelectorAll("img[onerror], [onclick]")).toHaveLength(0)
  for (const name of [/^First name/, /^Last name/, /^Postcode/]) expect(form.getByLabelText(name)).toBeTruthy()
  expect(form.queryByLabelText(/Evil/)).toBeNull()
  // Text that looks like markup is text.
  expect(form.getByLabelText((text) => text.startsWith(markup)).getAttribute("aria-required")).toBe("true")
  expect(form.getByLabelText(/^long long/).closest(".ringside-field")?.textContent.length).toBeLessThan(250)
  const states = [...host.querySelectorAll<HTMLOptionElement>("#billing-state option")].map(({ value }) => value)
  expect(states).toEqual(["", "M", "B"])
})

test("offers a rate, a way to pay and a coupon once where the shop sends them twice", async () => {
  const rate = { rate_id: "flat:1", name: markup, price: "495", taxes: "0", selected: true }
  const host = await mountCheckout(
    {},
    {
      cart: {
        payment_methods: ["cod", "cod", 7, markup],
        coupons: [1, 2].map(() => ({ code: "ten", totals: { total_discount: "5", total_discount_tax: "0" } })),
        fees: [1, 2].map(() => ({ name: "Wrap", totals: { total: "60", total_tax: "0" } })),
        shipping_rates: [1, 2].map(() => ({ package_id: 0, name: "", shipping_rates: [rate, rate] })),
      },
    },
  )
  expect(host.querySelectorAll("img[onerror]")).toHaveLength(0)
  expect([...host.querySelectorAll<HTMLInputElement>("[name=payment_method]")].map(({ value }) => value)).toEqual([
    "cod",
    markup,
  ])
  // Two parcels may have the same rate; each has it once.
  expect(host.querySelectorAll("input[value='flat:1']")).toHaveLength(2)
  const rows = [...host.querySelectorAll(".ringside-order-totals dt")].map(({ textContent }) => textContent)
  expect(rows.filter((row) => row.startsWith("Coupon"))).toHaveLength(1)
  expect(rows.filter((row) => row === "Wrap")).toHaveLength(2)
})
