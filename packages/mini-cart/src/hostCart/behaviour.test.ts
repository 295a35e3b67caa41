import { overlaysService, startBehaviour, stopBehaviours } from "@ringside/core"
import { cartStartBehaviour, cartBehaviour } from "@ringside/cart"
import {
  createCartServer,
  createGate,
  createTestPage,
  find,
  provideJQuery,
  sendHostEvent,
  type TestPage,
  type TestPageOptions,
} from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { miniCartQuantityBehaviour } from "./miniCartQuantityBehaviour.ts"
import { beforeLoad } from "../beforeLoad.ts"
import { cartCountBehaviour } from "../cartCount/cartCount.ts"
import { miniCartBehaviours } from "./behaviour.ts"

const html = `<header id="masthead"><div id="ast-desktop-header"><div class="ast-desktop-cart-flyout"><a class="cart-container" href="/carrito/">Cart</a></div></div></header>
<main><div class="woocommerce-notices-wrapper"></div><a id="opener" class="ast-slidein-cart" href="/carrito/">Open</a><input id="field"></main>
<div class="astra-mobile-cart-overlay"></div><div id="astra-mobile-cart-drawer" class="astra-cart-drawer"><div class="astra-cart-drawer-header"><button class="astra-cart-drawer-close" aria-label="Close Cart Drawer">x</button><div class="astra-cart-drawer-title">Shopping Cart</div></div><div class="astra-cart-drawer-content"><div class="widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div></div></div>`

const basket =
  '<div class="woocommerce-notices-wrapper"></div><div class="widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div>'

let page: TestPage
const go = vi.fn(() => true)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ["woocommerce_cart_hash", "woocommerce_items_in_cart"]) {
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
  go.mockClear().mockReturnValue(true)
  Reflect.set(window, "wc_add_to_cart_params", { wc_ajax_url: "/?wc-ajax=%%endpoint%%", cart_url: "/carrito/" })
  Reflect.set(window, "wc_cart_fragments_params", { wc_ajax_url: "/?wc-ajax=%%endpoint%%" })
  Reflect.set(window, "astra_cart", { desktop_layout: "flyout", responsive_cart_click: "flyout" })
  Reflect.set(window, "astra_shop_add_to_cart", { shop_add_to_cart_action: "slide_in_cart", cart_url: "/carrito/" })
})

afterEach(() => {
  page.stop()
  expect(page.server.mistakes).toEqual([])
  for (const name of [
    "wc_add_to_cart_params",
    "wc_cart_fragments_params",
    "astra_cart",
    "astra_shop_add_to_cart",
    "astra",
  ]) {
    Reflect.deleteProperty(window, name)
  }
  document.body.replaceChildren()
  document.body.className = ""
})

interface StartOptions extends TestPageOptions {
  readonly basket?: readonly number[]
  /** Runs when the markup is there, before our code. */
  readonly before?: () => unknown
}

async function start(body = html, options: StartOptions = {}) {
  document.body.innerHTML = body
  options.before?.()
  page = createTestPage({ ...options, services: { navigation: { go, reload: vi.fn() }, ...options.services } })
  for (const id of options.basket ?? []) page.server.basketOf().add({ id, quantity: 1 })
  cartStartBehaviour.start(page)
  startBehaviour(cartBehaviour, page)
  beforeLoad.start(page)
  for (const behaviour of [...miniCartBehaviours, miniCartQuantityBehaviour, cartCountBehaviour])
    startBehaviour(behaviour, page)
  await page.clock.settle()
}

/** Whether we took the click; what is left to the browser is not followed here. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init })
  let isTaken = false
  const onClick = () => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener("click", onClick, { once: true })
  find(selector).dispatchEvent(event)
  return isTaken
}

const press = (key: string) =>
  void document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
const drawer = () => find("#astra-mobile-cart-drawer")
/** A drawer as the server prints it. */
const another = () =>
  new DOMParser().parseFromString(html, "text/html").querySelector("#astra-mobile-cart-drawer") ?? ""
const isOpen = () => drawer().classList.contains("active")
const added = (detail: object = { fragments: {}, cartHash: "h" }) => sendHostEvent({ name: "added_to_cart", detail })
const requests = () => page.server.requests.map(({ endpoint, body }) => `${endpoint} ${body}`)

describe("the drawer", () => {
  it("is the server's again when it is stopped, open or not, and its links are the browser's", async () => {
    await start()
    page.stop()
    const before = drawer().outerHTML
    await start()
    click("#opener")
    stopBehaviours(page, drawer())
    page.scan()
    await page.clock.advance(200)
    expect(drawer().outerHTML).toBe(before)
    expect([find("main").inert, document.documentElement.classList.contains("ast-mobile-cart-active")]).toEqual([
      false,
      false,
    ])
    expect(click("#opener")).toBe(false)
  })

  it("keeps the scrollbar's room where the theme hides the scrollbar by the drawer's class", async () => {
    await start()
    const { documentElement } = document
    const isHidden = () => documentElement.classList.contains("ast-mobile-cart-active")
    const width = vi.spyOn(documentElement, "clientWidth", "get")
    width.mockImplementation(() => window.innerWidth - (isHidden() ? 0 : 15))
    onTestFinished(() => width.mockRestore())
    click("#opener")
    expect([isHidden(), documentElement.style.paddingInlineEnd || documentElement.style.scrollbarGutter]).toEqual([
      true,
      expect.stringMatching(/15px|stable/),
    ])
  })

  it("leaves focus to a shopper who has moved it within the drawer before its close button gets it", async () => {
    await start(html.replace("</button>", '</button><button id="within">+</button>'))
    click("#opener")
    find("#within").focus()
    await page.clock.advance(100)
    expect(document.activeElement?.id).toBe("within")
  })

  it.each([
    ["its close button when it opens", ".astra-cart-drawer-close", () => click("#opener")],
    ["its opener when it closes", "#opener", () => click(".astra-cart-drawer-close")],
  ])("gives focus to %s as soon as the theme's transition lets it", async (_, selector, use) => {
    await start()
    if (selector === "#opener") click("#opener")
    const target = find(selector)
    const { focus } = target
    // An element that isn't visible yet takes none.
    target.focus = () => undefined
    use()
    await page.clock.advance(600)
    target.focus = focus
    await page.clock.advance(20)
    expect(document.activeElement).toBe(target)
  })

  it("takes focus itself where the theme prints no close button", async () => {
    await start(
      html.replace(/<button class="astra-cart-drawer-close".*?<\/button>/, '<iframe srcdoc="Offer"></iframe>'),
    )
    click("#opener")
    await page.clock.advance(100)
    expect(document.activeElement).toBe(drawer())
  })

  it("gets the focus on a page whose elements hide the document's `activeElement`", async () => {
    await start(html.replace("</button>", '</button><img name="activeElement" alt="">'))
    Object.defineProperty(document, "activeElement", { configurable: true, value: find("img") })
    onTestFinished(() => void Reflect.deleteProperty(document, "activeElement"))
    click("#opener")
    await page.clock.advance(100)
    Reflect.deleteProperty(document, "activeElement")
    expect(document.activeElement?.className).toBe("astra-cart-drawer-close")
  })

  it("can't be reached while it is closed, and is a dialog while it is open", async () => {
    await start()
    expect(drawer().outerHTML).toContain('class="astra-cart-drawer" inert=""')
    const closedHtml = document.body.innerHTML
    const listener = vi.fn()
    document.addEventListener("astra_on_slide_In_cart_open", (event) => void listener((event as CustomEvent).detail), {
      once: true,
    })
    find("#opener").focus()
    click("#opener")
    expect(
      drawer()
        .getAttributeNames()
        .map((name) => [name, drawer().getAttribute(name)]),
    ).toEqual([
      ["id", "astra-mobile-cart-drawer"],
      ["class", "astra-cart-drawer active"],
      ["role", "dialog"],
      ["aria-modal", "true"],
      ["aria-label", "Shopping Cart"],
    ])
    expect(listener).toHaveBeenCalledExactlyOnceWith({})
    expect(document.documentElement.className).toBe("ast-mobile-cart-active")
    expect([find("header").inert, find("main").inert, find(".astra-mobile-cart-overlay").inert]).toEqual([
      true,
      true,
      false,
    ])
    expect(document.activeElement?.id).toBe("opener")
    await page.clock.advance(100)
    expect(document.activeElement?.className).toBe("astra-cart-drawer-close")
    press("Escape")
    expect(document.body.innerHTML).toBe(closedHtml)
    await page.clock.advance(100)
    expect(document.activeElement?.id).toBe("opener")
  })

  it.each([
    ["Escape", () => press("Escape"), true],
    ["a click on the overlay", () => void click(".astra-mobile-cart-overlay"), true],
    ["its close button", () => void click(".astra-cart-drawer-close"), true],
    ["a click in it", () => void click(".astra-cart-drawer-content"), false],
    ["another key", () => press("Tab"), false],
  ])("and %s", async (_, run, closes) => {
    await start()
    click("#opener")
    run()
    expect(isOpen()).toBe(!closes)
  })

  it("leaves Escape alone while it is closed", async () => {
    await start()
    const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  it("lets a popup above it have Escape first", async () => {
    await start()
    click("#opener")
    const onEscape = vi.fn()
    const close = overlaysService.of(page).open({ element: find("#field"), isModal: true, onEscape })
    press("Escape")
    expect([onEscape.mock.calls.length, isOpen()]).toEqual([1, true])
    close()
  })

  it.each([
    ["the width changes", 1, "opener", false],
    ["the height alone changes", 0, "opener", true],
    ["a keyboard comes with a field", 1, "field", true],
  ])("stays or goes when %s", async (_, change, focused, stays) => {
    await start()
    click("#opener")
    find("main").removeAttribute("inert")
    find(`#${focused}`).focus()
    const width = vi.spyOn(window, "innerWidth", "get").mockReturnValue(window.innerWidth + change)
    const listener = vi.fn()
    document.addEventListener("astLayoutWidthChanged", listener, { once: true })
    window.dispatchEvent(new Event("resize"))
    expect(isOpen()).toBe(stays)
    await page.clock.advance(49)
    expect(listener).not.toHaveBeenCalled()
    await page.clock.advance(1)
    expect(listener).toHaveBeenCalledTimes(change)
    document.removeEventListener("astLayoutWidthChanged", listener)
    width.mockRestore()
  })

  it("reports a new width to the theme once, though the last of several changes is one of the height", async () => {
    await start()
    const listener = vi.fn()
    document.addEventListener("astLayoutWidthChanged", listener, { signal: page.signal })
    const width = vi.spyOn(window, "innerWidth", "get")
    const resizeTo = async (widthPx: number) => {
      width.mockReturnValue(widthPx)
      window.dispatchEvent(new Event("resize"))
      await page.clock.advance(20)
    }
    for (const widthPx of [500, 600, 600]) await resizeTo(widthPx)
    await page.clock.advance(50)
    expect(listener).toHaveBeenCalledTimes(1)
    for (const widthPx of [700, 600]) await resizeTo(widthPx)
    await page.clock.advance(50)
    expect(listener).toHaveBeenCalledTimes(1)
    width.mockRestore()
  })

  it.each<[string, () => void, MouseEventInit]>([
    ["with Ctrl", () => undefined, { ctrlKey: true }],
    ["with another layout", () => Reflect.set(window, "astra_cart", { desktop_layout: "default" }), {}],
    ["without settings", () => Reflect.deleteProperty(window, "astra_cart"), {}],
    ["without a drawer", () => drawer().remove(), {}],
    ["in a header of another theme", () => find("#masthead").removeAttribute("id"), {}],
  ])("leaves a click on the basket %s to the browser", async (_, prepare, init) => {
    await start()
    prepare()
    expect(click(".cart-container", init)).toBe(false)
  })

  it("opens by the header's basket, and not on the basket page", async () => {
    await start()
    expect([click(".cart-container"), isOpen()]).toEqual([true, true])
    press("Escape")
    document.body.className = "woocommerce-cart"
    expect([click(".cart-container"), isOpen()]).toEqual([true, false])
  })

  it.each<[what: string, change: () => void]>([
    ["removes it", () => drawer().remove()],
    ["puts another in its place", () => drawer().replaceWith(another())],
  ])("leaves the page usable when the host %s while it is open", async (_, change) => {
    await start()
    click("#opener")
    const opened = drawer()
    change()
    page.scan()
    expect([find("main").inert, document.documentElement.style.overflow]).toEqual([false, ""])
    expect(document.documentElement.className).toBe("")
    expect([opened.className, opened.hasAttribute("role")]).toEqual(["astra-cart-drawer", false])
    await page.clock.advance(100)
    expect(document.activeElement?.id).toBe("opener")
  })

  it("is closed by Escape though the host has just removed it", async () => {
    await start()
    click("#opener")
    drawer().remove()
    press("Escape")
    expect([find("main").inert, document.documentElement.className]).toEqual([false, ""])
  })

  it("that comes in the place of an open one is closed, and opens", async () => {
    await start()
    click("#opener")
    drawer().replaceWith(another())
    page.scan()
    expect([isOpen(), drawer().inert]).toEqual([false, true])
    expect([click(".cart-container"), isOpen(), drawer().inert]).toEqual([true, true, false])
    // After an add the host replaces it and has it opened in the same breath.
    drawer().replaceWith(another())
    added()
    await page.clock.advance(100)
    expect([isOpen(), drawer().inert, find("main").inert]).toEqual([true, false, true])
  })

  it("leaves the page as it was, also when it is open", async () => {
    Reflect.deleteProperty(window, "wc_cart_fragments_params")
    await start()
    click("#opener")
    page.stop()
    expect(document.body.innerHTML).toBe(html)
    expect(document.documentElement.hasAttribute("style")).toBe(false)
    expect(document.documentElement.className).toBe("")
  })
})

describe("the drawer beside a second kind of cart", () => {
  it("has a class while it is open that names its shop, for the theme's rules", async () => {
    await start(`<div class="ast-header-edd-cart"></div>${html}`)
    const before = document.body.innerHTML
    click("#opener")
    expect(drawer().className).toBe("astra-cart-drawer active woocommerce-active")
    click(".astra-cart-drawer-close")
    expect(document.body.innerHTML).toBe(before)
  })
})

describe("after an add", () => {
  it.each([
    [{ shop_add_to_cart_action: "slide_in_cart" }, true, []],
    [{ shop_add_to_cart_action: "default" }, false, []],
    [{ shop_add_to_cart_action: "redirect_cart_page", cart_url: "/carrito/" }, false, []],
    [{ shop_add_to_cart_action: "redirect_cart_page", cart_url: "/carrito/", is_astra_pro: "1" }, false, ["/carrito/"]],
    [{ shop_add_to_cart_action: "redirect_checkout_page", checkout_url: "/c/", is_astra_pro: true }, false, ["/c/"]],
    [{ shop_add_to_cart_action: "slide_in_cart", elementor_preview_active: "1" }, false, []],
  ])("%o is followed", async (settings, opens, addresses) => {
    Reflect.set(window, "astra_shop_add_to_cart", settings)
    await start()
    added()
    await page.clock.advance(100)
    expect([isOpen(), go.mock.calls.map(([url]: readonly string[]) => url)]).toEqual([opens, addresses])
  })

  it.each([
    ["slide_in_cart", true, []],
    ["default", false, []],
    ["redirect_cart_page", false, ["/single/"]],
  ])("from the product page the theme's %s is followed", async (add_to_cart_options_single, opens, addresses) => {
    Reflect.set(window, "astra", { add_to_cart_options_single, cart_url: "/single/" })
    await start(`${html}<button class="single_add_to_cart_button"></button>`)
    added({ fragments: {}, cartHash: "h", button: find(".single_add_to_cart_button") })
    await page.clock.advance(100)
    expect([isOpen(), go.mock.calls.map(([url]: readonly string[]) => url)]).toEqual([opens, addresses])
  })
})

describe("a remove link", () => {
  const link = ".remove_from_cart_button"

  it("takes the line out, in the order of its events, and says so a second later", async () => {
    await start(basket, { basket: [11, 12] })
    const log: string[] = []
    const { signal } = page
    for (const name of ["removed-from-cart", "fragments-loaded"]) {
      document.addEventListener(`ringside:${name}`, () => log.push(name), { signal })
    }
    const row = find(".woocommerce-mini-cart-item")
    find(link).focus()
    expect(click(link)).toBe(true)
    expect([row.className, row.style.opacity, row.getAttribute("aria-busy")]).toEqual([
      "woocommerce-mini-cart-item mini_cart_item updating",
      "0.6",
      "true",
    ])
    click(link)
    await page.clock.settle()
    expect(log).toEqual(["fragments-loaded", "removed-from-cart"])
    expect(document.querySelectorAll(link)).toHaveLength(1)
    expect(document.activeElement).toBe(find(link))
    expect(requests().filter((request) => request.startsWith("remove"))).toEqual([
      expect.stringMatching(/^remove_from_cart cart_item_key=\w+$/),
    ])
    await page.clock.advance(1000)
    expect(find(".widget_shopping_cart_live_region").textContent).toBe("«Southpaw» ya no está en tu cesta")
  })

  it.each([
    [{ kind: "unreachable" }],
    [{ kind: "status", status: 500 }],
    [{ kind: "html" }],
    [{ kind: "body", body: '{"success":false}' }],
  ] as const)("is followed when the answer is %o", async (fault) => {
    await start(basket, { basket: [11] })
    page.server.fail("remove_from_cart", fault)
    click(link)
    await page.clock.settle()
    expect(go.mock.calls).toEqual([[find(link).getAttribute("href"), "shop"]])
    expect(document.querySelector("[aria-busy]")).not.toBeNull()
    // The browser has stayed.
    await page.clock.advance(61_000)
    expect(document.querySelector("[aria-busy]")).toBeNull()
  })

  it("that can't be followed gives its row back, and says so in the page's language", async () => {
    await start(basket, { basket: [11], config: { locale: "es" } })
    const before = find(".woocommerce-mini-cart-item").outerHTML
    page.server.fail("remove_from_cart", { kind: "unreachable" })
    go.mockReturnValue(false)
    click(link)
    await page.clock.settle()
    expect(find(".woocommerce-mini-cart-item").outerHTML).toBe(before)
    expect(find("[role=alert]").textContent).toBe("Ha ocurrido un error desconocido.")
  })

  it("pressed again where its row was put there anew meanwhile is one removal", async () => {
    await start(basket, { basket: [11, 12] })
    let answer: () => void = () => undefined
    page.server.fail("remove_from_cart", { kind: "held", until: new Promise<void>((resolve) => (answer = resolve)) })
    const html = `${find(".widget_shopping_cart_content").outerHTML}<!-- of an earlier add -->`
    click(link)
    added({ fragments: { "div.widget_shopping_cart_content": html }, cartHash: "h" })
    expect(document.querySelector("[aria-busy]")).toBeNull()
    await page.clock.settle()
    expect(click(link)).toBe(true)
    answer()
    await page.clock.settle()
    expect(requests().filter((request) => request.startsWith("remove"))).toHaveLength(1)
    expect([go.mock.calls, document.querySelectorAll(link).length]).toEqual([[], 1])
  })

  it("may be tried again after it has failed", async () => {
    await start(basket, { basket: [11] })
    page.server.fail("remove_from_cart", { kind: "unreachable" })
    go.mockReturnValueOnce(false)
    for (let count = 0; count < 2; count += 1) {
      click(link)
      await page.clock.settle()
    }
    expect(page.server.basketOf().count).toBe(0)
  })

  it("gives its row back when the page stops meanwhile", async () => {
    await start(basket, { basket: [11] })
    const before = find(".woocommerce-mini-cart-item").outerHTML
    page.server.fail("remove_from_cart", { kind: "never" })
    click(link)
    page.stop()
    expect(find(".woocommerce-mini-cart-item").outerHTML).toBe(before)
  })

  it("offers no undo in a mini-cart that was stopped meanwhile", async () => {
    const { offerUndo } = await import("./undo.ts")
    await start(basket, { basket: [11, 12] })
    const widget = find(".widget_shopping_cart")
    const line = { key: "k", name: "Southpaw", undoUrl: "/?undo_item=k", widget, index: 0 }
    offerUndo(page, line)
    expect(document.querySelectorAll(".ringside-undo")).toHaveLength(1)
    stopBehaviours(page, widget)
    expect(document.querySelectorAll(".ringside-undo")).toHaveLength(0)
    offerUndo(page, line)
    expect(document.querySelectorAll(".ringside-undo")).toHaveLength(0)
  })

  it("offers to undo it in a language that is declared where the page has another", async () => {
    const { offerUndo } = await import("./undo.ts")
    document.documentElement.lang = "de"
    await start(basket, { basket: [11, 12] })
    const widget = find(".widget_shopping_cart")
    offerUndo(page, { key: "k", name: "Southpaw", undoUrl: "/?undo_item=k", widget, index: 0 })
    expect(find(".ringside-undo").lang).toMatch(/^(en|es)/)
    document.documentElement.removeAttribute("lang")
  })

  it("without a key, or with Ctrl, is the browser's", async () => {
    await start(basket, { basket: [11] })
    expect(click(link, { ctrlKey: true })).toBe(false)
    find(link).removeAttribute("data-cart_item_key")
    find(link).setAttribute("href", "/basket/")
    expect(click(link)).toBe(false)
  })

  it("with a key in its address alone removes its line", async () => {
    await start(basket, { basket: [11] })
    const key = find(link).getAttribute("data-cart_item_key") ?? ""
    find(link).removeAttribute("data-cart_item_key")
    find(link).setAttribute("href", `/basket/?remove_item=${key}&_wpnonce=1`)
    expect(click(link)).toBe(true)
    await page.clock.settle()
    expect(page.server.basketOf().count).toBe(0)
  })

  it("may be pressed by a space", async () => {
    await start(basket, { basket: [11] })
    find(link).dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }))
    await page.clock.settle()
    expect(page.server.basketOf().count).toBe(0)
  })

  it("is left to a script that has taken the platform's handler off, by pointer and by space, and by no other reason", async () => {
    const ended = new AbortController()
    onTestFinished(() => ended.abort())
    const jQuery = await provideJQuery(ended.signal)
    await start(basket, { basket: [11, 12] })
    const taken = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    jQuery(document.body).on("click", link, taken)
    jQuery(document.body).off("click", ".woocommerce-remove-coupon")
    click(link)
    await page.clock.settle()
    expect([taken.mock.calls.length, page.server.basketOf().count]).toEqual([1, 1])
    // As themes do, and bind their own.
    jQuery(document.body).off("click", link).on("click", link, taken)
    click(link)
    find(link).dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }))
    await page.clock.settle()
    expect([taken.mock.calls.length, page.server.basketOf().count]).toEqual([3, 1])
  })
})

describe("a quantity in the mini-cart", () => {
  const body = (key: string) =>
    `<div class="woocommerce-notices-wrapper"></div><ul class="woocommerce-mini-cart"><li><a class="minus">-</a><input name="cart[${key}][qty]" value="1" min="0" type="number"><a class="plus">+</a></li></ul>`
  const input = () => find('[name^="cart["]') as HTMLInputElement

  async function startWithLine(id = 11) {
    const { server } = (page = createTestPage())
    server.basketOf().add({ id, quantity: 1 })
    const key = server.basketOf().lines[0]?.key ?? ""
    await start(body(key), { server })
    return key
  }

  it("goes to the Store API where the theme has no nonce, one after the other", async () => {
    const key = await startWithLine()
    click(".plus")
    click(".plus")
    await page.clock.settle()
    expect(input().value).toBe("3")
    expect(find("ul").className).toBe("woocommerce-mini-cart ajax-mini-cart-qty-loading")
    expect(requests().filter((request) => request.startsWith("cart/update"))).toEqual([
      `cart/update-item {"key":"${key}","quantity":2}`,
      `cart/update-item {"key":"${key}","quantity":3}`,
    ])
    expect(page.server.basketOf().count).toBe(3)
    await page.clock.advance(500)
    expect(find("ul").className).toBe("woocommerce-mini-cart")
  })

  it("that a script of the theme steps at the same click is stepped and sent by that script alone", async () => {
    await startWithLine()
    const ended = new AbortController()
    onTestFinished(() => ended.abort())
    const stepByTheme = ({ target }: Event) => {
      if (target instanceof Element && target.matches(".plus")) input().value = String(Number(input().value) + 1)
    }
    document.addEventListener("click", stepByTheme, { signal: ended.signal })
    click(".plus")
    click(".plus")
    await page.clock.settle()
    expect(input().value).toBe("3")
    expect(requests().some((request) => request.startsWith("cart/"))).toBe(false)
  })

  it("is stepped by the host's script alone while that is on the page", async () => {
    await startWithLine()
    document.body.insertAdjacentHTML("beforeend", '<script id="wc-add-to-cart-js" type="text/plain"></script>')
    expect(click(".plus")).toBe(false)
    await page.clock.settle()
    expect(input().value).toBe("1")
  })

  it("that is typed waits for a pause", async () => {
    await startWithLine()
    for (const value of ["4", "42"]) {
      input().value = value
      input().dispatchEvent(new Event("input", { bubbles: true }))
      await page.clock.advance(400)
    }
    expect(requests().some((request) => request.startsWith("cart/"))).toBe(false)
    await page.clock.advance(200)
    expect(page.server.basketOf().count).toBe(42)
  })

  it("that is typed before this code has come is sent", async () => {
    const { server } = (page = createTestPage())
    server.basketOf().add({ id: 11, quantity: 1 })
    await start(body(server.basketOf().lines[0]?.key ?? ""), { server, before: () => (input().value = "4") })
    await page.clock.advance(500)
    expect(server.basketOf().count).toBe(4)
  })

  it("that is typed for a line that is then taken out is not asked for", async () => {
    const key = await startWithLine()
    find("li").insertAdjacentHTML(
      "beforeend",
      `<a class="remove_from_cart_button" data-cart_item_key="${key}" href="/x"></a>`,
    )
    input().value = "4"
    input().dispatchEvent(new Event("input", { bubbles: true }))
    click(".remove_from_cart_button")
    await page.clock.advance(600)
    expect(requests().filter((request) => !request.startsWith("get_"))).toEqual([
      `remove_from_cart cart_item_key=${key}`,
    ])
    expect(document.querySelector("[role=alert]")).toBeNull()
  })

  it("that is typed while the shop answers an earlier one stays, and is sent", async () => {
    const server = createCartServer({ quantities: "fields" })
    const gate = createGate()
    server.basketOf().add({ id: 11, quantity: 1 })
    document.cookie = `woocommerce_cart_hash=${server.basketOf().hash}; path=/`
    await start(basket, { server })
    const first = input()
    const type = async (value: string) => {
      input().value = value
      input().dispatchEvent(new Event("input", { bubbles: true }))
      await page.clock.advance(450)
    }
    server.fail("cart/update-item", gate.fault)
    await type("4")
    await page.clock.advance(100)
    await type("42")
    gate.open()
    await page.clock.settle()
    expect([input() === first, input().defaultValue, input().value]).toEqual([false, "4", "42"])
    await page.clock.advance(500)
    expect([input().defaultValue, server.basketOf().count]).toEqual(["42", 42])
  })

  it("that the shop refuses stands there as it was, with the reason", async () => {
    await startWithLine(12)
    input().value = "9"
    input().dispatchEvent(new Event("input", { bubbles: true }))
    await page.clock.advance(600)
    expect([input().value, find("[role=alert]").textContent]).toEqual(["1", "No queda tanto de «Cornerman»."])
  })

  it("that the shop refuses in the open drawer says so there, as long as it is open", async () => {
    const { server } = (page = createTestPage())
    server.basketOf().add({ id: 12, quantity: 1 })
    await start(
      html.replace('<div class="widget_shopping_cart">', `${body(server.basketOf().lines[0]?.key ?? "")}$&`),
      { server },
    )
    click("#opener")
    input().value = "9"
    input().dispatchEvent(new Event("input", { bubbles: true }))
    await page.clock.advance(600)
    const alert = find("#astra-mobile-cart-drawer > .astra-cart-drawer-header + [role=alert]")
    expect([alert.textContent, alert.closest("[inert]")]).toEqual(["No queda tanto de «Cornerman».", null])
    expect(find("main [role=alert]").closest("[inert]")).not.toBeNull()
    press("Escape")
    await expect.poll(() => document.querySelectorAll("[role=alert]").length).toBe(1)
  })

  it("goes to the theme's endpoint where it has one, and the markup follows", async () => {
    Reflect.set(window, "astra", { ajax_url: "/wp-admin/admin-ajax.php", single_product_qty_ajax_nonce: "n1" })
    const key = await startWithLine()
    const http = vi.fn(page.http)
    Object.assign(page, { http })
    const refreshed = vi.fn()
    document.addEventListener("ringside:fragment-refresh", refreshed, { once: true })
    click(".plus")
    await page.clock.settle()
    expect(http.mock.calls[0]?.[0]).toMatchObject({
      url: "/wp-admin/admin-ajax.php",
      body: `action=astra_add_cart_single_product_quantity&hash=${key}&quantity=2&qtyNonce=n1`,
    })
    expect(refreshed).toHaveBeenCalledTimes(1)
  })

  it.each([
    [200, '{"success":false}'],
    [500, "<p>"],
  ])("that the theme's endpoint answers by %d %s stands there as it was", async (status, text) => {
    Reflect.set(window, "astra", { ajax_url: "/wp-admin/admin-ajax.php", single_product_qty_ajax_nonce: "n1" })
    await startWithLine()
    const { http } = page
    const refuse: TestPage["http"] = async (request) =>
      request.url.includes("admin-ajax")
        ? { kind: "answer", status, isOk: status === 200, headers: {}, text, url: request.url }
        : http(request)
    Object.assign(page, { http: refuse })
    click(".plus")
    await page.clock.settle()
    expect([input().value, find("[role=alert]").textContent]).toEqual(["1", "An unknown error occurred."])
  })

  it.each([
    ["that has expired", (issue: (session?: string) => string) => issue()],
    ["of another session (fault 32)", (issue: (session?: string) => string) => issue("stranger")],
  ])("whose nonce is one %s goes to the Store API, and so does every later one", async (_, printNonce) => {
    const { server } = (page = createTestPage())
    const nonce = printNonce(server.issueNonce)
    server.expireNonces()
    Reflect.set(window, "astra", { ajax_url: "/wp-admin/admin-ajax.php", single_product_qty_ajax_nonce: nonce })
    server.basketOf().add({ id: 11, quantity: 1 })
    server.basketOf("stranger").add({ id: 11, quantity: 7 })
    await start(body(server.basketOf().lines[0]?.key ?? ""), { server })
    const sent = () =>
      server.requests.map(({ endpoint }) => endpoint).filter((endpoint) => /admin-ajax|cart\//.test(endpoint))
    click(".plus")
    await page.clock.settle()
    expect([server.basketOf().count, document.querySelector("[role=alert]")]).toEqual([2, null])
    expect(sent()).toEqual(["admin-ajax", "cart/update-item"])
    click(".plus")
    await page.clock.settle()
    expect([server.basketOf().count, server.basketOf("stranger").count]).toEqual([3, 7])
    expect(sent()).toEqual(["admin-ajax", "cart/update-item", "cart/update-item"])
  })

  it("holds the link to the checkout as soon as its field is left", async () => {
    await startWithLine()
    const gate = createGate()
    page.server.fail("cart/update-item", gate.fault)
    document.body.insertAdjacentHTML(
      "beforeend",
      '<p class="woocommerce-mini-cart__buttons"><a href="/checkout/">Checkout</a></p>',
    )
    input().value = "4"
    input().dispatchEvent(new Event("input", { bubbles: true }))
    input().dispatchEvent(new Event("change", { bubbles: true }))
    await page.clock.advance(1)
    expect(click(".woocommerce-mini-cart__buttons a")).toBe(true)
    expect(go.mock.calls).toEqual([])
    gate.open()
    await page.clock.settle()
    await page.clock.advance(10)
    expect(go.mock.calls).toEqual([[new URL("/checkout/", document.baseURI).href, "shop"]])
    expect(page.server.basketOf().count).toBe(4)
    // A field that is left unchanged sends nothing again.
    const sent = requests().filter((request) => request.startsWith("cart/update-item")).length
    input().dispatchEvent(new Event("change", { bubbles: true }))
    await page.clock.advance(600)
    expect([sent, requests().filter((request) => request.startsWith("cart/update-item")).length]).toEqual([1, 1])
  })

  it("whose nonce is refused says so where there is no Store API, and stands there as it was", async () => {
    Reflect.set(window, "astra", { ajax_url: "/wp-admin/admin-ajax.php", single_product_qty_ajax_nonce: "old" })
    await startWithLine()
    page.server.fail("cart", { kind: "status", status: 404 })
    page.server.fail("cart/update-item", { kind: "status", status: 404 })
    click(".plus")
    await page.clock.settle()
    expect([input().value, find("[role=alert]").textContent]).toEqual(["1", "An unknown error occurred."])
  })

  it("goes to the theme's endpoint with its nonce, and the shop's basket has it", async () => {
    const { server } = (page = createTestPage())
    Reflect.set(window, "astra", {
      ajax_url: "/wp-admin/admin-ajax.php",
      single_product_qty_ajax_nonce: server.issueNonce(),
    })
    server.basketOf().add({ id: 11, quantity: 1 })
    await start(body(server.basketOf().lines[0]?.key ?? ""), { server })
    click(".plus")
    await page.clock.settle()
    expect(server.basketOf().count).toBe(2)
    expect(server.requests.some(({ endpoint }) => endpoint.startsWith("cart"))).toBe(false)
  })

  it("leaves nothing behind when the page stops meanwhile", async () => {
    await startWithLine()
    page.server.fail("cart/update-item", { kind: "never" })
    click(".plus")
    await page.clock.settle()
    page.stop()
    expect(find("ul").className).toBe("woocommerce-mini-cart")
  })
})

describe("the mini-cart's link to the checkout", () => {
  const link = ".woocommerce-mini-cart__buttons .checkout"
  const startHeld = async (endpoint: string) => {
    await start(basket, { basket: [11, 12] })
    const gate = createGate()
    page.server.fail(endpoint, gate.fault)
    return gate
  }
  const remove = () => click(".remove_from_cart_button")

  it("is followed by the browser while nothing is being saved", async () => {
    await start(basket, { basket: [11] })
    expect(click(link)).toBe(false)
  })

  it("waits until a line is removed, and is followed though it was printed again", async () => {
    const gate = await startHeld("remove_from_cart")
    remove()
    expect([click(link), go.mock.calls]).toEqual([true, []])
    gate.open()
    await page.clock.settle()
    await page.clock.advance(10)
    expect(go.mock.calls).toEqual([[new URL("/checkout/", document.baseURI).href, "shop"]])
    expect(page.server.basketOf().lines).toHaveLength(1)
  })

  it.each([
    ["is followed after a message of the shop", "woocommerce-message", 1],
    ["is followed after a theme's word that all went well", "toast alert alert-success", 1],
    ["isn't followed after an error of the platform", "woocommerce-error", 0],
    ["isn't followed after an error of its blocks", "wc-block-components-notice-banner is-error", 0],
    ["isn't followed after an error of ours", "ringside-error", 0],
  ])("%s", async (_, classes, visits) => {
    const gate = await startHeld("remove_from_cart")
    remove()
    click(link)
    document.body.insertAdjacentHTML("beforeend", `<div class="${classes}" role="alert">Cart updated.</div>`)
    gate.open()
    await page.clock.settle()
    await page.clock.advance(10)
    expect(go.mock.calls).toHaveLength(visits)
  })

  it.each([
    "<a href='#'>Continue shopping</a>",
    "<a>Continue shopping</a>",
    "<a href='JavaScript:void(0)'>Continue shopping</a>",
    "<a href='tel:+34123'>Order by phone</a>",
  ])("is no such link: %s", async (html) => {
    await startHeld("remove_from_cart")
    find(".woocommerce-mini-cart__buttons").insertAdjacentHTML("beforeend", html)
    remove()
    expect(click(".woocommerce-mini-cart__buttons a:last-child")).toBe(false)
  })

  it("isn't followed where the shop's own page has to remove the line", async () => {
    await start(basket, { basket: [11] })
    page.server.fail("remove_from_cart", { kind: "status", status: 500 })
    const href = find(".remove_from_cart_button").getAttribute("href")
    remove()
    click(link)
    await page.clock.settle()
    await page.clock.advance(10)
    expect(go.mock.calls).toEqual([[href, "shop"]])
  })

  it("isn't followed where a change has failed", async () => {
    await start(basket, { basket: [11] })
    page.server.fail("remove_from_cart", { kind: "unreachable" })
    go.mockReturnValue(false)
    remove()
    click(link)
    await page.clock.settle()
    await page.clock.advance(10)
    expect([go.mock.calls.length, find("[role=alert]").textContent]).toEqual([1, "An unknown error occurred."])
  })
})

describe("a basket widget that hides itself", () => {
  const widget =
    '<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div><div class="widget_shopping_cart_content"></div></div>'
  const display = () => find(".widget_shopping_cart").style.display

  it("shows while there is something in the basket, and at once when something is added", async () => {
    await start(widget)
    expect(display()).toBe("none")
    sendHostEvent({ name: "adding_to_cart" })
    expect(display()).toBe("")
    document.cookie = "woocommerce_items_in_cart=2; path=/"
    sendHostEvent({ name: "wc_fragments_loaded" })
    expect(display()).toBe("")
    document.cookie = "woocommerce_items_in_cart=0; path=/"
    sendHostEvent({ name: "wc_fragments_refreshed" })
    expect(display()).toBe("none")
    page.stop()
    expect(find(".widget_shopping_cart").hasAttribute("style")).toBe(false)
  })
})

it("a basket widget that the theme's CSS hides is shown while there is something in the basket", async () => {
  await start(
    '<style>.widget_shopping_cart { display: none }</style><div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></div>',
  )
  sendHostEvent({ name: "adding_to_cart" })
  expect(find(".widget_shopping_cart").style.display).toBe("block")
})

describe("a count", () => {
  // The cookie alone has the number.
  beforeEach(() => Reflect.deleteProperty(window, "wc_cart_fragments_params"))

  it.each([
    ["Carrito (0)", "Carrito (2)"],
    ["You have 1,234 items, really", "You have 2 items, really"],
    ["1’234 Artikel", "2 Artikel"],
    ["1'234 Artikel", "2 Artikel"],
    ["١٬٢٣٤ items", "2 items"],
    ["<b>Basket</b><i>0</i>", "<b>Basket</b><i>2</i>"],
    ["", "2"],
    ["Basket", "Basket 2"],
    ["<b>Basket</b>", "<b>Basket</b> 2"],
    ["Basket: ", "Basket: 2"],
  ])("keeps the server's words: %s", async (words, expected) => {
    document.cookie = "woocommerce_items_in_cart=2; path=/"
    const body = `<a data-ringside="cart-count">${words}</a>`
    await start(body)
    page.scan()
    await page.clock.settle()
    expect(find("a").innerHTML).toBe(expected)
    page.stop()
    expect(document.body.innerHTML).toBe(body)
  })

  it.each([
    ["ar-EG", "السلة (0)", "السلة (١٬٢٣٤)"],
    ["fa-IR", "۱٬۰۰۰", "۱٬۲۳۴"],
    ["hi-u-nu-deva", "", "१,२३४"],
    ["zh-u-nu-hanidec", "购物车 (0)", "购物车 (一,二三四)"],
  ])("is written once in the digits of %s, however often the page is looked at", async (locale, words, expected) => {
    document.cookie = "woocommerce_items_in_cart=1234; path=/"
    const body = `<a data-ringside="cart-count">${words}</a>`
    await start(body, { config: { locale } })
    for (let count = 0; count < 3; count += 1) {
      page.scan()
      await page.clock.settle()
    }
    expect([find("a").textContent, find("a").childNodes.length]).toEqual([expected, 1])
    page.stop()
    expect(document.body.innerHTML).toBe(body)
  })

  it("is the server's again where it was stopped, and follows the basket elsewhere", async () => {
    document.cookie = "woocommerce_items_in_cart=2; path=/"
    await start('<a data-ringside="cart-count">(0)</a><a data-ringside="cart-count">(0)</a>')
    page.scan()
    await page.clock.settle()
    const [one, other] = document.querySelectorAll("a")
    if (one) stopBehaviours(page, one)
    document.cookie = "woocommerce_items_in_cart=3; path=/"
    sendHostEvent({ name: "added_to_cart" })
    page.scan()
    await page.clock.settle()
    expect([one?.textContent, other?.textContent]).toEqual(["(0)", "(3)"])
  })

  it("follows the basket, and leaves what others have written there", async () => {
    document.cookie = "woocommerce_items_in_cart=2; path=/"
    await start('<a data-ringside="cart-count">(0)</a><a data-ringside="cart-count">(0)</a>')
    page.scan()
    await page.clock.settle()
    document.cookie = "woocommerce_items_in_cart=3; path=/"
    sendHostEvent({ name: "added_to_cart" })
    const [one, other] = document.querySelectorAll("a")
    expect([one?.textContent, other?.textContent]).toEqual(["(3)", "(3)"])
    if (one?.firstChild) one.firstChild.nodeValue = "(theirs)"
    page.stop()
    expect([one?.textContent, other?.textContent]).toEqual(["(theirs)", "(0)"])
  })

  it("requests nothing while no hook shows it", async () => {
    await start("<p></p>")
    page.scan()
    await page.clock.settle()
    expect(requests().some((request) => request.startsWith("cart"))).toBe(false)
  })
})
