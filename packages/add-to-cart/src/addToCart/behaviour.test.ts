import { startBehaviour, stopBehaviours } from "@ringside/core"
import { cartBehaviour, cartStartBehaviour } from "@ringside/cart"
import { createTestPage, find, sendHostEvent, type TestPage, type TestPageOptions } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { addToCartBehaviour } from "./behaviour.ts"
import { addHooksBehaviour } from "./hookButtons.ts"

const addParams = {
  wc_ajax_url: "/?wc-ajax=%%endpoint%%",
  cart_url: "/carrito/",
  i18n_view_cart: "View <b>basket</b>",
  is_cart: "",
  cart_redirect_after_add: "no",
}
const card = (attributes = "") => `<li class="product">
  <a class="ast-on-card-button add_to_cart_button ajax_add_to_cart" id="icon" href="?add-to-cart=11" data-product_id="11" data-quantity="1">+</a>
  <a class="button add_to_cart_button ajax_add_to_cart" id="main" role="button" href="?add-to-cart=11" data-product_id="11" data-quantity="2" data-product_sku="SP-11" data-foo-bar="x" ${attributes}>Add</a>
</li>`
const html = `<div class="woocommerce-notices-wrapper"></div>${card('data-success_message="Added to basket"')}<div class="widget_shopping_cart_content"></div>`

let page: TestPage
let log: string[] = []
const go = vi.fn(() => true)
const reload = vi.fn()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = html
  setSettings()
  go.mockClear().mockReturnValue(true)
  reload.mockClear()
  log = []
})

afterEach(() => {
  page.stop()
  expect(page.server.mistakes).toEqual([])
  for (const name of ["wc_add_to_cart_params", "astra"]) Reflect.deleteProperty(window, name)
  document.body.replaceChildren()
  document.body.className = ""
})

function setSettings(change: object = {}): void {
  Reflect.set(window, "wc_add_to_cart_params", { ...addParams, ...change })
}

/** As pages receive them. */
const names = [
  "should-send-ajax-request",
  "ajax-request-not-sent",
  "adding-to-cart",
  "added-to-cart",
  "cart-button-updated",
  "fragment-refresh",
  "fragments-loaded",
]

function start(options: TestPageOptions = {}): void {
  page = createTestPage({ ...options, services: { navigation: { go, reload }, ...options.services } })
  const { signal } = page
  for (const name of names) document.addEventListener(`ringside:${name}`, () => log.push(name), { signal })
  // In the order of a page: the basket's markup is put right from the start, and follows what the buttons report.
  cartStartBehaviour.start(page)
  for (const behaviour of [addToCartBehaviour, addHooksBehaviour]) startBehaviour(behaviour, page)
  startBehaviour(cartBehaviour, page)
}

/** Whether we took the click; what is left to the browser is not followed here. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init })
  let isTaken = false
  document.addEventListener(
    "click",
    () => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  find(selector).dispatchEvent(event)
  return isTaken
}

const settle = () => page.clock.settle()
const bodies = () => page.server.requests.map(({ endpoint, body }) => `${endpoint} ${body}`)

it("sends the page's scripts the whole fragments of the answer, with what plugins put there", async () => {
  start()
  const fragments = { ".widget_shopping_cart_content": "<p>1</p>", tracking: { events: ["AddToCart"] } }
  page.server.fail("add_to_cart", { kind: "body", body: JSON.stringify({ fragments, cart_hash: "h" }) })
  const received: unknown[] = []
  const { signal } = page
  const note = (event: Event) => event instanceof CustomEvent && received.push(event.detail)
  document.addEventListener("ringside:added-to-cart", note, { signal })
  find("#main").click()
  await vi.waitFor(() => expect(received).toMatchObject([{ fragments, cartHash: "h" }]))
})

describe("the page's own click handlers", () => {
  it("run before the add, which takes the quantity that they set", async () => {
    start()
    find("#main").addEventListener("click", () => find("#main").setAttribute("data-quantity", "5"))
    find("#main").click()
    await vi.waitFor(() => expect(page.server.basketOf().count).toBe(5))
  })

  it("can stop it, as they stop the platform's script", async () => {
    start()
    find("#main").addEventListener("click", (event) => {
      event.preventDefault()
      event.stopPropagation()
    })
    find("#main").click()
    await page.clock.settle()
    expect(page.server.requests).toEqual([])
    expect(log).toEqual([])
  })

  it("can't by preventing the default alone", async () => {
    start()
    find("#main").addEventListener("click", (event) => event.preventDefault())
    find("#main").click()
    await vi.waitFor(() => expect(page.server.basketOf().count).toBe(2))
  })
})

describe("a click on the host's add button", () => {
  it("sends the events in order, and ends with the button marked and one link per card", async () => {
    start()
    const note = () => {
      const links = document.querySelectorAll(".added_to_cart").length
      const [basket] = /Southpaw/.exec(find(".widget_shopping_cart_content").textContent) ?? ["none"]
      log.push(`${find("#main").className} ${links} link, basket: ${basket}`)
    }
    document.addEventListener("ringside:added-to-cart", note, { once: true })
    expect(click("#main")).toBe(true)
    expect([find("#main").className, find("#main").getAttribute("aria-busy")]).toEqual([
      "button add_to_cart_button ajax_add_to_cart loading",
      "true",
    ])
    await settle()
    expect(log).toEqual([
      "should-send-ajax-request",
      "adding-to-cart",
      "cart-button-updated",
      "fragments-loaded",
      "added-to-cart",
      "button add_to_cart_button ajax_add_to_cart added 1 link, basket: Southpaw",
    ])
    expect(find("#main").className).toBe("button add_to_cart_button ajax_add_to_cart added")
    expect(find("#main").hasAttribute("aria-busy")).toBe(false)
    expect(find("#main + a").outerHTML).toBe(
      '<a href="/carrito/" class="added_to_cart wc-forward" title="View <b>basket</b>" data-ringside-inserted="" data-no-translation="">View &lt;b&gt;basket&lt;/b&gt;</a>',
    )
    click("#icon")
    await settle()
    expect(document.querySelectorAll(".added_to_cart")).toHaveLength(1)
    expect(find(".widget_shopping_cart_content").textContent).toContain("Southpaw")
  })

  it.each(["javascript:alert(1)", "data:text/html,x", "java\tscript:0", "", 7])(
    "links to no basket at %j, and is added to all the same",
    async (cart_url) => {
      setSettings({ cart_url })
      start()
      click("#main")
      await settle()
      expect(find("#main").classList.contains("added")).toBe(true)
      expect(document.querySelector(".added_to_cart")).toBeNull()
    },
  )

  it("sends every data attribute of the button, with the changes of listeners", async () => {
    start()
    document.addEventListener(
      "ringside:adding-to-cart",
      (event) => Reflect.set((event as CustomEvent<{ data: object }>).detail.data, "gift", "yes"),
      { once: true },
    )
    click("#main")
    await settle()
    expect(bodies()).toEqual([
      "add_to_cart product_id=11&quantity=2&product_sku=SP-11&fooBar=x&success_message=Added+to+basket&gift=yes",
    ])
  })

  it("is announced a second later, unless a newer click replaces the message", async () => {
    start()
    click("#main")
    await settle()
    const region = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent
    await page.clock.advance(950)
    expect(region()).toBe("")
    click("#icon")
    await settle()
    await page.clock.advance(950)
    expect(region()).toBe("")
    click("#main")
    await page.clock.advance(1100)
    expect(region()).toBe("Added to basket")
  })

  it.each([
    ["en", '<h2 class="woocommerce-loop-product__title"> Southpaw </h2>', "Southpaw is in your basket."],
    ["es", '<h2 class="woocommerce-loop-product__title"> Southpaw </h2>', "Southpaw ya está en la cesta."],
    ["en", "", "It’s in your basket."],
    ["es", "", "Ya está en la cesta."],
  ])("on a button without a message of the host is announced in ours (%s, %s)", async (locale, title, text) => {
    start({ config: { locale } })
    find(".product").insertAdjacentHTML("afterbegin", title)
    click("#icon")
    await settle()
    await page.clock.advance(1000)
    expect(document.querySelector(".widget_shopping_cart_live_region")?.textContent).toBe(text)
  })

  it("on a button whose message is empty is announced by nothing", async () => {
    start()
    find("#main").dataset.success_message = ""
    click("#main")
    await settle()
    await page.clock.advance(1000)
    expect(document.querySelector(".widget_shopping_cart_live_region")?.textContent).toBe("")
  })

  it("five times in a row is five adds, one after the other", async () => {
    start()
    for (let count = 0; count < 5; count += 1) click("#icon")
    await settle()
    expect([bodies().length, page.server.basketOf().count]).toEqual([5, 5])
  })

  it("that is vetoed sends nothing", async () => {
    start()
    document.addEventListener("ringside:should-send-ajax-request", (event) => event.preventDefault(), { once: true })
    click("#main")
    await settle()
    expect(log).toEqual(["should-send-ajax-request", "ajax-request-not-sent", "cart-button-updated"])
    expect([bodies(), find("#main").classList.contains("loading")]).toEqual([[], false])
  })

  it.each([
    [{ kind: "unreachable" }],
    [{ kind: "status", status: 500 }],
    [{ kind: "html" }],
    [{ kind: "empty" }],
    [{ kind: "body", body: "null" }],
    [{ kind: "body", body: '{"error":true}' }],
    [{ kind: "body", body: '{"fragments":[]}' }],
  ] as const)("that ends in %o releases the button and shows one message", async (fault) => {
    start()
    page.server.fail("add_to_cart", fault, 2)
    const isClear = "body" in fault && fault.body !== "null"
    for (let count = 0; count < 2; count += 1) {
      click("#main")
      await settle()
    }
    expect(find("#main").className).toBe("button add_to_cart_button ajax_add_to_cart")
    expect([...document.querySelectorAll("#main + [role=alert]")].map(({ textContent }) => textContent)).toEqual([
      // The shop has said nothing in words, so it may have added the product.
      `We couldn’t ${isClear ? "add it" : "tell whether it was added"} to your basket. Try again`,
    ])
    expect(log).not.toContain("added-to-cart")
    // Nobody knows what is in the basket now, and the shopper is to see it before trying again.
    expect(log.filter((name) => name === "fragment-refresh")).toHaveLength(2)
  })

  it("without a response is given up after 30 s, and waiting clicks go on", async () => {
    start()
    const { http, clock } = page
    const hang: TestPage["http"] = ({ timeoutMs }) =>
      new Promise((resolve) => clock.after(timeoutMs, () => resolve({ kind: "unreachable", reason: "timeout" })))
    Object.assign(page, { http: vi.fn(http).mockImplementationOnce(hang) })
    click("#main")
    click("#icon")
    await clock.advance(29_999)
    expect([find("#main").className, find("#main").getAttribute("aria-busy"), bodies()]).toEqual([
      expect.stringContaining("loading"),
      "true",
      [],
    ])
    await clock.advance(1)
    await settle()
    expect(find("#main").className).toBe("button add_to_cart_button ajax_add_to_cart")
    expect(find("#icon").classList.contains("added")).toBe(true)
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(1)
  })

  it.each([
    ["en", "You are probably offline. Try again"],
    ["es", "Parece que no tienes conexión. Reintentar"],
  ])("without a connection shows that (%s)", async (locale, message) => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    start({ config: { locale } })
    page.server.fail("add_to_cart", { kind: "unreachable" })
    click("#main")
    await settle()
    expect(find("[role=alert]").textContent).toBe(message)
    expect(log).not.toContain("fragment-refresh")
    onLine.mockRestore()
  })

  it("whose button was removed before the response is an add all the same", async () => {
    start()
    let answer: () => void = () => undefined
    page.server.fail("add_to_cart", { kind: "held", until: new Promise<void>((resolve) => (answer = resolve)) })
    click("#main")
    await settle()
    find("#main").remove()
    answer()
    await settle()
    expect(page.server.basketOf().count).toBe(2)
    expect(log.slice(-3)).toEqual(["cart-button-updated", "fragments-loaded", "added-to-cart"])
  })

  it("of a product sold individually leads to the product the second time", async () => {
    start()
    for (const button of document.querySelectorAll<HTMLElement>(".ajax_add_to_cart")) button.dataset.product_id = "13"
    click("#icon")
    await settle()
    click("#icon")
    await settle()
    expect([page.server.basketOf().count, go.mock.calls.length]).toEqual([1, 1])
    expect(log.filter((name) => name === "added-to-cart")).toHaveLength(1)
  })

  it("that the shop refuses leads to the product, whose page shows the reason", async () => {
    start()
    page.server.setStock(11, 0)
    click("#main")
    await settle()
    expect(go.mock.calls).toEqual([["/product/southpaw/", "shop"]])
  })

  it("that leads to an unsafe address releases the button", async () => {
    start()
    page.server.fail("add_to_cart", { kind: "body", body: '{"error":true,"product_url":"javascript:alert(1)"}' })
    click("#main")
    await settle()
    expect([go.mock.calls, find("#main").classList.contains("loading")]).toEqual([[], false])
  })

  it.each([
    ["https://evil.example/", []],
    ["https://en.shop.example/", [["https://en.shop.example/", "shop"]]],
    ["/producto/", [["/producto/", "shop"]]],
  ])("that leads to %s, where the page may not go, shows the error notice", async (url, calls) => {
    go.mockReturnValue(false)
    start({ config: { origins: ["https://en.shop.example"] } })
    page.server.fail("add_to_cart", { kind: "body", body: JSON.stringify({ error: true, product_url: url }) })
    click("#main")
    await settle()
    expect(go.mock.calls).toEqual(calls)
    expect(find("#main").classList.contains("loading")).toBe(false)
    expect(document.querySelector("[role=alert]")?.textContent).toContain("We couldn’t add it")
  })

  it.each([
    { message: "“Southpaw” is <b>sold out</b>." },
    { success: false, data: { message: "“Southpaw” is sold out." } },
  ])("that the shop refuses with %j shows the shop's message", async (answer) => {
    start()
    page.server.fail("add_to_cart", { kind: "body", body: JSON.stringify(answer) })
    click("#main")
    await settle()
    expect(find("#main + [role=alert] span").textContent).toBe("“Southpaw” is sold out.")
  })

  it("that has failed is tried again beside the button, which then has focus", async () => {
    start()
    page.server.fail("add_to_cart", { kind: "unreachable" })
    click("#main")
    await settle()
    click("#main + [role=alert] button")
    expect([document.activeElement, document.querySelector("[role=alert]")]).toEqual([find("#main"), null])
    await settle()
    expect(page.server.basketOf().count).toBe(2)
    expect(find("#main").classList.contains("added")).toBe(true)
  })

  it("goes to the basket where the shop wants that, and only by its one word", async () => {
    setSettings({ cart_redirect_after_add: "yes" })
    start()
    click("#main")
    await settle()
    setSettings({ cart_redirect_after_add: "1" })
    click("#main")
    await settle()
    expect(go.mock.calls).toEqual([["/carrito/", "shop"]])
  })

  it.each([
    ["yes", "no", []],
    ["no", "yes", [["/carrito/", "shop"]]],
  ])("goes there by the word %s that a handler of the add has changed to %s", async (before, after, gone) => {
    setSettings({ cart_redirect_after_add: before })
    start()
    document.addEventListener("ringside:adding-to-cart", () => setSettings({ cart_redirect_after_add: after }), {
      once: true,
    })
    click("#main")
    await settle()
    expect(go.mock.calls).toEqual(gone)
  })

  it("puts no link to the basket on the basket", async () => {
    setSettings({ is_cart: "1" })
    start()
    click("#main")
    await settle()
    expect(document.querySelector(".added_to_cart")).toBeNull()
  })

  it.each<[string, MouseEventInit]>([
    ["Ctrl", { ctrlKey: true }],
    ["Cmd", { metaKey: true }],
    ["Shift", { shiftKey: true }],
    ["the middle button", { button: 1 }],
  ])("with %s is left to the browser", (_, init) => {
    start()
    expect(click("#main", init)).toBe(false)
  })

  it.each(["", " "])('without a product ("%s") is the browser\'s', (id) => {
    start()
    find("#main").dataset.product_id = id
    expect(click("#main")).toBe(false)
  })

  it.each(["ajax_add_to_cart", "add_to_cart_button"])("without the class %s is left to the browser", (name) => {
    start()
    find("#main").classList.remove(name)
    expect(click("#main")).toBe(false)
  })

  it("is left to the host's script where that runs, and to the browser without settings", () => {
    start()
    document.body.insertAdjacentHTML("beforeend", '<script id="wc-add-to-cart-js" type="text/plain"></script>')
    expect(click("#main")).toBe(false)
    find("#wc-add-to-cart-js").remove()
    Reflect.deleteProperty(window, "wc_add_to_cart_params")
    expect(click("#main")).toBe(false)
  })

  it("may be a space, where the link works as a button", async () => {
    start()
    const press = (selector: string) => {
      const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true })
      find(selector).dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press("#main"), press("#icon")]).toEqual([true, false])
    await settle()
    expect(bodies()).toHaveLength(1)
  })
})

describe("an add by another script", () => {
  it("marks the button that it names, if any", () => {
    start()
    const fail = vi.spyOn(page.reports, "fail")
    sendHostEvent({ name: "added_to_cart", detail: { fragments: {}, cartHash: "h" } })
    expect(fail).not.toHaveBeenCalled()
    sendHostEvent({ name: "added_to_cart", detail: { fragments: {}, cartHash: "h", button: find("#main") } })
    expect(find("#main").classList.contains("added")).toBe(true)
  })

  it("marks no button without fragments, as on the platform, and ends what it shows as loading", () => {
    start()
    page.server.fail("add_to_cart", { kind: "never" })
    click("#main")
    const updated = vi.fn()
    document.body.addEventListener("wc_cart_button_updated", updated)
    sendHostEvent({ name: "added_to_cart", detail: { button: find("#main") } })
    document.body.removeEventListener("wc_cart_button_updated", updated)
    expect(updated).toHaveBeenCalledTimes(1)
    expect(find("#main").className).toBe("button add_to_cart_button ajax_add_to_cart")
    expect(document.querySelector("a.added_to_cart")).toBeNull()
  })
})

describe("a return to the page", () => {
  it("ends the loading state of a button", () => {
    start()
    page.server.fail("add_to_cart", { kind: "never" })
    click("#main")
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expect(find("#main").className).toBe("button add_to_cart_button ajax_add_to_cart")
  })
})

describe("stop", () => {
  it("restores the page, also during an add", async () => {
    start()
    page.server.fail("add_to_cart", { kind: "unreachable" })
    click("#main")
    await settle()
    click("#main")
    page.stop()
    await Promise.resolve()
    expect(document.body.innerHTML).toBe(html)
    expect(click("#main")).toBe(false)
  })
})

describe("adding from the product page", () => {
  const form = `<div class="product"><form class="cart" method="post"><input name="quantity" value="2" required><input type="hidden" name="trp-form-language" value="en"><button class="single_add_to_cart_button" name="add-to-cart" value="11">Add</button></form></div>`
  const answer = { fragments: { ".widget_shopping_cart_content": "<p>x</p>" }, cart_hash: "h" }
  const http = vi.fn<TestPage["http"]>()

  beforeEach(() => {
    document.body.className = "single-product"
    document.body.innerHTML = form
    Reflect.set(window, "astra", { single_product_ajax_add_to_cart: "1", ajax_url: "/wp-admin/admin-ajax.php" })
    http.mockReset().mockImplementation(async ({ url }) => respond(url, JSON.stringify(answer)))
  })

  const respond = (url: string, text: string, status = 200) =>
    ({ kind: "answer", status, isOk: status === 200, headers: {}, text, url }) as const

  it("sends the form in the background, and its events in order", async () => {
    start({ services: { http } })
    expect(click("button")).toBe(true)
    await settle()
    expect(http.mock.calls.map(([{ url, body }]) => `${url} ${typeof body === "string" ? body : ""}`)).toEqual([
      "/wp-admin/admin-ajax.php action=astra_add_cart_single_product&add-to-cart=11&quantity=2&trp-form-language=en",
    ])
    expect(log).toEqual(["fragment-refresh", "cart-button-updated", "fragments-loaded", "added-to-cart"])
    expect(find("button").className).toBe("single_add_to_cart_button added")
  })

  it("leaves a button by which the form sends another command to the shop, such as to buy now, to the browser", async () => {
    find("form").insertAdjacentHTML(
      "beforeend",
      '<button type="submit" class="single_add_to_cart_button buy_now_button" id="now" name="sbw-wc-buy-now" value="11">Buy now</button>',
    )
    start({ services: { http } })
    expect(click("#now")).toBe(false)
    await settle()
    expect(http).not.toHaveBeenCalled()
  })

  it("adds by a button named submit, which says nothing to the shop", async () => {
    find("button").setAttribute("name", "submit")
    start({ services: { http } })
    expect(click("button")).toBe(true)
    await settle()
    expect(http).toHaveBeenCalledTimes(1)
  })

  const productField = (value: string) => `<input type="hidden" name="add-to-cart" value="${value}">`
  const addButton = (attributes: string) => `<button class="single_add_to_cart_button" ${attributes}>Add</button>`
  it.each([
    ["the form's own field, beside a button without a name", addButton('value="2"') + productField("31"), "31"],
    ["the last of two fields", productField("9") + addButton('name="add-to-cart" value="11"'), "11"],
    ["a button that isn't sent", addButton('type="button" name="add-to-cart" value="12"'), "12"],
  ])("names the product by %s", async (_, fields, product) => {
    find("form").innerHTML = fields
    start({ services: { http } })
    click("button")
    await settle()
    const body = http.mock.calls[0]?.[0].body
    expect(new URLSearchParams(typeof body === "string" ? body : "").getAll("add-to-cart")).toEqual([product])
  })

  describe("that the shop answers with a redirect", () => {
    const reported: number[] = []
    /** Answers with another page of the shop, and with another cookie of the basket. */
    const redirect = (url: string, { hash = "b" } = {}) => {
      http.mockImplementation(async () => {
        if (hash !== "") document.cookie = `woocommerce_cart_hash=${hash}; path=/`
        // The platform prints data of this form into its pages.
        return respond(url, '<!DOCTYPE html><script>{"prefetch":[]}</script><h1>Basket</h1>')
      })
      start({ services: { http } })
      const note = ({ detail }: CustomEvent<{ productId: number }>) => reported.push(detail.productId)
      document.addEventListener("ringside:cart:added", note, { signal: page.signal })
      click("button")
      return settle()
    }
    beforeEach(() => {
      reported.length = 0
      document.cookie = "woocommerce_cart_hash=a; path=/"
    })
    afterEach(() => {
      document.cookie = "woocommerce_cart_hash=; path=/; max-age=0"
    })

    it.each(["http://localhost:3000/carrito/", "http://localhost:3000/product/southpaw/"])(
      "counts as added, and goes to %s",
      async (url) => {
        await redirect(url)
        expect([go.mock.calls, reported]).toEqual([[[url, "shop"]], [11]])
        expect(document.querySelector("[role=alert]")).toBeNull()
      },
    )

    it.each([
      ["http://localhost:3000/product/southpaw/", {}, [["http://localhost:3000/product/southpaw/", "shop"]]],
      ["http://localhost:3000/mi-cuenta/", { hash: "" }, []],
    ])("to %s isn't taken for the basket where the shop leads there after each add", async (url, options, expected) => {
      setSettings({ cart_redirect_after_add: "yes" })
      await redirect(url, options)
      expect(go.mock.calls).toEqual(expected)
    })

    it("is followed up as the theme does, where it does something", async () => {
      const own = { single_product_ajax_add_to_cart: "1", add_to_cart_options_single: "slide_in_cart" }
      Reflect.set(window, "astra", own)
      await redirect("http://localhost:3000/carrito/")
      expect([go.mock.calls, reported]).toEqual([[], [11]])
      expect(find("button").className).toBe("single_add_to_cart_button added")
    })

    it.each([
      ["that leaves the basket as it was, such as a login's", "http://localhost:3000/mi-cuenta/", { hash: "" }],
      ["of another shop", "https://other.test/", {}],
      ["at the request's own address", "http://localhost:3000/wp-admin/admin-ajax.php", {}],
    ])("doesn't count as added by a page %s", async (_, url, options) => {
      await redirect(url, options)
      expect([go.mock.calls, reported]).toEqual([[], []])
      expect(document.querySelectorAll("[role=alert]")).toHaveLength(1)
    })
  })

  it("leaves the button of the platform's block to its script", async () => {
    find("button").classList.add("wc-interactive")
    start({ services: { http } })
    expect(click("button")).toBe(false)
    await settle()
    expect(http).not.toHaveBeenCalled()
  })

  it("reloads the page after an empty response", async () => {
    http.mockImplementation(async ({ url }) => respond(url, " "))
    start({ services: { http } })
    click("button")
    await settle()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("releases the button when it fails", async () => {
    http.mockImplementation(async ({ url }) => respond(url, "<p>", 500))
    start({ services: { http } })
    click("button")
    await settle()
    expect(find("button").className).toBe("single_add_to_cart_button")
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(1)
  })

  it("sends nothing that the browser's validation refuses", async () => {
    start({ services: { http } })
    find("input").setAttribute("value", "")
    expect(click("button")).toBe(true)
    await settle()
    expect(http).not.toHaveBeenCalled()
  })

  it.each([
    ["the shop's way to go on, by default", "default", [["/carrito/", "shop"]]],
    ["the theme's own before the shop's", "slide_in_cart", []],
  ])("goes %s", async (_, add_to_cart_options_single, expected) => {
    setSettings({ cart_redirect_after_add: "yes" })
    Reflect.set(window, "astra", { single_product_ajax_add_to_cart: "1", add_to_cart_options_single })
    start({ services: { http } })
    click("button")
    await settle()
    expect(go.mock.calls).toEqual(expected)
  })

  it.each([
    ["is off", () => Reflect.set(window, "astra", { single_product_ajax_add_to_cart: "" })],
    ["has no settings", () => Reflect.deleteProperty(window, "astra")],
    ["is not the page's: the product is sold elsewhere", () => find(".product").classList.add("product-type-external")],
    ["must wait: the button is off", () => find("button").classList.add("disabled")],
    [
      "must wait: nothing is chosen",
      () => find("form").insertAdjacentHTML("beforeend", '<input name="variation_id" value="0">'),
    ],
    ["can't be done: a file goes along", () => find("form").insertAdjacentHTML("beforeend", '<input type="file">')],
  ])("is left to the browser when it %s", (_, prepare) => {
    prepare()
    start({ services: { http } })
    expect(click("button")).toBe(false)
  })
})

describe("a link or button in a hook", () => {
  it("adds by the Store API, and shows a message", async () => {
    document.body.innerHTML =
      '<div data-ringside="add-to-cart" data-ringside-name="Southpaw" data-ringside-price="4400"><a href="?add-to-cart=11">Add</a><input type="number" value="3"></div>'
    start()
    expect(click("a")).toBe(true)
    expect(find("a").className).toBe("loading")
    await page.clock.advance(1100)
    expect([page.server.basketOf().count, find("a").className]).toEqual([3, "added"])
    expect(find(".widget_shopping_cart_live_region").textContent).toBe("Southpaw is in your basket.")
  })

  it("adds as many as its quantity says, beside the quantities of add-ons", async () => {
    document.body.innerHTML =
      '<div data-ringside="add-to-cart"><input type="number" name="addon-gift-wrap" value="5"><input type="number" name="quantity" value="2"><a href="?add-to-cart=11">Add</a></div>'
    start()
    click("a")
    await settle()
    expect(page.server.basketOf().count).toBe(2)
  })

  it("adds once for each click, one after another", async () => {
    document.body.innerHTML = '<div data-ringside="add-to-cart"><a href="?add-to-cart=11">Add</a></div>'
    start()
    expect([click("a"), click("a"), click("a")]).toEqual([true, true, true])
    await settle()
    expect(page.server.basketOf().count).toBe(3)
    expect(page.server.requests.filter(({ endpoint }) => endpoint === "cart/add-item")).toHaveLength(3)
    click("a")
    await settle()
    expect(page.server.basketOf().count).toBe(4)
  })

  it("shows once that several clicks were refused", async () => {
    document.body.innerHTML = '<div data-ringside="add-to-cart"><a href="?add-to-cart=11">Add</a></div>'
    start()
    page.server.setStock(11, 1)
    for (let clicks = 0; clicks < 3; clicks += 1) click("a")
    await settle()
    expect(page.server.basketOf().count).toBe(1)
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(1)
  })

  it.each([
    ["the hook's name, without a price", 'data-ringside-name="Southpaw"', "Southpaw is in your basket."],
    ["no name", "", "It’s in your basket."],
  ])("names what was added by %s", async (_, attributes, spoken) => {
    document.body.innerHTML = `<div data-ringside="add-to-cart" ${attributes}><a href="?add-to-cart=11">Add</a></div>`
    start()
    click("a")
    await page.clock.advance(1100)
    expect(find(".widget_shopping_cart_live_region").textContent).toBe(spoken)
  })

  it.each([
    ["a fragment", "?add-to-cart=11#reviews"],
    ["another field before it", "/tienda/?orden=precio&add-to-cart=11"],
    ["a second question mark", "?vuelta=/tienda/?a=1&add-to-cart=11"],
  ])("reads the product from an address with %s", async (_, href) => {
    document.body.innerHTML = `<div data-ringside="add-to-cart"><a href="${href}">Add</a></div>`
    start()
    expect(click("a")).toBe(true)
    await settle()
    expect(page.server.basketOf().count).toBe(1)
  })

  it("leaves an invalid address to the browser", () => {
    document.body.innerHTML = '<div data-ringside="add-to-cart"><a href="http://[?add-to-cart=11">Add</a></div>'
    start({ services: { reports: { warn: vi.fn(), fail: vi.fn() } } })
    expect(click("a")).toBe(false)
  })

  it("shows a refusal once on a page that comes back as a copy of itself", async () => {
    document.body.innerHTML = '<div data-ringside="add-to-cart" data-ringside-product="14"><button>Add</button></div>'
    start()
    click("button")
    await settle()
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes)
    click("button")
    await settle()
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(1)
  })

  it("shows the shop's refusal beside it, once", async () => {
    document.body.innerHTML = '<div data-ringside="add-to-cart" data-ringside-product="14"><button>Add</button></div>'
    start()
    for (let count = 0; count < 2; count += 1) {
      click("button")
      await settle()
    }
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(1)
    expect(find("[role=alert]").textContent).toBe("«Old bell» está agotado.")
    page.stop()
    expect(document.body.innerHTML).toBe(
      '<div data-ringside="add-to-cart" data-ringside-product="14"><button>Add</button></div>',
    )
  })

  describe.each([
    ["a page of the server's", (server: TestPage["server"]) => server.fail("*", { kind: "status", status: 404 }, 9)],
    ["no such method", (server: TestPage["server"]) => server.fail("*", { kind: "status", status: 405 }, 9)],
  ])("where the Store API is answered by %s", (_, break_) => {
    const warn = vi.fn()
    beforeEach(() => warn.mockClear())
    const startWithout = (body: string) => {
      document.body.innerHTML = body
      start({ services: { reports: { warn, fail: vi.fn() } } })
      break_(page.server)
    }

    it("is followed, and the page's author is warned once", async () => {
      startWithout('<div data-ringside="add-to-cart"><a href="/?add-to-cart=11">Add</a></div>')
      for (let count = 0; count < 2; count += 1) {
        expect(click("a")).toBe(true)
        await settle()
      }
      expect(go.mock.calls).toEqual([
        ["http://localhost:3000/?add-to-cart=11", "shop"],
        ["http://localhost:3000/?add-to-cart=11", "shop"],
      ])
      expect(find("a").className).toBe("")
      expect(document.querySelector("[role=alert]")).toBeNull()
      expect(page.server.requests).toHaveLength(1)
      expect(warn.mock.calls.flat()).toEqual([expect.stringContaining("expected a Store API there")])
    })

    it("sends its form, with the button that was pressed", async () => {
      startWithout(
        '<form data-ringside="add-to-cart" action="/carrito/" method="post"><button name="add-to-cart" value="11" data-product_id="11">Add</button></form>',
      )
      const submitted = vi.fn((event: Event) => event.preventDefault())
      find("form").addEventListener("submit", submitted)
      click("button")
      await settle()
      expect(submitted.mock.calls.map(([event]) => (event as SubmitEvent).submitter)).toEqual([find("button")])
      expect(document.querySelector("[role=alert]")).toBeNull()
    })

    it.each(['<button type="button">Add</button>', '<a href="#">Add</a>'])(
      "shows that where the hook has only %s",
      async (control) => {
        startWithout(`<div data-ringside="add-to-cart" data-ringside-product="11">${control}</div>`)
        click("a, button")
        await settle()
        expect(find("[role=alert]").textContent).toBe("An unknown error occurred.")
        expect(go).not.toHaveBeenCalled()
      },
    )
  })

  it("of a product that no longer exists shows the shop's message, and stays on the page", async () => {
    document.body.innerHTML = '<div data-ringside="add-to-cart"><a href="/?add-to-cart=999">Add</a></div>'
    start()
    click("a")
    await settle()
    expect([go.mock.calls.length, document.querySelectorAll("[role=alert]").length]).toEqual([0, 1])
  })

  it("without a product is left to the browser, and the page's author is warned", () => {
    document.body.innerHTML = '<div data-ringside="add-to-cart"><a href="/product/">More</a></div>'
    const warn = vi.fn()
    start({ services: { reports: { warn, fail: vi.fn() } } })
    expect(click("a")).toBe(false)
    expect(warn.mock.calls[0]?.[0]).toContain("the hook names no product")
  })
})

it("writes nothing at a scan for a button on a picture that it has hidden", async () => {
  start()
  const icon = find("#icon")
  const changes = new MutationObserver(() => undefined)
  changes.observe(icon, { attributes: true })
  page.scan()
  expect([icon.getAttribute("aria-hidden"), changes.takeRecords().length]).toEqual(["true", 0])
})

it("leaves the buttons of a card that was stopped to the browser, as the server printed them", () => {
  const before = find("li").outerHTML
  start()
  expect(find("#icon").getAttribute("aria-hidden")).toBe("true")
  stopBehaviours(page, find("li"))
  page.scan()
  expect(find("li").outerHTML).toBe(before)
  expect(click("#main")).toBe(false)
  expect(log).toEqual([])
})
