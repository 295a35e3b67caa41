import { cartService } from "@ringside/cart"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type BasketSetting, mountBasket, type MountedBasket } from "./basketForTests.ts"

let basket: MountedBasket
const mount = async (setting?: BasketSetting) => {
  basket = await mountBasket({ items: { 11: 1, 12: 1, 151: 1 }, ...setting })
  await screen.findByText("Southpaw")
}
afterEach(() => basket.stop())

const button = (name: string | RegExp) => screen.getByRole("button", { name })
const press = (name: string | RegExp) => {
  const found = button(name)
  found.focus()
  found.click()
}
const more = "Add one: Quantity of Southpaw"
const shownQuantity = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Quantity of Southpaw" }).value
const endpoints = () => basket.page.server.requests.map(({ endpoint }) => endpoint)

/** Keeps the answers of an endpoint back until the returned function is called. */
function hold(endpoint: string): () => void {
  let release: () => void = () => undefined
  const until = new Promise<void>((resolve) => (release = resolve))
  basket.page.server.fail(endpoint, { kind: "held", until })
  return release
}

it.each(["Checkout", "View basket"])("follows the link %s once a change is saved", async (name) => {
  await mount({ config: { cart: { url: "/basket/", checkoutUrl: "/pay/", freeShippingFrom: null } } })
  const answer = hold("cart/update-item")
  press(more)
  const left: boolean[] = []
  const note = (event: Event) => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener("click", note, { signal: basket.page.signal })
  const link = screen.getByRole("link", { name })
  link.click()
  expect([left, link.getAttribute("aria-busy")]).toEqual([[false], "true"])
  answer()
  await waitFor(() => expect(left).toEqual([false, true]))
})

describe("changing a quantity", () => {
  beforeEach(() => mount())

  it("shows at the click, and says so when the shop agrees", async () => {
    const answer = hold("cart/update-item")
    press(more)
    await waitFor(() => expect(shownQuantity()).toBe("2"))
    expect(screen.getByText("88,00 €").closest("[aria-busy=true]")).not.toBeNull()
    expect(document.activeElement).toBe(button(more))
    answer()
    await waitFor(() => expect(screen.getByText("88,00 €").closest("[aria-busy=true]")).toBeNull())
    // The field has said the quantity at the press.
    expect(document.querySelector("#a11y-speak-polite")?.textContent).toBe("")
    await basket.page.clock.advance(100)
    expect(document.querySelector("#a11y-speak-polite")?.textContent).toBe("Quantity of Southpaw: 2.")
    expect(await basket.readAnnouncement()).toBe("Total: 152,50 €")
  })

  it.each([
    ["en", "Quantity of Southpaw: 3. Total: 196,50 €"],
    ["es", "Cantidad de Southpaw: 3. Total: 196,50 €"],
  ])("says the quantity that the shop has accepted in place of the requested one (%s)", async (locale, text) => {
    basket.stop()
    await mount({ config: { locale } })
    const cart = cartService.of(basket.page)
    const { update } = cart
    vi.spyOn(cart, "update").mockImplementation(({ key }) => update({ key, quantity: 3 }))
    press(/^(Add one: Quantity of|Añadir uno: Cantidad de) Southpaw$/)
    await vi.waitFor(async () => expect(await basket.readAnnouncement()).toBe(text))
  })

  it("by quick presses says the last total alone", async () => {
    const answer = hold("cart/update-item")
    for (const quantity of ["2", "3", "4"]) {
      press(more)
      await waitFor(() => expect(shownQuantity()).toBe(quantity))
    }
    answer()
    await waitFor(() => expect(screen.getByText("176,00 €").closest("[aria-busy=true]")).toBeNull())
    expect(await basket.readAnnouncement()).toBe("Total: 240,50 €")
  })

  it("by quick presses requests the last quantity again at a press of its button", async () => {
    const answer = hold("cart/update-item")
    for (const quantity of ["2", "3", "4"]) {
      press(more)
      await waitFor(() => expect(shownQuantity()).toBe(quantity))
    }
    basket.page.server.fail("cart/update-item", { kind: "unreachable" })
    answer()
    await screen.findByRole("alert")
    press("Try again")
    await waitFor(() => expect(shownQuantity()).toBe("4"))
    expect(await basket.readAnnouncement()).toBe("Total: 240,50 €")
  })

  it("goes back when the shop refuses, with its own words at the line", async () => {
    basket.page.server.setStock(11, 1)
    press(more)
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toBe("No queda tanto de «Southpaw».")
    expect(alert.closest("li")?.textContent).toContain("44,00 €")
    expect(shownQuantity()).toBe("1")
    expect(await basket.readAnnouncement()).toBe("")
  })

  it("of a line that another tab has taken out says why it goes", async () => {
    const { lines, remove } = basket.page.server.basketOf()
    remove(lines[0]?.key ?? "")
    press(more)
    expect((await screen.findByRole("alert")).textContent).not.toBe("")
    expect(basket.lineNames()).not.toContain("Southpaw")
  })

  it("goes back when the shop can't be reached, and is requested again at a press of its button", async () => {
    basket.page.server.fail("cart/update-item", { kind: "unreachable" })
    press(more)
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t save that change")
    expect(shownQuantity()).toBe("1")
    press("Try again")
    await waitFor(() => expect(shownQuantity()).toBe("2"))
    expect(screen.queryByRole("alert")).toBeNull()
    expect(document.activeElement).toBe(button("Remove Southpaw from basket"))
    expect(await basket.readAnnouncement()).toBe("Total: 152,50 €")
  })

  it("shows for an answer that can't be read what the basket shows, and is requested again at a press of its button", async () => {
    basket.page.server.fail("cart/update-item", { kind: "html" })
    press(more)
    const alert = await screen.findByRole("alert")
    expect(alert.querySelector("p")?.textContent).toBe("The response is not a valid JSON response.")
    press("Try again")
    await waitFor(() => expect(shownQuantity()).toBe("2"))
  })

  it("drops the failure when something else changes the basket", async () => {
    basket.page.server.fail("cart/update-item", { kind: "unreachable" })
    press(more)
    await screen.findByRole("alert")
    await cartService.of(basket.page).add({ id: 12 })
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  })
})

describe("removing a line", () => {
  beforeEach(() => mount())

  it("takes it out at the click, with the offer to undo in its place", async () => {
    const answer = hold("cart/remove-item")
    press(/^Remove Cornerman/)
    await waitFor(() => expect(basket.lineNames()).toEqual(["Southpaw", "Gloves"]))
    expect(button("Undo").getAttribute("aria-disabled")).toBe("true")
    answer()
    await waitFor(() => expect(button("Undo").getAttribute("aria-disabled")).toBe("false"))
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent.includes("Undo"))).toEqual([
      false,
      true,
      false,
    ])
    expect(await basket.readAnnouncement()).toBe("Cornerman has been removed from your basket.")
  })

  it.each([
    ["the line now at its place", ["Southpaw"], "Remove Cornerman from basket"],
    ["the last line", ["Gloves"], "Remove Cornerman from basket"],
    ["the last one, line after line", ["Gloves", "Cornerman"], "Remove Southpaw from basket"],
  ])("moves focus to %s", async (_, names, expected) => {
    for (const name of names) {
      press(new RegExp(`^Remove ${name}`))
      await waitFor(() => expect(basket.lineNames()).not.toContain(name))
    }
    await waitFor(() => expect(document.activeElement).toBe(button(expected)))
  })

  it("moves focus to the empty message after the last line", async () => {
    for (const name of ["Southpaw", "Cornerman", "Gloves"]) {
      press(new RegExp(`^Remove ${name}`))
      await waitFor(() => expect(basket.lineNames()).not.toContain(name))
    }
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Your basket is empty/))
    expect(await screen.findByText("Gloves has been removed from your basket.")).toBeTruthy()
  })

  it("leaves focus alone that stands elsewhere on the page", async () => {
    const elsewhere = document.body.appendChild(document.createElement("button"))
    elsewhere.focus()
    await cartService.of(basket.page).remove(cartService.of(basket.page).$cart.get().cart?.lines[0]?.key ?? "")
    await waitFor(() => expect(basket.lineNames()).toEqual(["Cornerman", "Gloves"]))
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it("brings it back when the shop can't be reached", async () => {
    basket.page.server.fail("cart/remove-item", { kind: "unreachable" })
    press(/^Remove Cornerman/)
    expect((await screen.findByRole("alert")).closest("li")?.textContent).toContain("Cornerman")
    expect(basket.lineNames()).toEqual(["Southpaw", "Cornerman", "Gloves"])
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
  })
})

describe("undoing a removal", () => {
  const remove = async () => {
    press(/^Remove Gloves/)
    await waitFor(() => expect(button("Undo").getAttribute("aria-disabled")).toBe("false"))
  }

  it("shows the line at once, and says so when it is back", async () => {
    await mount()
    await remove()
    const answer = hold("cart/add-item")
    press("Undo")
    await waitFor(() => expect(basket.lineNames()).toEqual(["Southpaw", "Cornerman", "Gloves"]))
    expect(button(/^Remove Gloves/).getAttribute("aria-disabled")).toBe("true")
    answer()
    await waitFor(() => expect(button(/^Remove Gloves/).getAttribute("aria-disabled")).toBeNull())
    expect(await basket.readAnnouncement()).toBe("Gloves is back in your basket.")
    expect(document.activeElement).toBe(button(/^Remove Gloves/))
  })

  it.each(["Southpaw", "Cornerman"])("moves focus to the line that came back, wherever it is: %s", async (name) => {
    await mount()
    press(new RegExp(`^Remove ${name}`))
    await waitFor(() => expect(button("Undo").getAttribute("aria-disabled")).toBe("false"))
    press("Undo")
    await waitFor(() => expect(basket.lineNames().at(-1)).toBe(name))
    await waitFor(() => expect(document.activeElement).toBe(button(new RegExp(`^Remove ${name}`))))
  })

  it("requests the same variation and quantity", async () => {
    await mount({ items: { 151: 3, 11: 1 } })
    await remove()
    press("Undo")
    await waitFor(() => expect(endpoints()).toContain("cart/add-item"))
    const request = basket.page.server.requests.find(({ endpoint }) => endpoint === "cart/add-item")
    expect(JSON.parse(request?.body ?? "")).toEqual({
      id: 151,
      quantity: 3,
      variation: [{ attribute: "Colour", value: "Red" }],
    })
  })

  it("stays on offer until the next change", async () => {
    await mount()
    await remove()
    press(more)
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull())
  })

  it("shows a failure, and is requested again at a press of its button", async () => {
    await mount()
    await remove()
    basket.page.server.fail("cart/add-item", { kind: "unreachable" })
    press("Undo")
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t save that change")
    press("Try again")
    await waitFor(() => expect(basket.lineNames()).toEqual(["Southpaw", "Cornerman", "Gloves"]))
  })
})

it("changes, removes and restores a line by requests that break no rule of the shop's contract", async () => {
  await mount()
  press(more)
  await waitFor(() => expect(endpoints()).toContain("cart/update-item"))
  press(/^Remove Cornerman/)
  await waitFor(() => expect(button("Undo").getAttribute("aria-disabled")).toBe("false"))
  press("Undo")
  await waitFor(() => expect(endpoints()).toContain("cart/add-item"))
  expect(basket.page.server.mistakes).toEqual([])
})
