import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createBehaviours } from "./late.ts"

let page: TestPage | undefined

beforeEach(() => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  )
})
afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.head.replaceChildren()
  vi.restoreAllMocks()
})

function start(html: string, words: object = {}): void {
  document.body.innerHTML = html
  page = createTestPage({
    config: { locale: "en-GB", host: { woocommerce_params: { ...words } } },
    services: {},
  })
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
}

/** Each kind of form as the platform's server prints it: without buttons. */
const account = `<div class="woocommerce"><form class="login"><p class="form-row"><label for="password">Password</label>
  <input class="woocommerce-Input input-text" type="password" name="password" id="password"></p></form></div>`
const checkout = `<div class="woocommerce"><form class="checkout"><p class="form-row"><label for="account_password">Password</label>
  <span class="woocommerce-input-wrapper"><input class="input-text" type="password" id="account_password"></span></p></form></div>`

describe("a password field", () => {
  it.each([
    ["of the account gets an element around it, and a button in that", account, "span.password-input"],
    ["of the checkout gets a button in its wrapper", checkout, "span.woocommerce-input-wrapper.password-input"],
  ])("%s", (_, html, around) => {
    start(html)
    const button = find(`${around} > input + button.show-password-input`)
    expect([button.getAttribute("type"), button.getAttribute("aria-label")]).toEqual(["button", "Show password"])
    expect(button.getAttribute("aria-describedby")).toBe(find("input").id)
    button.click()
    expect([findA(HTMLInputElement, "input").type, button.getAttribute("aria-label")]).toEqual([
      "text",
      "Hide password",
    ])
    expect(document.activeElement).toBe(find("input"))
    button.click()
    expect(findA(HTMLInputElement, "input").type).toBe("password")
  })

  it("has a button with the host's words, where it prints them", () => {
    start(account, { i18n_password_show: "Reveal", i18n_password_hide: "Conceal" })
    const read = () => find(".show-password-input").getAttribute("aria-label")
    expect(read()).toBe("Reveal")
    find(".show-password-input").click()
    expect(read()).toBe("Conceal")
  })

  it("keeps the button that is there, and has no second one", () => {
    const printed = '<button type="button" class="show-password-input" aria-label="Show"></button>'
    start(checkout.replace("</span>", `${printed}</span>`).replace("input-wrapper", "input-wrapper password-input"))
    expect(document.querySelectorAll(".show-password-input")).toHaveLength(1)
    find(".show-password-input").click()
    expect(findA(HTMLInputElement, "input").type).toBe("text")
  })

  it("outside the shop's forms, or without an element for the button, is left alone", () => {
    const plain = '<form><p><input class="woocommerce-Input" type="password"></p></form>'
    start(`${plain}<div class="woocommerce"><form><p><input class="input-text" type="password"></p></form></div>`)
    expect(document.querySelectorAll(".password-input, .show-password-input")).toHaveLength(0)
  })

  it("that is inserted later gets its button", () => {
    start('<div class="woocommerce"><form></form></div>')
    find("form").innerHTML = '<p><input class="woocommerce-Input" type="password"></p>'
    page?.scan()
    expect(document.querySelectorAll(".show-password-input")).toHaveLength(1)
  })

  it("in which the shopper types is wrapped once it is left", () => {
    document.body.innerHTML = account
    const field = findA(HTMLInputElement, "#password")
    field.focus()
    page = createTestPage({})
    for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
    expect([document.activeElement, document.querySelector(".password-input")]).toEqual([field, null])
    field.blur()
    expect(document.querySelectorAll(".password-input > .show-password-input")).toHaveLength(1)
    expect(find(".password-input input")).toBe(field)
  })

  it("is as it was when the script stops, while it shows its text, too", () => {
    start(account + checkout)
    for (const button of document.querySelectorAll<HTMLElement>(".show-password-input")) button.click()
    page?.stop()
    expect(document.body.innerHTML).toBe(account + checkout)
  })
})

const described = (id: string) => `<p class="form-row"><span class="woocommerce-input-wrapper"><input id="${id}">
  <span class="description" id="${id}-description" aria-hidden="true">About ${id}.</span></span></p>`

describe("a field's description", () => {
  const isOpen = (id: string) => {
    const { display } = window.getComputedStyle(find(`#${id}-description`))
    return display !== "none" && find(`#${id}-description`).getAttribute("aria-hidden") === "false"
  }
  const begin = () => {
    document.head.innerHTML = "<style>.woocommerce-input-wrapper .description { display: none }</style>"
    start(`<form>${described("vat")}${described("phone")}<a href="#">Back</a></form><p id="text">Text</p>`)
  }
  const focus = (selector: string) => find(selector).focus()

  it("opens with the field, and closes when another field is used", () => {
    begin()
    expect([isOpen("vat"), isOpen("phone")]).toEqual([false, false])
    focus("#vat")
    expect([isOpen("vat"), isOpen("phone")]).toEqual([true, false])
    focus("#phone")
    expect([isOpen("vat"), isOpen("phone")]).toEqual([false, true])
  })

  it("closes at a click elsewhere, and stays at one in it and with the focus on a link", () => {
    begin()
    focus("#vat")
    find("#vat-description").click()
    focus("a")
    expect(isOpen("vat")).toBe(true)
    find("#text").click()
    expect(isOpen("vat")).toBe(false)
    find("#vat").click()
    expect(isOpen("vat")).toBe(true)
  })

  it("closes at Escape, which then closes nothing else", () => {
    begin()
    focus("#vat")
    const listener = vi.fn()
    document.addEventListener("keydown", listener)
    const press = () => {
      const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })
      find("#vat").dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press(), isOpen("vat"), listener.mock.calls.length]).toEqual([true, false, 0])
    expect([press(), listener.mock.calls.length]).toEqual([false, 1])
    document.removeEventListener("keydown", listener)
  })
})
