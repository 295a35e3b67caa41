import { type HttpRequest, startBehaviour } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { expect, test } from "vitest"
import { placeOrderTracks } from "./placeOrderTracks.ts"
import { createCardSettings } from "../provider/providerForTests.ts"

const track = "checkout_place_order_button_click"
const classic = '<button type="button" id="place_order">'

test.each([
  ["the classic checkout, by card", '<form class="checkout">', classic, "woocommerce_payments", [track]],
  ["an existing order, by card", '<form id="order_review">', classic, "woocommerce_payments", [track]],
  [
    "the block checkout, by card",
    "<form data-ringside-checkout-form>",
    '<button type="submit">',
    "woocommerce_payments",
    [track],
  ],
  ["the block checkout, on delivery", "<form data-ringside-checkout-form>", '<button type="submit">', "cod", []],
  ["another form", "<form>", classic, "woocommerce_payments", []],
])("Place order of %s", (_, form, button, gateway, expected) => {
  const sent: HttpRequest[] = []
  const http = (request: HttpRequest) => {
    sent.push(request)
    return Promise.resolve({ kind: "unreachable", reason: "network" } as const)
  }
  document.body.innerHTML = `${form}<input type="radio" name="payment_method" value="${gateway}" checked>${button}Pay</button></form>`
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault())
  const page = createTestPage({ services: { http, settings: createCardSettings() } })
  startBehaviour(placeOrderTracks, page)
  document.querySelector("button")?.click()
  expect(sent.map(({ body }) => body instanceof FormData && body.get("tracksEventName"))).toEqual(expected)
  // The order's own answer leads to another page.
  expect(sent.every(({ keepalive }) => keepalive)).toBe(true)
  page.stop()
  document.body.replaceChildren()
})
