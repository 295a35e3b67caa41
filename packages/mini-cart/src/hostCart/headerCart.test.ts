import { startBehaviour, stopBehaviours } from "@ringside/core"
import { createTestPage, find, sendHostEvent, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it } from "vitest"
import { miniCartBehaviours } from "./behaviour.ts"

const html = `<header><div class="ast-site-header-cart"><a href="/basket/">Basket</a>
<div class="ast-site-header-cart-data"><a id="pay" href="/checkout/">Pay</a></div></div></header>
<aside class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></aside>`

let page: TestPage

function start(bodyClass = "") {
  document.body.innerHTML = html
  document.body.className = bodyClass
  page = createTestPage()
  for (const behaviour of miniCartBehaviours) startBehaviour(behaviour, page)
}

beforeEach(() => void Reflect.set(window, "astra_cart", { desktop_layout: "flyout" }))
afterEach(() => {
  page.stop()
  Reflect.deleteProperty(window, "astra_cart")
  document.body.replaceChildren()
  document.body.className = ""
})

const pay = () => find("#pay")
const place = () => find(".ast-site-header-cart")
const dropdownDisplay = () => find(".ast-site-header-cart-data").style.display
const widgetDisplay = () => find(".widget_shopping_cart").style.display
const press = (key: string) => void pay().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))

it("the theme's dropdown is closed by Escape until focus has left, and gives focus to its link", () => {
  start()
  pay().focus()
  press("Tab")
  expect(dropdownDisplay()).toBe("")
  press("Escape")
  expect([dropdownDisplay(), document.activeElement?.textContent]).toEqual(["none", "Basket"])
  find("a", place()).blur()
  expect(dropdownDisplay()).toBe("")
})

it("the theme's dropdown stays closed on the basket's own page", () => {
  start("woocommerce-cart")
  expect(dropdownDisplay()).toBe("none")
  pay().focus()
  press("Escape")
  pay().blur()
  expect(dropdownDisplay()).toBe("none")
  page.stop()
  expect(document.body.innerHTML).toBe(html)
})

it("a stopped dropdown is the theme's", () => {
  start()
  stopBehaviours(page, place())
  press("Escape")
  expect(dropdownDisplay()).toBe("")
})

it("a stopped basket widget stays as the server printed it, whatever happens to the basket", () => {
  start()
  expect(widgetDisplay()).toBe("none")
  stopBehaviours(page, find(".widget_shopping_cart"))
  for (const name of ["adding_to_cart", "wc_fragments_loaded", "wc_fragments_refreshed"]) {
    sendHostEvent({ name })
    expect(widgetDisplay()).toBe("")
  }
})

it("a basket widget that is inserted later is hidden while the basket is empty", () => {
  start()
  document.body.insertAdjacentHTML("afterbegin", find("aside").outerHTML.replace(/ style="[^"]*"/u, ""))
  page.scan()
  expect(widgetDisplay()).toBe("none")
})
