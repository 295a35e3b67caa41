import { basketTotalsShown } from "@ringside/cart"
import { startBehaviour, scrollerService } from "@ringside/core"
import { createCartServer, createGate, createTestPage, find, findA, findAll, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { basketSettings } from "./basketForTests.ts"
import { createBehaviours } from "./late.ts"
import { showAnswer } from "./showAnswer.ts"

let page: TestPage

/**
 * The double's basket page as a browser shows it, with three Southpaws and a Cornerman in the basket. `before` runs when the markup is
 * there, before our code.
 */
async function openBasketPage(before?: () => unknown, reload = (): void => undefined): Promise<TestPage> {
  const server = createCartServer()
  server.basketOf().add({ id: 11, quantity: 3 })
  server.basketOf().add({ id: 12, quantity: 1 })
  const answer = await server.handlePage({ method: "GET", path: "/en/carrito/", headers: {}, body: "" })
  document.body.innerHTML = answer?.body.replace(/^.*?(?=<main>)/s, "") ?? ""
  before?.()
  const opened = createTestPage({ server, config: { host: { wc_cart_params: basketSettings } } })
  vi.spyOn(opened.navigation, "reload").mockImplementation(reload)
  // This document has no layout to scroll in.
  scrollerService.provide(opened, { to: () => Promise.resolve(true), reveal: () => undefined })
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, opened)
  return opened
}

beforeEach(async () => {
  page = await openBasketPage()
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const names = [
  ...["updated_wc_div", "updated_cart_totals", "wc_cart_emptied", "item_removed_from_classic_cart"],
  ...[
    "errored_coupon",
    "applied_coupon",
    "removed_coupon",
    "updated_shipping_method",
    "country_to_state_changed",
    "update_checkout",
  ],
]

/** Notes the platform's events from now on, with their details. */
function noteEvents(): string[] {
  const received: string[] = []
  for (const name of names) {
    const note = (event: Event) => {
      const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : ""
      received.push(detail === "{}" ? name : `${name} ${detail}`)
    }
    document.body.addEventListener(name, note, { signal: page.signal })
  }
  return received
}

const findInput = (selector: string) => findA(HTMLInputElement, selector)
const field = (name = "Southpaw") => findInput(`.cart_item:has([href*="${name.toLowerCase()}"]) .qty`)
const update = () => findA(HTMLButtonElement, "[name=update_cart]")
const coupon = () => findInput("#coupon_code")
const readNotices = () =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent.trim().replace(/\s+/g, " "))
const readTotal = () => find(".order-total td").textContent.replace("\u00A0", " ")
const readAsked = () => page.server.requests.map(({ endpoint, method }) => `${method} ${endpoint}`)
const readBody = (index = -1) => Object.fromEntries(new URLSearchParams(page.server.requests.at(index)?.body))

function enter(input: HTMLInputElement, value: string): void {
  input.focus()
  input.value = value
  input.dispatchEvent(new Event("input", { bubbles: true }))
}
/** Presses a submit button, as a browser reports it. */
function press(button: HTMLElement): SubmitEvent {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button })
  button.closest("form")?.dispatchEvent(event)
  return event
}
async function applyCoupon(code: string): Promise<void> {
  enter(coupon(), code)
  press(find("[name=apply_coupon]"))
  await page.clock.settle()
}

/** Fields that plugins print in lines: a subscription's plan, boxes that share a name, a text and a list. */
const lineFields = [
  ...["0", "1_month"].map(
    (plan, index) => `<input type="radio" name="cart[a][plan]" value="${plan}" ${index === 0 ? "checked" : ""}>`,
  ),
  ...["x", "y"].map((gift) => `<input type="checkbox" name="cart[a][gifts][]" value="${gift}">`),
  '<textarea name="cart[a][note]"></textarea>',
  '<select name="cart[a][wrap]"><option value="none"><option value="paper"></select>',
].join("")

describe("fields that plugins print in lines", () => {
  const html = `<form class="woocommerce-cart-form"><table><tr class="cart_item"><td><input class="qty" name="cart[a][qty]" value="2">${lineFields}</td></tr></table><button name="update_cart" disabled>Update</button></form>`
  const sent = [
    ["cart[a][qty]", "2"],
    ["cart[a][plan]", "0"],
    ["cart[a][note]", ""],
    ["cart[a][wrap]", "none"],
  ] as const
  const list = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)]
  const readPlans = () => list(".cart_item [type=radio]").map(({ value, checked }) => [value, checked])
  const readGifts = () => list(".cart_item [type=checkbox]").map(({ value, checked }) => [value, checked])
  const readTexts = () => list(".cart_item :is(.qty, textarea, select)").map(({ value }) => value)
  const choose = (selector: string) => findInput(selector).click()

  beforeEach(() => {
    find("form.woocommerce-cart-form").outerHTML = html
    page.scan()
  })

  it.each([
    ["the lines", sent],
    ["none", null],
  ])("stay as the shop prints them after a request that sent %s", (_, fields) => {
    showAnswer(page, { kind: "html", html }, { sent: fields })
    expect(readPlans()).toEqual([
      ["0", true],
      ["1_month", false],
    ])
    expect(readGifts()).toEqual([
      ["x", false],
      ["y", false],
    ])
    expect(readTexts()).toEqual(["2", "", "none"])
    expect(update().disabled).toBe(true)
  })

  it("keep an edit that wasn't sent where the shop prints the field disabled, for a script to enable", () => {
    const quantity = list(".qty")[0]
    if (!quantity) throw new Error("The line has no quantity.")
    quantity.value = "7"
    showAnswer(page, { kind: "html", html: html.replace('value="2"', 'value="2" disabled') }, { sent })
    expect(readTexts()).toEqual(["7", "", "none"])
  })

  it("stay as the shop prints them where a script of the page has disabled them since the request", () => {
    for (const field of list(".cart_item :is(input, select, textarea)")) field.disabled = true
    showAnswer(page, { kind: "html", html: html.replace('value="2"', 'value="1"') }, { sent })
    expect(readTexts()).toEqual(["1", "", "none"])
    expect(update().disabled).toBe(true)
  })

  it.each([
    ["the lines", sent],
    ["none", null],
  ])("keep what was chosen during a request that sent %s", (_, fields) => {
    choose("[value='1_month']")
    choose("[value=y]")
    findA(HTMLTextAreaElement, "textarea").value = "For Ana"
    findA(HTMLSelectElement, "select").value = "paper"
    showAnswer(page, { kind: "html", html }, { sent: fields })
    expect(readPlans()).toEqual([
      ["0", false],
      ["1_month", true],
    ])
    expect(readGifts()).toEqual([
      ["x", false],
      ["y", true],
    ])
    expect(readTexts()).toEqual(["2", "For Ana", "paper"])
    expect(update().disabled).toBe(false)
  })

  it("have the shop's state where it answers another one than was sent", () => {
    choose("[value='1_month']")
    const chosen = sent.map(([name, value]) => [name, name.endsWith("[plan]") ? "1_month" : value] as const)
    showAnswer(page, { kind: "html", html }, { sent: chosen })
    expect(readPlans()).toEqual([
      ["0", true],
      ["1_month", false],
    ])
  })

  describe("such as a box with a hidden field for its unchecked state", () => {
    const box = (checked: string) =>
      html.replace(
        "<textarea",
        `<input type="hidden" name="cart[a][wrapped]" value="0"><input type="checkbox" id="wrapped" name="cart[a][wrapped]" value="1" ${checked}>$&`,
      )
    const show = (printed: string) => {
      find("form.woocommerce-cart-form").outerHTML = printed
      page.scan()
    }

    it("have the shop's answer to the state that was sent", () => {
      show(box(""))
      choose("#wrapped")
      const wrapped = [...sent, ["cart[a][wrapped]", "0"], ["cart[a][wrapped]", "1"]] as const
      showAnswer(page, { kind: "html", html: box("") }, { sent: wrapped })
      expect(findInput("#wrapped").checked).toBe(false)
    })

    it.each([
      ["with", (printed: string) => printed, [["cart[a][wrapped]", "0"]] as const],
      ["without", (printed: string) => printed.replace(/<input type="hidden"[^>]*>/, ""), [] as const],
    ])("keep a second choice during the request, %s that field", (_, edit, wrapped) => {
      show(edit(box("checked")))
      showAnswer(page, { kind: "html", html: edit(box("")) }, { sent: [...sent, ...wrapped] })
      expect(findInput("#wrapped").checked).toBe(true)
    })
  })

  it("keep the shop's plan where the chosen one is no longer offered", () => {
    choose("[value='1_month']")
    showAnswer(page, { kind: "html", html: html.replace(/<input type="radio"[^>]*1_month[^>]*>/, "") }, { sent })
    expect(readPlans()).toEqual([["0", true]])
  })
})

/** Presses Enter in the field; returns which of the two events were prevented. A browser sends no `keypress` after a prevented `keydown`. */
function pressEnter(init: KeyboardEventInit = {}) {
  const send = (type: string) =>
    !field().dispatchEvent(new KeyboardEvent(type, { key: "Enter", bubbles: true, cancelable: true, ...init }))
  const keydown = send("keydown")
  return { keydown, keypress: !keydown && send("keypress") }
}

describe("the way to the checkout", () => {
  /** Presses the link by a key, which busy totals don't keep out. */
  const pressLink = () => {
    const link = findA(HTMLAnchorElement, ".cart_totals a.checkout-button")
    const event = new MouseEvent("click", { bubbles: true, cancelable: true })
    link.dispatchEvent(event)
    return { isHeld: event.defaultPrevented, href: link.href }
  }
  const watchGo = () => vi.spyOn(page.navigation, "go").mockReturnValue(true)

  it("waits until the quantities are saved", async () => {
    const go = watchGo()
    enter(field(), "5")
    press(update())
    const { isHeld, href } = pressLink()
    expect([isHeld, go.mock.calls]).toEqual([true, []])
    await page.clock.settle()
    await vi.waitFor(() => expect(go.mock.calls).toEqual([[href, "shop"]]))
  })

  it("waits until quantities that were entered meanwhile are saved, too", async () => {
    const go = watchGo()
    const gates = [createGate(), createGate()]
    for (const { fault } of gates) page.server.fail("basket page", fault)
    const isAsked = (times: number) => vi.waitFor(() => expect(readAsked()).toHaveLength(times))
    enter(field(), "5")
    press(update())
    await isAsked(1)
    enter(field(), "6")
    press(update())
    const { href } = pressLink()
    gates[0]?.open()
    await isAsked(2)
    await page.clock.advance(100)
    expect(go).not.toHaveBeenCalled()
    gates[1]?.open()
    await vi.waitFor(async () => {
      await page.clock.advance(1)
      expect(go.mock.calls).toEqual([[href, "shop"]])
    })
    expect(field().value).toBe("6")
  })

  it.each<[string, () => void]>([
    [
      "the shop can't be reached",
      () => {
        page.server.fail("basket page", { kind: "status", status: 500 }, 3)
        enter(field(), "5")
        press(update())
      },
    ],
    [
      "the shop refuses a coupon",
      () => {
        enter(coupon(), "nothing")
        press(find("[name=apply_coupon]"))
      },
    ],
  ])("isn't followed where %s", async (_, change) => {
    const go = watchGo()
    change()
    expect(pressLink().isHeld).toBe(true)
    await page.clock.settle()
    await page.clock.advance(100)
    await vi.waitFor(() => expect(document.querySelector(".woocommerce-error, .coupon-error-notice")).not.toBeNull())
    await page.clock.settle()
    expect(go).not.toHaveBeenCalled()
  })

  it("isn't gone if the shop refuses the quantities", async () => {
    const go = watchGo()
    page.server.setStock(11, 1)
    enter(field(), "5")
    press(update())
    pressLink()
    await page.clock.settle()
    await vi.waitFor(() => expect(readNotices()).not.toEqual([]))
    expect(go).not.toHaveBeenCalled()
  })
})

describe("focus after an action", () => {
  /** Notes each element that gets focus from now on. */
  const noteFocus = () => {
    const moves: string[] = []
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      moves.push(target.getAttribute("role") ?? target.getAttribute("name") ?? target.className)
    }
    document.addEventListener("focusin", note, { signal: page.signal })
    return moves
  }
  const usePressed = (element: HTMLElement) => {
    element.focus()
    return () => element.click()
  }

  it.each([
    [
      "an update",
      () => {
        enter(field(), "5")
        update().focus()
        return () => press(update())
      },
      ["woocommerce-cart-form", "alert"],
    ],
    [
      "an update of a basket with one line",
      async () => {
        enter(field("Cornerman"), "0")
        press(update())
        await page.clock.settle()
        await page.clock.advance(600)
        enter(field(), "5")
        update().focus()
        return () => press(update())
      },
      ["woocommerce-cart-form", "alert"],
    ],
    ["a removal", () => usePressed(find('[aria-label="Remove Southpaw from basket"]')), ["button", "alert"]],
    [
      "a coupon that is taken off",
      async () => {
        await applyCoupon("ring10")
        await page.clock.advance(600)
        return usePressed(find(".woocommerce-remove-coupon"))
      },
      ["cart_totals", "alert"],
    ],
    [
      "a quantity sent by Enter, in whose field the shopper stays,",
      () => {
        enter(field(), "5")
        return pressEnter
      },
      [expect.stringMatching(/^cart\[/)],
    ],
  ])("of %s moves once, and at most once more, to the notice", async (_, prepare, expected) => {
    const perform = await prepare()
    const moves = noteFocus()
    perform()
    await page.clock.settle()
    await page.clock.advance(600)
    expect(moves).toEqual(expected)
  })
})

describe("quantities", () => {
  it("enable the button that sends them", () => {
    expect([update().disabled, update().getAttribute("aria-disabled")]).toEqual([true, "true"])
    enter(field(), "5")
    expect([update().disabled, update().getAttribute("aria-disabled")]).toEqual([false, null])
  })

  it("are sent with the whole form and the button, and the answer comes onto the page", async () => {
    const received = noteEvents()
    enter(field(), "5")
    expect(press(update()).defaultPrevented).toBe(true)
    await page.clock.settle()
    expect(readAsked()).toEqual(["POST basket page"])
    expect(readBody()).toMatchObject({ update_cart: "Update Cart", "woocommerce-cart-nonce": "nonce-0" })
    expect([field().value, field().defaultValue, readTotal()]).toEqual(["5", "5", "254,45 €"])
    expect(received).toEqual(["updated_cart_totals", "updated_wc_div"])
    expect(readNotices()).toEqual(["Basket updated."])
    expect(update().disabled).toBe(true)
    expect(document.activeElement).toBe(field())
    // The notice doesn't say it.
    await page.clock.advance(1000)
    expect(find(".widget_shopping_cart_live_region").textContent).toMatch(/254,45/)
  })

  it("and other fields of a line are sent by Enter, which presses the coupon's button", async () => {
    find(".cart_item td").insertAdjacentHTML(
      "beforeend",
      '<input type="email" name="recipient[a]" value="ana@example.com">',
    )
    findInput("[type=email]").focus()
    press(find("[name=apply_coupon]"))
    await page.clock.settle()
    expect(readAsked()).toEqual(["POST basket page"])
    expect(readBody()).toMatchObject({ update_cart: "Update Cart", "recipient[a]": "ana@example.com" })
  })

  it("aren't sent by a button that a plugin prints in a line", () => {
    find(".cart_item td").insertAdjacentHTML("beforeend", '<input type="submit" name="save_for_later">')
    findInput("[name=save_for_later]").focus()
    expect(press(find("[name=save_for_later]")).defaultPrevented).toBe(false)
  })

  it("of a basket with one line are sent by the button, from which focus goes to the form and then to the notice", async () => {
    enter(field("Cornerman"), "0")
    press(update())
    await page.clock.settle()
    enter(field(), "5")
    update().focus()
    press(update())
    await page.clock.settle()
    expect([update().disabled, document.activeElement]).toEqual([true, find(".woocommerce-cart-form")])
    await page.clock.advance(500)
    expect(document.activeElement).toBe(find("[role=alert]"))
    expect(document.activeElement?.textContent).toContain("Basket updated.")
  })

  it("are sent by Enter if they are valid", async () => {
    enter(field(), "5")
    expect(pressEnter()).toEqual({ keydown: false, keypress: true })
    await page.clock.settle()
    expect(readBody()["update_cart"]).toBe("Update Cart")
    enter(field(), "5000")
    pressEnter()
    await page.clock.settle()
    expect(readAsked()).toHaveLength(1)
  })

  it("aren't sent by the Enter of an input method", async () => {
    enter(field(), "5")
    const isPrevented = pressEnter({ isComposing: true })
    await page.clock.settle()
    expect([isPrevented, readAsked()]).toEqual([{ keydown: false, keypress: false }, []])
  })

  it("that are entered while an answer is on its way are kept, and sent after it", async () => {
    const gate = createGate()
    page.server.fail("basket page", gate.fault)
    enter(field(), "5")
    press(update())
    await page.clock.settle()
    expect(find("form").matches(".processing[aria-busy=true]")).toBe(true)
    enter(field("Cornerman"), "2")
    press(update())
    press(update())
    gate.open()
    await page.clock.settle()
    expect(readAsked()).toEqual(["POST basket page", "POST basket page"])
    expect([field().value, field("Cornerman").value]).toEqual(["5", "2"])
    expect(page.server.basketOf().lines.map(({ quantity }) => quantity)).toEqual([5, 2])
  })

  it.each([
    ["comes", false],
    ["is lost", true],
  ])("that are sent while the basket is fetched again follow when that answer %s", async (_, isLost) => {
    const gate = createGate()
    if (isLost) {
      vi.spyOn(page, "http").mockImplementationOnce(async () => {
        await gate.fault.until
        return { kind: "unreachable", reason: "network" }
      })
    } else page.server.fail("basket page", gate.fault)
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true }))
    await page.clock.settle()
    enter(field(), "5")
    press(update())
    gate.open()
    await page.clock.settle()
    expect(page.server.basketOf().lines.map(({ quantity }) => quantity)).toEqual([5, 1])
    expect([field().value, update().disabled, readNotices()]).toEqual(["5", true, ["Basket updated."]])
  })

  it("are not sent twice by a second press", async () => {
    enter(field(), "5")
    press(update())
    press(update())
    await page.clock.settle()
    expect(readAsked()).toHaveLength(1)
  })

  it("that the shop refuses are shown as the shop has them, with its reason", async () => {
    page.server.setStock(11, 4)
    enter(field(), "5")
    press(update())
    await page.clock.settle()
    expect([field().value, ...readNotices()]).toEqual(["3", "There is not enough of “Southpaw” in stock."])
  })

  it("of 0 for all lines leave the empty message, with focus", async () => {
    const received = noteEvents()
    enter(field("Cornerman"), "0")
    enter(field(), "0")
    press(update())
    await page.clock.settle()
    expect(received).toEqual(["wc_cart_emptied", "updated_wc_div"])
    expect(document.querySelector(".woocommerce-cart-form, .cart_totals")).toBeNull()
    expect(document.activeElement?.textContent).toBe("Your basket is currently empty.")
    expect(readNotices()).toEqual(["Basket updated."])
  })
})

describe("a plugin's handler of a submit", () => {
  const forms = [
    ["of the basket's form", ".woocommerce-cart-form", "[name=update_cart]"],
    ["of the shipping calculator", ".woocommerce-shipping-calculator", "[name=calc_shipping]"],
  ] as const
  const submitWith = async ([, form, button]: readonly [string, string, string], handler: (event: Event) => void) => {
    find(form).addEventListener("submit", handler, { signal: page.signal })
    const event = press(find(button))
    await page.clock.settle()
    return event
  }

  it.each(forms)("%s writes fields before they are sent", async (...form) => {
    await submitWith(form, () => {
      find(form[1]).insertAdjacentHTML("beforeend", '<input type="hidden" name="weight" value="1.5">')
    })
    expect(readBody()).toMatchObject({ weight: "1.5" })
  })

  it.each(forms)("%s stops it, as it stops the platform's script", async (...form) => {
    const event = await submitWith(form, (submitted) => {
      submitted.preventDefault()
      submitted.stopPropagation()
    })
    expect([event.defaultPrevented, readAsked()]).toEqual([true, []])
  })

  it.each(forms)("%s prevents the browser's default alone, and the platform's request is sent", async (...form) => {
    await submitWith(form, (event) => event.preventDefault())
    expect(readAsked()).toEqual(["POST basket page"])
  })
})

describe("a plugin's handler of a link, such as a question before a line is removed,", () => {
  const links = [
    ["removes a line", ".product-remove a"],
    ["takes a coupon off", ".woocommerce-remove-coupon"],
  ] as const
  /** Answers what the click has sent. */
  const clickWith = async (selector: string, handler: (event: Event) => void) => {
    await applyCoupon("ring10")
    await page.clock.settle()
    const sentBefore = readAsked().length
    find(selector).addEventListener("click", handler, { signal: page.signal })
    find(selector).click()
    await page.clock.settle()
    return readAsked().slice(sentBefore)
  }

  it.each(links)("that %s stops it, as it stops the platform's script", async (_, selector) => {
    const sent = await clickWith(selector, (event) => {
      event.preventDefault()
      event.stopPropagation()
    })
    expect(sent).toEqual([])
  })

  it.each(links)("that %s asks after Space, too, which is a click", async (_, selector) => {
    const ask = vi.fn((event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    })
    await applyCoupon("ring10")
    await page.clock.settle()
    const sentBefore = readAsked().length
    find(selector).addEventListener("click", ask, { signal: page.signal })
    const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true })
    find(selector).dispatchEvent(event)
    await page.clock.settle()
    expect([event.defaultPrevented, ask.mock.calls.length, readAsked().length]).toEqual([true, 1, sentBefore])
  })

  it.each(links)("that %s prevents the browser's default alone, and the request is sent", async (_, selector) => {
    const sent = await clickWith(selector, (event) => event.preventDefault())
    expect(sent).not.toEqual([])
  })
})

describe("a line", () => {
  const removeLink = (name: string) => find(`[aria-label="Remove ${name} from basket"]`)

  it("is removed by its link, focus goes to the link in its place, and then to the notice", async () => {
    const received = noteEvents()
    removeLink("Southpaw").focus()
    removeLink("Southpaw").click()
    removeLink("Southpaw").click()
    await page.clock.settle()
    expect(readAsked()).toEqual(["GET basket page"])
    expect(received).toEqual(["updated_cart_totals", "updated_wc_div", "item_removed_from_classic_cart"])
    expect(document.activeElement).toBe(removeLink("Cornerman"))
    expect(readNotices()).toEqual(["“Southpaw” removed. Undo?"])
    await page.clock.advance(500)
    expect(document.activeElement).toBe(find("[role=alert]"))
  })

  it("is removed by Space, and two lines are removed one after the other", async () => {
    const gate = createGate()
    page.server.fail("basket page", gate.fault)
    const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true })
    removeLink("Southpaw").dispatchEvent(event)
    removeLink("Cornerman").click()
    await page.clock.settle()
    expect([event.defaultPrevented, readAsked().length]).toEqual([true, 1])
    gate.open()
    await page.clock.settle()
    expect(readAsked()).toEqual(["GET basket page", "GET basket page"])
    expect(page.server.basketOf().count).toBe(0)
    expect(find(".cart-empty").textContent).toBe("Your basket is currently empty.")
  })

  it("that was removed comes back by undo, with focus on its link", async () => {
    removeLink("Southpaw").click()
    await page.clock.settle()
    find(".restore-item").focus()
    find(".restore-item").click()
    await page.clock.settle()
    expect(page.server.basketOf().count).toBe(4)
    expect(document.activeElement).toBe(removeLink("Southpaw"))
    expect(readNotices()).toEqual([])
  })

  it("is left to the browser at a click with a modifier key", () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true })
    removeLink("Southpaw").addEventListener("click", (clicked) => clicked.preventDefault(), { once: true })
    removeLink("Southpaw").dispatchEvent(event)
    expect(readAsked()).toEqual([])
  })
})

describe("a coupon", () => {
  it("is applied, reported to the host, and the basket follows", async () => {
    const received = noteEvents()
    await applyCoupon("ring10")
    expect(readAsked()).toEqual(["POST apply_coupon", "POST basket page"])
    expect(readBody(0)).toEqual({ security: "nonce-0", coupon_code: "ring10" })
    expect(readBody()).not.toHaveProperty("update_cart")
    expect(received).toEqual(['applied_coupon {"code":"ring10"}', "updated_cart_totals", "updated_wc_div"])
    expect([coupon().value, ...readNotices()]).toEqual(["", "Coupon code applied successfully."])
    expect(readTotal()).toBe("150,30 €")
  })

  it.each([
    ["ring11", 'Coupon "ring11" does not exist!'],
    ["expired", "This coupon has expired."],
    ["", "Please enter a coupon code."],
  ])("%j is refused under the field, which keeps code and focus", async (code, reason) => {
    await applyCoupon(code)
    expect(readNotices()).toEqual([reason])
    expect(find(".coupon > .coupon-error-notice").id).toBe("coupon-error-notice")
    expect(coupon().value).toBe(code)
    expect(coupon().matches('.has-error[aria-invalid="true"][aria-describedby="coupon-error-notice"]')).toBe(true)
    expect(document.activeElement).toBe(coupon())
    await page.clock.advance(1000)
    expect(document.activeElement).toBe(coupon())
    coupon().dispatchEvent(new Event("input", { bubbles: true }))
    expect(document.querySelector(".coupon-error-notice, .has-error, [aria-invalid]")).toBeNull()
  })

  it.each(["in the background", "by the form"])("that is refused %s is reported to the host first", async (way) => {
    const received = noteEvents()
    if (way === "by the form") page.server.expireNonces()
    await applyCoupon("ring11")
    const reports = received.filter((event) => event.includes("_coupon "))
    expect(reports).toEqual([
      expect.stringMatching(/^errored_coupon \{"code":"ring11","html":"<ul.*woocommerce-error.*ring11/),
      'applied_coupon {"code":"ring11"}',
    ])
  })

  it("is applied by Enter in its field, whichever button the browser presses", async () => {
    enter(coupon(), "ring10")
    press(update())
    await page.clock.settle()
    expect(readAsked()[0]).toBe("POST basket page")
    enter(coupon(), "ring10")
    press(find("[name=apply_coupon]"))
    await page.clock.settle()
    expect(page.server.choicesOf().coupons).toEqual(["ring10"])
  })

  it("that is typed and not applied yet stays while quantities are sent", async () => {
    enter(coupon(), "ring")
    enter(field(), "5")
    press(update())
    await page.clock.settle()
    expect(coupon().value).toBe("ring")
  })

  it("is removed by its link", async () => {
    await applyCoupon("ring10")
    const received = noteEvents()
    find(".woocommerce-remove-coupon").click()
    await page.clock.settle()
    expect(readAsked().slice(2)).toEqual(["POST remove_coupon", "POST basket page"])
    expect(readBody(2)).toEqual({ security: "nonce-0", coupon: "ring10" })
    expect(received).toEqual(['removed_coupon {"code":"ring10"}', "updated_cart_totals", "updated_wc_div"])
    expect([readTotal(), ...readNotices()]).toEqual(["166,45 €", "Coupon has been removed."])
  })

  it("that is removed empties the field, and ends the error of another one at it", async () => {
    await applyCoupon("ring10")
    await applyCoupon("nothing")
    expect(document.querySelector(".coupon-error-notice")).not.toBeNull()
    find(".woocommerce-remove-coupon").click()
    await page.clock.settle()
    expect(coupon().value).toBe("")
    expect(document.querySelector(".coupon-error-notice, .has-error")).toBeNull()
  })

  it("is removed by a link that names it only in its address", async () => {
    await applyCoupon("ring10")
    find(".woocommerce-remove-coupon").removeAttribute("data-coupon")
    find(".woocommerce-remove-coupon").setAttribute("href", "/en/carrito/?remove_coupon=ring10")
    find(".woocommerce-remove-coupon").click()
    await page.clock.settle()
    expect(readAsked().slice(2)).toEqual(["POST remove_coupon", "POST basket page"])
    expect(readBody(2)).toEqual({ security: "nonce-0", coupon: "ring10" })
  })

  it("is applied by the form where the page's nonce is too old", async () => {
    page.server.expireNonces()
    await applyCoupon("ring10")
    expect(readAsked()).toEqual(["POST apply_coupon", "POST basket page", "POST basket page"])
    expect([readTotal(), coupon().value, ...readNotices()]).toEqual([
      "150,30 €",
      "",
      "Coupon code applied successfully.",
    ])
  })

  it("that is applied by the form is the one that was sent before, and another that was typed meanwhile stays", async () => {
    const gate = createGate()
    page.server.expireNonces()
    page.server.fail("basket page", gate.fault)
    await applyCoupon("ring10")
    enter(coupon(), "anot")
    gate.open()
    await page.clock.settle()
    expect(readBody()).toMatchObject({ apply_coupon: expect.anything() as unknown, coupon_code: "ring10" })
    expect([readTotal(), coupon().value]).toEqual(["150,30 €", "anot"])
  })

  it("is removed by its link where the page's nonce is too old", async () => {
    await applyCoupon("ring10")
    page.server.expireNonces()
    find(".woocommerce-remove-coupon").click()
    await page.clock.settle()
    expect([readTotal(), ...readNotices()]).toEqual(["166,45 €", "Coupon has been removed."])
  })
})

describe("shipping", () => {
  const pick = (id: string) => {
    const radio = findInput(`[value="${id}"]`)
    radio.focus()
    radio.checked = true
    radio.dispatchEvent(new Event("change", { bubbles: true }))
  }
  const choose = async (id: string) => {
    pick(id)
    await page.clock.settle()
  }
  const calculate = async (postcode: string, country = "ES") => {
    find(".shipping-calculator-button").click()
    findInput("#calc_shipping_postcode").value = postcode
    findA(HTMLSelectElement, "#calc_shipping_country").value = country
    find("[name=calc_shipping]").focus()
    press(find("[name=calc_shipping]"))
    await page.clock.settle()
  }
  const isOpen = () => find(".shipping-calculator-form").style.display !== "none"

  it("by another rate changes the totals alone, and the new total is announced", async () => {
    const received = noteEvents()
    const form = find("form")
    await choose("local_pickup:2")
    expect(readAsked()).toEqual(["POST update_shipping_method"])
    expect(readBody()).toEqual({ security: "nonce-0", "shipping_method[0]": "local_pickup:2" })
    expect(received).toEqual(["updated_cart_totals", "updated_shipping_method"])
    expect([readTotal(), find("form")]).toEqual(["161,50 €", form])
    expect(document.activeElement).toBe(find('[value="local_pickup:2"]'))
    await page.clock.advance(1000)
    expect(find(".widget_shopping_cart_live_region").textContent).toBe(
      "Shipping: Pick up at the workshop. The total is now 161,50 €.",
    )
  })

  it("by another rate is sent as scripts of the page have copied it, such as to a subscription's renewals", async () => {
    find(".cart_totals").insertAdjacentHTML(
      "beforeend",
      '<input type="hidden" name="shipping_method[m_0]" data-index="m_0" value="flat_rate:1">',
    )
    const copy = (event: Event) => {
      if (event.target instanceof HTMLInputElement) findInput("[data-index=m_0]").value = event.target.value
    }
    document.addEventListener("change", copy, { signal: page.signal })
    await choose("local_pickup:2")
    expect(readBody()).toMatchObject({
      "shipping_method[0]": "local_pickup:2",
      "shipping_method[m_0]": "local_pickup:2",
    })
  })

  it("by another rate reaches our other packages, such as the wallet buttons, by the topic", async () => {
    const shown = vi.fn()
    basketTotalsShown.on(page, shown)
    await choose("local_pickup:2")
    expect(shown).toHaveBeenCalledTimes(1)
  })

  it("by a rate chosen while an answer is on its way is sent after it", async () => {
    const gate = createGate()
    page.server.fail("update_shipping_method", gate.fault)
    await choose("local_pickup:2")
    await choose("flat_rate:1")
    gate.open()
    await page.clock.settle()
    expect([readAsked().length, page.server.choicesOf().rate?.id, readTotal()]).toEqual([2, "flat_rate:1", "166,45 €"])
  })

  it("by a rate chosen while an earlier choice is being read is the one that counts", async () => {
    const { server, clock } = page
    const { rates } = server.choicesOf()
    const third = { id: "flat_rate:4", name: () => "By bike", priceMinor: 700 }
    vi.spyOn(server.choicesOf(), "rates", "get").mockReturnValue([...rates, third])
    const gate = createGate()
    server.fail("update_shipping_method", gate.fault)
    await choose("local_pickup:2")
    // The answer comes between this choice and the task that reads it.
    pick("flat_rate:1")
    gate.open()
    // The request has ended, and the choice after it is waiting for its task.
    await vi.waitFor(() => expect([readTotal(), document.querySelector("[aria-busy]")]).toEqual(["161,50 €", null]))
    expect(clock.waiting).toContain(0)
    await choose("flat_rate:4")
    await clock.settle()
    expect([readAsked().length, server.choicesOf().rate?.id]).toEqual([2, "flat_rate:4"])
    expect(findInput('[value="flat_rate:4"]').checked).toBe(true)
  })

  it("by a rate chosen before this code has come is sent", async () => {
    page.stop()
    page = await openBasketPage(() => findInput('[value="local_pickup:2"]').click())
    await page.clock.settle()
    expect([readAsked(), readTotal()]).toEqual([["POST update_shipping_method"], "161,50 €"])
    expect(page.server.choicesOf().rate?.id).toBe("local_pickup:2")
  })

  it("by a rate chosen while quantities are being sent is sent after them, and doesn't replace a later choice", async () => {
    const gate = createGate()
    page.server.fail("basket page", gate.fault)
    enter(field(), "4")
    press(update())
    await choose("local_pickup:2")
    gate.open()
    await page.clock.settle()
    expect([page.server.choicesOf().rate?.id, findInput('[value="local_pickup:2"]').checked]).toEqual([
      "local_pickup:2",
      true,
    ])
    await choose("flat_rate:1")
    await page.clock.settle()
    expect([page.server.choicesOf().rate?.id, findInput('[value="flat_rate:1"]').checked]).toEqual([
      "flat_rate:1",
      true,
    ])
  })

  it("by a rate that could not be sent selects the shop's own again", async () => {
    page.server.fail("update_shipping_method", { kind: "status", status: 500 })
    await choose("local_pickup:2")
    expect(findInput('[value="flat_rate:1"]').checked).toBe(true)
    expect(readNotices()).toEqual(["An unknown error occurred."])
  })

  it("by a rate with a nonce that is too old loads the page anew", async () => {
    page.stop()
    page = await openBasketPage()
    const reload = vi.spyOn(page.navigation, "reload").mockImplementation(() => undefined)
    page.server.expireNonces()
    await choose("local_pickup:2")
    expect(reload).toHaveBeenCalledOnce()
    expect(find(".cart_totals").getAttribute("aria-busy")).toBe("true")
    // The browser has stayed.
    await page.clock.advance(61_000)
    expect(find(".cart_totals").getAttribute("aria-busy")).toBeNull()
  })

  it("is calculated for another address, behind a button that opens and closes", async () => {
    const received = noteEvents()
    expect([isOpen(), find(".shipping-calculator-button").getAttribute("aria-expanded")]).toEqual([false, "false"])
    await calculate("75001", "FR")
    expect(readBody()).toMatchObject({
      calc_shipping: "x",
      calc_shipping_country: "FR",
      calc_shipping_postcode: "75001",
    })
    expect(received).toEqual(["country_to_state_changed", "updated_cart_totals", "updated_wc_div"])
    expect([isOpen(), readTotal(), ...readNotices()]).toEqual([false, "173,50 €", "Shipping costs updated."])
    expect(document.activeElement).toBe(find(".shipping-calculator-button"))
  })

  it("opens by a button that a theme prints beside the form", async () => {
    page.stop()
    page = await openBasketPage(() =>
      find(".woocommerce-shipping-calculator").before(find(".shipping-calculator-button")),
    )
    expect(isOpen()).toBe(false)
    find(".shipping-calculator-button").click()
    expect([isOpen(), find(".shipping-calculator-button").getAttribute("aria-expanded")]).toEqual([true, "true"])
  })

  it("for an address that the shop refuses leaves the address in its fields", async () => {
    await calculate("28")
    expect(readNotices()).toEqual(["Please enter a valid postcode / ZIP."])
    expect([isOpen(), findInput("#calc_shipping_postcode").value]).toEqual([true, "28"])
  })
})

describe("what is sent while the shop answers something else", () => {
  it("is a coupon: it is applied after the answer, once, and a code that was typed meanwhile stays", async () => {
    const gate = createGate()
    page.server.fail("basket page", gate.fault)
    enter(field(), "6")
    press(update())
    for (let presses = 0; presses < 2; presses += 1) await applyCoupon("ring10")
    coupon().value = "anot"
    expect(readAsked()).toEqual(["POST basket page"])
    gate.open()
    await page.clock.settle()
    expect(readAsked()).toEqual(["POST basket page", "POST apply_coupon", "POST basket page"])
    expect(readNotices()).toEqual(["Coupon code applied successfully."])
    expect(coupon().value).toBe("anot")
  })

  it("is an address for the calculator: it stays in its fields, and is sent after the answer, once", async () => {
    const gate = createGate()
    page.server.fail("update_shipping_method", gate.fault)
    const radio = findInput('[value="local_pickup:2"]')
    radio.checked = true
    radio.dispatchEvent(new Event("change", { bubbles: true }))
    find(".shipping-calculator-button").click()
    findInput("#calc_shipping_postcode").value = "08001"
    for (let presses = 0; presses < 2; presses += 1) press(find("[name=calc_shipping]"))
    gate.open()
    await page.clock.settle()
    expect(readAsked()).toEqual(["POST update_shipping_method", "POST basket page"])
    expect(readBody()).toMatchObject({ calc_shipping_postcode: "08001" })
    expect(readNotices()).toEqual(["Shipping costs updated."])
  })

  it("and an address that is being typed stays in the open calculator, with its focus", async () => {
    const gate = createGate()
    page.server.fail("update_shipping_method", gate.fault)
    const radio = findInput('[value="local_pickup:2"]')
    radio.checked = true
    radio.dispatchEvent(new Event("change", { bubbles: true }))
    find(".shipping-calculator-button").click()
    enter(findInput("#calc_shipping_postcode"), "0800")
    gate.open()
    await page.clock.settle()
    expect(findInput("#calc_shipping_postcode").value).toBe("0800")
    expect(find(".shipping-calculator-form").style.display).not.toBe("none")
    expect(document.activeElement).toBe(findInput("#calc_shipping_postcode"))
  })
})

describe("a failure", () => {
  const faults = [
    ["a server error", { kind: "status", status: 500 }],
    ["another page", { kind: "html" }],
    ["nothing", { kind: "empty" }],
    ["JSON", { kind: "body", body: '{"result":"failure"}' }],
    ["no connection", { kind: "unreachable" }],
  ] as const

  it.each(faults)("by %s unblocks the page, informs the shopper and loses nothing", async (_, fault) => {
    page.server.fail("*", fault)
    enter(coupon(), "ring")
    enter(field(), "5")
    press(update())
    await page.clock.settle()
    expect(readNotices()).toEqual(["An unknown error occurred."])
    expect(document.querySelector(".processing, [aria-busy], [style*=opacity]")).toBeNull()
    expect([field().value, coupon().value, update().disabled]).toEqual(["5", "ring", false])
  })

  it.each(faults)("of a coupon by %s keeps the code", async (_, fault) => {
    page.server.fail("*", fault)
    await applyCoupon("ring10")
    expect(readNotices()).toEqual(["An unknown error occurred."])
    expect([coupon().value, document.querySelector(".processing")]).toEqual(["ring10", null])
  })

  it.each([
    ["goes to the browser after an answer that is another page", { kind: "html" }, false],
    ["goes in the background after a server error", { kind: "status", status: 502 }, true],
  ] as const)("the next action %s", async (_, fault, isTaken) => {
    page.server.fail("*", fault)
    enter(field(), "5")
    press(update())
    await page.clock.settle()
    const { defaultPrevented } = press(update())
    expect(defaultPrevented).toBe(isTaken)
  })

  it("without an answer ends after 30 seconds", async () => {
    page.stop()
    page = await openBasketPage()
    const http = vi.spyOn(page, "http")
    enter(field(), "5")
    press(update())
    await page.clock.settle()
    expect(http.mock.calls.map(([{ timeoutMs }]) => timeoutMs)).toEqual([30_000])
  })
})

describe("the basket changes elsewhere", () => {
  it.each([
    ["wc_update_cart", { keepNotices: false }, 0],
    ["wc_update_cart", { keepNotices: true }, 1],
    ["added_to_cart", {}, 1],
    ["removed_from_cart", {}, 1],
  ])("%s with %j fetches the form as it is and leaves %i notices", async (name, detail, count) => {
    page.notices.error("Old")
    page.server.basketOf().add({ id: 11, quantity: 1 })
    document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))
    await page.clock.settle()
    expect(readAsked()).toEqual(["POST basket page"])
    expect(readBody()).not.toHaveProperty("update_cart")
    expect([field().value, readNotices().length]).toEqual(["4", count])
  })

  it("by a script that has sent the quantities itself: the shop's replace them, but not those entered since", async () => {
    enter(field(), "9")
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true, detail: {} }))
    document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true, detail: { keepNotices: true } }))
    await page.clock.settle()
    expect([field().value, update().disabled]).toEqual(["3", true])
    enter(field(), "9")
    document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true, detail: { keepNotices: true } }))
    await expect.poll(() => readAsked().length).toBe(2)
    enter(field(), "8")
    await page.clock.settle()
    expect([field().value, update().disabled]).toEqual(["8", false])
  })

  it("by such a script, too, while the shopper presses the button: the quantities are sent after that", async () => {
    enter(field(), "9")
    document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true, detail: {} }))
    await expect.poll(() => readAsked().length).toBe(1)
    press(update())
    await page.clock.settle()
    expect(readAsked()).toHaveLength(2)
    expect(readBody()).toHaveProperty("update_cart")
    expect([field().value, page.server.basketOf().lines[0]?.quantity]).toEqual(["9", 9])
  })

  it("twice in one task: a failure is shown where one of both is a user action", async () => {
    page.server.fail("*", { kind: "status", status: 500 })
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true, detail: {} }))
    document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true, detail: {} }))
    await page.clock.settle()
    expect(readAsked()).toHaveLength(1)
    expect(readNotices()).toEqual(["An unknown error occurred."])
  })

  it("in another tab, and the page follows when it is seen again; what was typed stays", async () => {
    enter(field(), "9")
    document.cookie = "woocommerce_cart_hash=other; path=/"
    page.server.basketOf().add({ id: 12, quantity: 1 })
    document.dispatchEvent(new Event("visibilitychange"))
    document.dispatchEvent(new Event("visibilitychange"))
    await page.clock.settle()
    expect(readAsked()).toEqual(["POST basket page"])
    expect([field("Cornerman").value, field().value, field().defaultValue, update().disabled]).toEqual([
      "2",
      "9",
      "3",
      false,
    ])
    document.dispatchEvent(new Event("visibilitychange"))
    await page.clock.settle()
    expect(readAsked()).toHaveLength(1)
  })
})

describe("a page that the browser shows again from its cache", () => {
  const openAgain = async (type: string, before?: () => unknown, reload?: () => void) => {
    page.stop()
    document.body.replaceChildren()
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming])
    page = await openBasketPage(before, reload)
    await page.clock.settle()
  }
  afterEach(() => {
    vi.restoreAllMocks()
    document.cookie = "woocommerce_cart_hash=; path=/; max-age=0"
  })

  it.each([
    ["back_forward", ["POST basket page"]],
    ["navigate", []],
    ["reload", []],
  ])("fetches the shop's basket after %s", async (type, asked) => {
    await openAgain(type)
    expect(readAsked()).toEqual(asked)
  })

  it.each([
    ["", 0],
    ["hash", 1],
  ])("is loaded again without lines only if there is a basket (hash: %j)", async (hash, reloads) => {
    document.cookie = `woocommerce_cart_hash=${hash}; path=/`
    const reload = vi.fn()
    await openAgain("back_forward", () => find(".woocommerce-cart-form").remove(), reload)
    expect(reload).toHaveBeenCalledTimes(reloads)
  })
})

it("shows notices before the form where the theme has no place for them", async () => {
  find(".woocommerce-notices-wrapper").remove()
  enter(field(), "5")
  press(update())
  await page.clock.settle()
  expect(find("form").previousElementSibling?.textContent).toBe("Basket updated.")
})

it("shows notices before the message of an empty basket, although newer platforms give that the class of their place", async () => {
  find(".woocommerce-notices-wrapper").remove()
  const empty = '<div class="woocommerce-notices-wrapper wc-empty-cart-message"><p class="cart-empty">Empty.</p></div>'
  const body = `<div class="woocommerce"><div class="woocommerce-message">Removed.</div>${empty}</div>`
  page.server.fail("basket page", { kind: "body", body })
  find(".product-remove a").click()
  await page.clock.settle()
  expect(find(".wc-empty-cart-message").textContent).toBe("Empty.")
  expect(find(".wc-empty-cart-message").previousElementSibling?.textContent).toBe("Removed.")
})

it("leaves the page as it was when it stops in the middle of a request", async () => {
  page.stop()
  document.body.replaceChildren()
  page = await openBasketPage()
  page.stop()
  const before = document.body.innerHTML
  page = await openBasketPage()
  page.server.fail("basket page", { kind: "never" })
  find(".shipping-calculator-button").click()
  press(update())
  await page.clock.settle()
  page.stop()
  expect(document.body.innerHTML).toBe(before)
})

describe("two copies of the basket, for phones and desktops,", () => {
  const copyBasket = () => {
    for (const part of [".woocommerce-cart-form", ".cart_totals"]) find(part).after(find(part).cloneNode(true))
  }
  const fields = () => [
    ...document.querySelectorAll<HTMLInputElement>('.woocommerce-cart-form .cart_item:has([href*="southpaw"]) .qty'),
  ]
  const totals = () =>
    [...document.querySelectorAll(".order-total td")].map(({ textContent }) => textContent.replace("\u00A0", " "))

  beforeEach(async () => {
    page.stop()
    page = await openBasketPage(copyBasket)
  })

  it("send the form that was used, and both show the answer", async () => {
    const [, second] = fields()
    if (second) enter(second, "5")
    press(findAll("[name=update_cart]")[1] ?? update())
    await page.clock.settle()
    expect(page.server.basketOf().lines.map((line) => line.quantity)).toEqual([5, 1])
    expect(fields().map(({ value }) => value)).toEqual(["5", "5"])
    expect(new Set(totals()).size).toBe(1)
    expect(document.querySelectorAll(".woocommerce-cart-form")).toHaveLength(2)
    expect(document.querySelectorAll("div.cart_totals")).toHaveLength(2)
  })

  it("lose a removed line both, and both give way to the empty basket", async () => {
    const remove = () => find(".woocommerce-cart-form:last-of-type .product-remove > a").click()
    remove()
    await page.clock.settle()
    expect(fields()).toHaveLength(0)
    expect(document.querySelectorAll(".cart_item")).toHaveLength(2)
    remove()
    await page.clock.settle()
    expect(document.querySelectorAll(".woocommerce-cart-form, div.cart_totals")).toHaveLength(0)
    expect(document.querySelectorAll(".cart-empty, .wc-empty-cart-message").length).toBeGreaterThan(0)
  })
})
