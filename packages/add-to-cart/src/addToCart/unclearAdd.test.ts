import { startBehaviour } from "@ringside/core"
import { cartBehaviour, cartStartBehaviour } from "@ringside/cart"
import { createTestPage, find, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { addToCartBehaviour } from "./behaviour.ts"
import { addHooksBehaviour } from "./hookButtons.ts"

const button =
  '<p><a class="add_to_cart_button ajax_add_to_cart" id="add" href="?add-to-cart=11" data-product_id="11" data-quantity="2">Add</a></p>'
const hook =
  '<div data-ringside="add-to-cart" data-ringside-product="11"><a id="add" href="?add-to-cart=11">Add</a></div>'

let page: TestPage
let added: string[]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  added = []
  const wc_ajax_url = "/?wc-ajax=%%endpoint%%"
  Reflect.set(window, "wc_add_to_cart_params", { wc_ajax_url, cart_url: "/basket/", cart_redirect_after_add: "no" })
  // A page's settings and cookies show that the basket is empty.
  Reflect.set(window, "wc_cart_fragments_params", {
    wc_ajax_url,
    cart_hash_key: "h",
    fragment_name: "f",
    request_timeout: "5000",
  })
})
afterEach(() => {
  page.stop()
  for (const name of ["wc_add_to_cart_params", "wc_cart_fragments_params"]) Reflect.deleteProperty(window, name)
  for (const name of ["woocommerce_cart_hash", "woocommerce_items_in_cart"])
    document.cookie = `${name}=; path=/; max-age=0`
  document.body.replaceChildren()
})

interface Started {
  /** Whether the shop adds the product before its answer is lost. */
  readonly isAdded: boolean
  readonly text?: string
  readonly status?: number
}

/** A page whose shop answers the first add like this. */
function start(html: string, { isAdded, text = "<br />Fatal error", status = 200 }: Started): void {
  document.body.innerHTML = html
  page = createTestPage()
  const { http } = page
  page.stop()
  let isFirst = true
  const lose: TestPage["http"] = async (request) => {
    const isAdd = /add_to_cart|add-item/.test(request.url)
    if (!isAdd || !isFirst) return http(request)
    isFirst = false
    if (isAdded) await http(request)
    return { kind: "answer", status, isOk: status >= 200 && status < 300, headers: {}, text, url: request.url }
  }
  page = createTestPage({ server: page.server, services: { http: lose } })
  document.addEventListener("ringside:cart:added", ({ detail }) => added.push(detail.source), { signal: page.signal })
  cartStartBehaviour.start(page)
  for (const behaviour of [addToCartBehaviour, addHooksBehaviour]) startBehaviour(behaviour, page)
  startBehaviour(cartBehaviour, page)
}

async function press(selector = "#add"): Promise<void> {
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  await page.clock.settle()
}

const unclear = "We couldn’t tell whether it was added to your basket."
const readAlert = () => document.querySelector("[role=alert]")?.textContent ?? null
const countAdds = () => page.server.requests.filter(({ endpoint }) => /add_to_cart|add-item/.test(endpoint)).length

describe.each([
  ["a button", button, "button"],
  ["a hook", hook, "hook"],
])("%s whose add has an unreadable response", (_name, html, source) => {
  it("counts as added where the basket holds the product", async () => {
    start(html, { isAdded: true })
    await press()
    expect(readAlert()).toBeNull()
    expect(find("#add").classList.contains("added")).toBe(true)
    expect([added, countAdds()]).toEqual([[source], 1])
  })

  it("shows that the result is unknown, and offers a retry, where the basket is unchanged", async () => {
    start(html, { isAdded: false })
    await press()
    expect(readAlert()).toBe(`${unclear} Try again`)
    expect(added).toEqual([])
    await press("[role=alert] button")
    expect([readAlert(), added, page.server.basketOf().count > 0]).toEqual([null, [source], true])
  })

  it("fails where the shop has refused the request", async () => {
    start(html, { isAdded: false, status: 404 })
    await press()
    expect(readAlert() ?? "").not.toContain(unclear)
  })
})

it("compares the basket's markup where the page shows it", async () => {
  start(`${button}<div class="widget_shopping_cart_content"></div>`, { isAdded: true })
  await page.clock.advance(3000)
  await press()
  expect(readAlert()).toBeNull()
  expect([added, page.server.basketOf().count]).toEqual([["button"], 2])
  expect(page.server.requests.map(({ endpoint }) => endpoint)).not.toContain("cart")
})

it("reads a response with text around it", async () => {
  const text = '<br />Warning: {x}{"fragments":{".a":"<p>b</p>"},"cart_hash":"h"}<!-- cached -->'
  start(button, { isAdded: true, text })
  await press()
  expect([readAlert(), added]).toEqual([null, ["button"]])
})
