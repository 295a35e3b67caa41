import { createTestPage, find, findA, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { focusKeeperService } from "./basketFocus.ts"

let keeper: ReturnType<typeof focusKeeperService.of>
let page: TestPage

beforeEach(() => {
  page = createTestPage()
  keeper = focusKeeperService.of(page)
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const steps = '<button class="minus">-</button><button class="plus">+</button>'
const line = (key: string, controls = steps) =>
  `<li><a class="remove" href="/carrito/?remove_item=${key}" data-cart_item_key="${key}">x</a><a href="/product/${key}/">${key}</a><div class="quantity"><input name="cart[${key}][qty]" value="2">${controls}</div></li>`
const basket = (...lines: readonly string[]) =>
  lines.length === 0
    ? '<div id="basket"><p class="woocommerce-mini-cart__empty-message">Empty</p></div>'
    : `<div id="basket"><ul>${lines.join("")}</ul><p><a class="button" href="/carrito/">View</a><a class="button" href="/checkout/">Pay</a><button class="clear">Clear</button></p></div>`

/** Replaces an element, as fragments are. */
function replace(html: string, selector = "#basket"): void {
  const old = find(selector)
  const giveFocus = keeper(old)
  const fresh = document.createRange().createContextualFragment(html)
  const elements = [...fresh.children]
  old.before(fresh)
  giveFocus?.(elements)
  old.remove()
}

/** The replaced element is still there while focus moves, so `selector` is looked for in the one that has come. */
function focusOn(selector: string): void {
  find(selector).focus()
  expect(document.activeElement).toBe(find(selector))
}

/** Waits until all that follows a replacement in the same task is over. */
const settle = () => Promise.resolve()

describe("focus stays on the same control", () => {
  const of = (key: string, control: string) => `li:has([data-cart_item_key="${key}"]) ${control}`

  it.each([
    ["plus", of("b", ".plus")],
    ["minus", of("b", ".minus")],
    ["the quantity", of("b", "input")],
    ["the remove link", of("b", ".remove")],
    ["the product's link", of("b", '[href="/product/b/"]')],
    ["the link to the basket", '[href="/carrito/"]'],
    ["the link to the checkout", '[href="/checkout/"]'],
    ["a button without a name", ".clear"],
  ])("%s, although the lines are in another order", async (_, control) => {
    document.body.innerHTML = basket(line("a"), line("b"), line("c"))
    focusOn(control)
    replace(basket(line("c"), line("b"), line("d"), line("a")))
    expect(document.activeElement).toBe(find(control))
    await settle()
    expect(document.activeElement).toBe(find(control))
  })

  it.each(['[href="/carrito/"]', ".clear", of("a", ".plus"), of("a", "input")])(
    "%s, of a basket that has or had one line",
    (control) => {
      document.body.innerHTML = basket(line("a"))
      focusOn(control)
      replace(basket(line("b"), line("a")))
      expect(document.activeElement).toBe(find(control))
      replace(basket(line("a")))
      expect(document.activeElement).toBe(find(control))
    },
  )

  it("in a table whose remove links have no key", () => {
    const row = (key: string) =>
      `<tr class="cart_item"><td><a class="remove" href="?remove_item=${key}">x</a></td><td><input name="cart[${key}][qty]"><a class="plus" href="#">+</a></td></tr>`
    const table = (...keys: readonly string[]) => `<table id="basket"><tbody>${keys.map(row).join("")}</tbody></table>`
    document.body.innerHTML = table("a", "b")
    for (const control of [".remove", ".plus"]) {
      const inRow = `tr:has([name="cart[b][qty]"]) ${control}`
      focusOn(inRow)
      replace(table("c", "b", "a"))
      expect(document.activeElement).toBe(find(inRow))
    }
  })

  it("of a part that is replaced before the whole", () => {
    document.body.innerHTML = basket(line("a"), line("b"))
    focusOn(of("b", ".plus"))
    replace(`<ul>${line("a")}${line("b", "")}</ul>`, "ul")
    replace(basket(line("a"), line("b")))
    expect(document.activeElement).toBe(find(of("b", ".plus")))
  })

  it("that is itself replaced", () => {
    document.body.innerHTML = '<a id="basket" href="/carrito/">1</a>'
    focusOn("a")
    replace('<a id="basket" href="/cart/" class="full">2</a>')
    expect(document.activeElement).toBe(find("a"))
    expect(find("a").hasAttribute("tabindex")).toBe(false)
  })
})

describe("a control that scripts put into the markup", () => {
  it("right after the replacement has focus again, and the markup doesn't take it then", async () => {
    document.body.innerHTML = basket(line("a"), line("b"))
    focusOn("li:last-child .plus")
    replace(basket(line("a", ""), line("b", "")))
    expect(document.activeElement).toBe(find("#basket"))
    for (const box of document.querySelectorAll(".quantity")) box.insertAdjacentHTML("beforeend", steps)
    await settle()
    expect(document.activeElement).toBe(find("li:last-child .plus"))
    expect(find("#basket").hasAttribute("tabindex")).toBe(false)
  })

  it("in place of one that had focus gets it, too", async () => {
    document.body.innerHTML = basket(line("a"))
    focusOn(".plus")
    replace(basket(line("a", '<a class="plus" href="#">+</a>')))
    expect(document.activeElement).toBe(find("a.plus"))
    find("a.plus").outerHTML = '<button class="plus">+</button>'
    await settle()
    expect(document.activeElement).toBe(find("button.plus"))
  })

  it("doesn't take back focus that was moved meanwhile", async () => {
    document.body.innerHTML = `${basket(line("a"))}<input id="elsewhere">`
    focusOn(".plus")
    replace(basket(line("a", "")))
    focusOn("#elsewhere")
    find(".quantity").insertAdjacentHTML("beforeend", steps)
    await settle()
    expect(document.activeElement).toBe(find("#elsewhere"))
    expect(find("#basket").hasAttribute("tabindex")).toBe(false)
  })
})

describe("a control that was removed", () => {
  it.each([
    ["with its line gives focus to the remove link in that line's place", ".plus", [line("a"), line("c")], "c"],
    ["with the last line gives focus to the last remove link", "li:last-child input", [line("a"), line("b")], "b"],
  ])("%s", async (_, control, lines, key) => {
    document.body.innerHTML = basket(line("a"), line("b"), line("c"))
    focusOn(control === ".plus" ? "li:nth-child(2) .plus" : control)
    replace(basket(...lines))
    await settle()
    expect(document.activeElement).toBe(find(`[data-cart_item_key="${key}"]`))
  })

  it("while its line stays moves focus to the line's quantity, never to its remove link", async () => {
    document.body.innerHTML = basket(line("a"), line("b"))
    focusOn("li:last-child .plus")
    replace(basket(line("a", ""), line("b", "")))
    await settle()
    expect(document.activeElement).toBe(find("li:last-child input"))
  })

  it.each([
    ["of the whole basket gives focus to the markup, also beside a single line", "the-basket", ".clear"],
    ["of a single line gives focus to that line's quantity", "the-line", ".plus"],
  ])("%s, where it comes back disabled", async (_, place, control) => {
    document.body.innerHTML = basket(line("a"))
    focusOn(control)
    replace(basket(line("a")).replace(`class="${control.slice(1)}"`, "$& disabled"))
    await settle()
    expect(document.activeElement).toBe(find(place === "the-line" ? "li input" : "#basket"))
  })

  it("without a line moves focus to the markup, or to the message of an empty basket", async () => {
    document.body.innerHTML = basket(line("a"), line("b"))
    focusOn(".clear")
    replace(`<div id="basket">${line("a")}${line("b")}</div>`)
    await settle()
    expect(document.activeElement).toBe(find("#basket"))
    replace(basket())
    await settle()
    expect(document.activeElement).toBe(find(".woocommerce-mini-cart__empty-message"))
  })
})

it("keeps the selected text of a quantity in its replacement", async () => {
  document.body.innerHTML = basket(line("a"))
  const field = findA(HTMLInputElement, "input")
  field.value = "1234"
  field.focus()
  field.setSelectionRange(1, 3)
  replace(basket(line("a").replace('value="2"', 'value="1235"')))
  await settle()
  const { selectionStart, selectionEnd } = findA(HTMLInputElement, "input")
  expect([selectionStart, selectionEnd]).toEqual([1, 3])
})

it("doesn't move focus from elsewhere", async () => {
  document.body.innerHTML = `${basket(line("a"))}<input id="elsewhere">`
  focusOn("#elsewhere")
  replace(basket(line("b")))
  await settle()
  expect(document.activeElement).toBe(find("#elsewhere"))
})
