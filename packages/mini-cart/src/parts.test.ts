import { cartPart } from "@ringside/cart"
import { atLoad } from "@ringside/core/domain"
import { createCartServer, createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { useCookieJar } from "@ringside/testing/conformance"
import { afterEach, expect, it, vi } from "vitest"
import { miniCartPart } from "./index.ts"

useCookieJar()

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const html = `<a data-ringside="cart-count" href="/en/basket/">Basket (0)</a>
<div id="widget" data-ringside="mini-cart" data-ringside-load="now"><a href="/en/basket/">Basket</a></div>`

function open(parts: NonNullable<TestPageOptions["parts"]>, markup = html): TestPage {
  document.body.innerHTML = markup
  const server = createCartServer()
  server.basketOf().add({ id: 11, quantity: 2 })
  page = createTestPage({ server, parts })
  return page
}

/** Polls while frames pass. */
const seen = (read: () => unknown) =>
  expect.poll(async () => {
    await page?.clock.settle()
    return read()
  })
const readCount = () => document.querySelector("[data-ringside=cart-count]")?.textContent
const readState = () => document.getElementById("widget")?.dataset["ringsideState"]

it("starts the behaviours and connects the hooks of the parts that a page passes, whatever their order", async () => {
  const opened = open([miniCartPart, cartPart])
  await opened.loadLate()
  await seen(readState).toBe("ready")
  await seen(readCount).toBe("Basket (2)")
  expect(document.querySelector("#widget [data-ringside-root]")?.textContent).toContain("2")
})

it("connects hooks that are inserted later, and restores the page when it stops", async () => {
  const opened = open([cartPart, miniCartPart], "<main></main>")
  await opened.loadLate()
  document.body.innerHTML = html
  await seen(readState).toBe("ready")
  await seen(readCount).toBe("Basket (2)")
  opened.stop()
  await seen(() => document.body.innerHTML).toBe(html)
})

it("starts nothing on a page that stops meanwhile", async () => {
  const stopped = open([cartPart, miniCartPart])
  stopped.stop()
  await stopped.loadLate()
  expect(document.body.innerHTML).toBe(html)
})

it("reports a file that can't be loaded, and starts the others", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const lost = {
    ...cartPart,
    modules: { ...cartPart.modules, first: { load: () => Promise.reject(new Error("offline")), when: atLoad } },
  }
  const opened = open([lost, miniCartPart])
  await opened.loadLate()
  await seen(readCount).toBe("Basket (2)")
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual(["[ringside cart] failed during load: offline"])
})
