import { startBehaviour, scrollerService } from "@ringside/core"
import { createCartServer, createTestPage, find, findA, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it } from "vitest"
import { basketSettings } from "./basketForTests.ts"
import { createBehaviours } from "./late.ts"

let page: TestPage
const ended = new AbortController()

beforeEach(async () => {
  const server = createCartServer()
  server.basketOf().add({ id: 11, quantity: 3 })
  const answer = await server.handlePage({ method: "GET", path: "/en/carrito/", headers: {}, body: "" })
  document.body.innerHTML = answer?.body.replace(/^.*?(?=<main>)/s, "") ?? ""
  page = createTestPage({ server, config: { host: { wc_cart_params: basketSettings } } })
  scrollerService.provide(page, { to: () => Promise.resolve(true), reveal: () => undefined })
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

it("a quantity that a theme's plus has changed through jQuery alone can be sent", async () => {
  const jQuery = await provideJQuery(ended.signal)
  const update = findA(HTMLButtonElement, "[name=update_cart]")
  expect(update.disabled).toBe(true)
  // jQuery was loaded after our script.
  const script = document.createElement("script")
  document.body.append(script)
  script.dispatchEvent(new Event("load"))
  findA(HTMLInputElement, ".cart_item .qty").value = "4"
  jQuery(find(".cart_item .qty")).trigger("change")
  expect(update.disabled).toBe(false)
})
