import { pressesService, startBehaviour, stopBehaviours } from "@ringside/core"
import { createTestPage, find, findA, provideJQuery, sendHostEvent, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { quantityBehaviour } from "./behaviour.ts"
import { printedButtonsBehaviour } from "./printedButtons.ts"

let page: TestPage

beforeEach(() => Reflect.set(window, "astra_qty_btn", { plus_qty: "Plus Quantity", minus_qty: "Minus Quantity" }))

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  document.body.className = ""
  document.documentElement.lang = ""
  Reflect.deleteProperty(window, "astra_qty_btn")
})

function start(html: string): void {
  document.body.innerHTML = html
  page = createTestPage()
  startBehaviour(quantityBehaviour, page)
}

const box = (attributes: string, inside = "") =>
  `<div class="quantity">${inside}<input class="qty" type="number" id="q" ${attributes}></div>`

const input = () => findA(HTMLInputElement, "#q")

describe("a quantity", () => {
  it.each([
    ['value="1" min="2"', "2"],
    ['value="3" min="2"', "3"],
    ['value="" min="2"', ""],
    ['value="1" min="-1"', "1"],
    ['value="1"', "1"],
  ])("with %s begins at %s", (attributes, expected) => {
    start(box(attributes))
    expect(input().value).toBe(expected)
  })

  it("on the basket page is not raised", () => {
    start(`<table><tr><td class="product-quantity">${box('value="1" min="2"')}</td></tr></table>`)
    expect(input().value).toBe("1")
  })

  it("gets minus and plus, named by the theme, in its own box", () => {
    start(box('value="1"'))
    expect(
      [...document.querySelectorAll("button")].map((button) => [button.className, button.getAttribute("aria-label")]),
    ).toEqual([
      ["minus", "Minus Quantity"],
      ["plus", "Plus Quantity"],
    ])
    expect(find("button.plus").getAttribute("aria-controls")).toBe("q")
    expect(input().previousElementSibling?.className).toBe("minus")
  })

  it("in the page builder's basket gets none, as in the theme", () => {
    start(`<div class="elementor-widget-woocommerce-cart">${box('value="1"')}</div>`)
    expect(document.querySelector("button")).toBeNull()
  })

  it("is named after its own product, not after another one in its element", () => {
    const title = (name: string) => `<h1 class="product_title">${name}</h1>`
    start(`<div class="product"><div class="product">${title("Glove")}</div>${title("Bag")}${box('value="1"')}</div>`)
    expect(find("button.plus").getAttribute("aria-label")).toBe("Plus Quantity: Bag")
  })

  it.each([
    ['<div class="quantity"><input class="qty" type="hidden" value="1"></div>'],
    ['<div class="quantity"><input class="qty" type="date"></div>'],
    ['<div class="quantity hidden"><input class="qty" type="number"></div>'],
    ['<div class="quantity buttons_added"><input class="qty" type="number"></div>'],
    ['<div class="quantity"></div>'],
  ])("gets no buttons in %s", (html) => {
    start(html)
    expect(document.body.innerHTML).toBe(html)
  })

  it("gets no buttons where it was stopped, nor in a box inserted later", () => {
    const html = `<main>${box('value="1"')}</main>`
    start(html)
    stopBehaviours(page, find("main"))
    page.scan()
    expect(document.body.innerHTML).toBe(html)
    find("main").innerHTML = box('value="2"')
    page.scan()
    expect(document.querySelectorAll("button")).toHaveLength(0)
  })

  it("gets buttons only once, after any scan", () => {
    start(box('value="1"'))
    sendHostEvent({ name: "updated_wc_div" })
    page.scan()
    expect(document.querySelectorAll("button")).toHaveLength(2)
  })

  it("that is moved into a hook later gets buttons of its own", () => {
    start('<div data-ringside="quantity"><input class="qty" type="number" value="1"></div>')
    const hook = find("[data-ringside]")
    for (let value = 2; value < 4; value += 1) {
      hook.innerHTML = `<input id="q" class="qty" type="number" value="${String(value)}">`
      page.scan()
      page.scan()
      expect(document.querySelectorAll("button")).toHaveLength(2)
      find("button.plus").click()
      expect(input().value).toBe(String(value + 1))
    }
    page.stop()
    expect(hook.outerHTML).toBe(
      '<div data-ringside="quantity"><input id="q" class="qty" type="number" value="3"></div>',
    )
  })

  it("in a copy of the page gets buttons of its own that work", () => {
    start(`${box('value="1"')}<div data-ringside="quantity"><input type="number" value="1"></div>`)
    const copy = document.body.cloneNode(true)
    document.body.replaceChildren(...copy.childNodes)
    page.scan()
    expect(document.querySelectorAll("button")).toHaveLength(4)
    for (const button of document.querySelectorAll<HTMLElement>("button.plus")) button.click()
    expect([...document.querySelectorAll("input")].map(({ value }) => value)).toEqual(["2", "2"])
    find("[data-ringside]").innerHTML = '<input type="number" value="7">'
    page.scan()
    expect(document.querySelectorAll("[data-ringside] button")).toHaveLength(2)
  })

  it("in a copy is restored when the page stops", () => {
    const html = `<main>${box('value="1"')}</main>`
    Reflect.set(window, "astra_qty_btn", { style_type: "no-internal-border" })
    start(html)
    find("main").append(find(".quantity").cloneNode(true))
    page.scan()
    expect(document.querySelectorAll("button")).toHaveLength(4)
    page.stop()
    expect(document.body.innerHTML).toBe(`<main>${box('value="1"').repeat(2)}</main>`)
  })

  it("in a box whose content is printed again gets buttons of its own", () => {
    start(box('value="1"'))
    find(".quantity").innerHTML = find(".quantity").innerHTML
    page.scan()
    find("button.plus").click()
    expect([document.querySelectorAll("button").length, input().value]).toEqual([2, "2"])
  })

  it.each([
    ["placeholders", '<a class="ast-qty-placeholder plus" href="javascript:void(0)">+</a>'],
    ["none", ""],
  ])(
    "in replaced markup (with %s) keeps its line for a deferred press, and loses nothing when it comes back",
    (_, inside) => {
      const html = `<main>${box('value="1"', inside)}</main>`
      start(html)
      const [list, button] = [find(".quantity"), find("button.plus")]
      list.remove()
      page.scan()
      expect(list.contains(button)).toBe(true)
      find("main").append(list)
      page.scan()
      expect(document.querySelectorAll("button")).toHaveLength(2)
      page.stop()
      expect(document.body.innerHTML).toBe(html)
    },
  )

  it("in a box within another is stepped by the inner one alone, and stops with it", () => {
    const html = `<div data-ringside="quantity">${box('value="1"')}</div>`
    start(html)
    expect([...document.querySelectorAll(".buttons_added")]).toEqual([find(".quantity")])
    stopBehaviours(page, find(".quantity"))
    page.scan()
    expect(document.body.innerHTML).toBe(html)
  })

  it("gets no buttons again after the host removed them, and none in a hook around its box", () => {
    start(`<div data-ringside="quantity">${box('value="1"')}</div>`)
    expect(document.querySelectorAll("button")).toHaveLength(2)
    for (const button of document.querySelectorAll("button")) button.remove()
    page.scan()
    expect(document.querySelectorAll("button")).toHaveLength(0)
  })

  it("of the server's is restored by stop(), with its placeholders", () => {
    const html = box(
      'value="1" min="1"',
      '<a class="ast-qty-placeholder minus" href="javascript:void(0)">-</a><a class="ast-qty-placeholder plus" href="javascript:void(0)">+</a>',
    )
    start(html)
    expect(document.querySelectorAll("a")).toHaveLength(0)
    expect(document.querySelectorAll("button")).toHaveLength(2)
    page.stop()
    expect(document.body.innerHTML).toBe(html)
  })

  it("replaces a placeholder, with its focus and presses", () => {
    document.body.innerHTML = box('value="1"', '<a class="ast-qty-placeholder plus" href="javascript:void(0)">+</a>')
    page = createTestPage()
    const placeholder = find("a")
    placeholder.focus()
    startBehaviour(quantityBehaviour, page)
    expect(document.activeElement).toBe(find("button.plus"))
    expect(page.decorations.replacementOf(placeholder)).toBe(find("button.plus"))
  })

  it("replaces a pressed placeholder after its click, which changes the quantity", async () => {
    const placeholder = '<a class="ast-qty-placeholder plus" href="javascript:void(0)">+</a>'
    document.body.innerHTML = box('value="1"', placeholder)
    page = createTestPage()
    const press = (type: string) =>
      find(".plus").dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true }))
    pressesService.of(page)
    press("pointerdown")
    startBehaviour(quantityBehaviour, page)
    page.scan()
    expect(find(".plus").localName).toBe("a")
    press("pointerup")
    find(".plus").click()
    expect(input().value).toBe("1")
    await page.clock.settle()
    expect([find(".plus").localName, input().value]).toEqual(["button", "2"])
  })

  it("replaces a placeholder that was just inserted at a click, which changes the quantity", async () => {
    start("<main></main>")
    find("main").innerHTML = box(
      'value="1"',
      '<a class="ast-qty-placeholder plus" href="javascript:void(0)"><i class="icon"></i></a>',
    )
    find(".plus i").click()
    await page.clock.settle()
    expect([find(".plus").localName, find(".plus").innerHTML, input().value]).toEqual([
      "button",
      '<i class="icon"></i>',
      "2",
    ])
  })

  it("in a new line of the basket replaces placeholders after a frame, and at once when one has focus", () => {
    const line = `<div class="mini_cart_item">${box('value="1"', '<a class="ast-qty-placeholder plus" href="#">+</a>')}</div>`
    start('<main class="widget_shopping_cart_content" tabindex="-1"></main>')
    find("main").innerHTML = line
    page.scan()
    expect(find(".plus").localName).toBe("a")
    page.clock.pass(0)
    expect(find(".plus").localName).toBe("button")
    find("main").innerHTML = line
    find("main").focus()
    page.scan()
    expect(find(".plus").localName).toBe("button")
  })

  it("outside the basket does not wait for its lines", () => {
    const line = `<div class="mini_cart_item">${box('value="1"', '<a class="ast-qty-placeholder plus" href="#">+</a>')}</div>`
    start(`<main class="widget_shopping_cart_content">${line}</main><form class="cart">${box('value="1"')}</form>`)
    expect([find("main .plus").localName, find("form .plus").localName]).toEqual(["a", "button"])
  })

  it("in a box within a hook keeps its buttons when the element is no longer a hook", () => {
    start(`<div data-ringside="quantity">${box('value="1"')}</div>`)
    find("[data-ringside]").removeAttribute("data-ringside")
    page.scan()
    expect(document.querySelectorAll("button")).toHaveLength(2)
  })

  it("loses its buttons when the theme's script is loaded later", () => {
    const html = box('value="1"')
    start(html)
    document.body.insertAdjacentHTML(
      "beforeend",
      '<script id="astra-add-to-cart-quantity-btn-js" type="text/plain"></script>',
    )
    page.scan()
    expect(find(".quantity").outerHTML).toBe(html)
  })

  it("is left to the theme's script where that runs, and stays plain without settings", () => {
    start(`${box('value="1"')}<script id="astra-add-to-cart-quantity-btn-js" type="text/plain"></script>`)
    expect(document.querySelector("button")).toBeNull()
    page.stop()
    Reflect.deleteProperty(window, "astra_qty_btn")
    start(`${box('value="1"')}<div data-ringside="quantity"><input id="hook" type="number" value="1"></div>`)
    expect(document.querySelectorAll("button")).toHaveLength(2)
    expect(find("#hook").nextElementSibling?.getAttribute("aria-label")).toBe("One more")
  })
})

describe("a step", () => {
  it("disables buttons at the limits before it is used", () => {
    start(box('value="1" min="1" max="3"'))
    expect(["minus", "plus"].map((name) => find(`button.${name}`).getAttribute("aria-disabled"))).toEqual([
      "true",
      null,
    ])
  })

  it("sends the same events as typing, and disables buttons at the limits", () => {
    start(box('value="2" min="1" max="3"'))
    const received: string[] = []
    for (const type of ["input", "change"]) {
      document.body.addEventListener(type, () => received.push(`${type} ${input().value}`), { once: true })
    }
    find("button.plus").click()
    expect(received).toEqual(["input 3", "change 3"])
    expect(find("button.plus").getAttribute("aria-disabled")).toBe("true")
    find("button.minus").click()
    expect(find("button.plus").hasAttribute("aria-disabled")).toBe(false)
  })

  it("beyond a limit changes nothing", () => {
    start(box('value="3" min="1" max="3"'))
    const received = vi.fn()
    input().addEventListener("change", received)
    find("button.plus").click()
    expect([input().value, received.mock.calls.length]).toEqual(["3", 0])
  })

  it("on the basket page updates the basket once, when the shopper has finished", async () => {
    document.body.className = "woocommerce-cart"
    start(
      `<div class="product-quantity">${box('value="1"')}</div><button type="button" name="update_cart" disabled>Update</button>`,
    )
    const updated = vi.fn()
    find("[name=update_cart]").addEventListener("click", updated)
    find("button.plus").click()
    await page.clock.advance(399)
    find("button.plus").click()
    await page.clock.advance(399)
    expect(updated).not.toHaveBeenCalled()
    await page.clock.advance(1)
    expect([updated.mock.calls.length, input().value]).toEqual([1, "3"])
  })
})

describe("minus and plus of the host", () => {
  const printed = (field: string, tag = "input") => {
    const button = (name: string) =>
      tag === "input" ? `<input type="button" class="${name}" value="x">` : `<${tag} class="${name}">x</${tag}>`
    return `<form><div class="quantity buttons_added">${button("minus")}${field}${button("plus")}</div></form>`
  }
  const number = '<input class="qty" type="number" id="q" value="2" min="1" max="3">'
  const open = (html: string) => {
    start(html)
    startBehaviour(printedButtonsBehaviour, page)
  }
  const press = async (selector: string) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true })
    find(selector).dispatchEvent(event)
    await page.clock.advance(0)
    return event.defaultPrevented
  }

  it.each([
    ["input", false],
    ["button", true],
    ["a", true],
  ])("change the value by a step, as %s", async (tag, isTaken) => {
    open(printed(number, tag))
    const changes: string[] = []
    for (const type of ["input", "change"]) input().addEventListener(type, () => changes.push(type))
    expect(await press(".plus")).toBe(isTaken)
    expect([input().value, changes]).toEqual(["3", ["input", "change"]])
    await press(".plus")
    await press(".minus")
    expect(input().value).toBe("2")
  })

  it("are left to the theme's script, which has changed the value", async () => {
    open(printed(number))
    find(".plus").addEventListener("click", () => (input().value = "3"))
    await press(".plus")
    expect(input().value).toBe("3")
  })

  it("are left to the theme's script at a click sent through jQuery, whose handlers run first", async () => {
    const ended = new AbortController()
    const jQuery = await provideJQuery(ended.signal)
    open(printed(number.replace('max="3"', 'max="9"')))
    jQuery(document).on("click", () => {
      input().value = String(Number(input().value) + 1)
      jQuery(input()).trigger("change")
    })
    jQuery(find(".plus")).trigger("click")
    await page.clock.advance(0)
    expect(input().value).toBe("3")
    await press(".plus")
    expect(input().value).toBe("4")
    jQuery(document).off()
    ended.abort()
  })

  it("don't change a select", async () => {
    open(printed('<select class="qty" id="s"><option selected>1</option><option>2</option></select>'))
    await press(".plus")
    expect(findA(HTMLSelectElement, "#s").value).toBe("1")
  })
})
