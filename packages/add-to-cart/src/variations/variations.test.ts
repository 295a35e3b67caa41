import { startBehaviour, stopBehaviours } from "@ringside/core"
import type { HttpRequest, HttpResult } from "@ringside/core"
import { createTestPage, find, findA, type TestPage, type TestPageOptions } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createVariation, type FormMarkup, formatForm } from "./formForTests.ts"
import { variationsBehaviour } from "./index.ts"

const params = {
  wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
  i18n_no_matching_variations_text: "No match.",
  i18n_make_a_selection_text: "Please choose.",
  i18n_unavailable_text: "Unavailable.",
  i18n_reset_alert_text: "Reset.",
}
const smallRed = createVariation(21, "S", "red")
const largeBlue = createVariation(22, "L", "blue", { max_qty: 2 })
const soldOut = createVariation(23, "M", "red", { is_in_stock: false, availability_html: "<p>Sold out</p>" })
const inline = [smallRed, largeBlue, soldOut]

/** The events that a form sends, without what the browser sends itself. */
const names = [
  "found-variation",
  "show-variation",
  "check-variations",
  "reset-data",
  "hide-variation",
  "update-variation-values",
  "reset-image",
  "announce-reset",
  "variation-form",
  "variation-select-change",
  "variation-has-changed",
]

let page: TestPage
let log: string[] = []
const alert = vi.fn()
const http = vi.fn<(request: HttpRequest) => Promise<HttpResult>>()

beforeEach(() => {
  Reflect.set(window, "wc_add_to_cart_variation_params", params)
  // The document of these tests has none.
  vi.stubGlobal("alert", alert)
  alert.mockClear()
  http.mockReset()
  log = []
})

afterEach(() => {
  page.stop()
  Reflect.deleteProperty(window, "wc_add_to_cart_variation_params")
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.documentElement.dir = ""
})

interface Start extends FormMarkup {
  /** The server's choices, by the select's id. */
  readonly chosen?: Readonly<Record<string, string>>
}

function start({ chosen = {}, ...markup }: Start, options: TestPageOptions = {}): void {
  document.body.innerHTML = formatForm(markup)
  for (const [name, value] of Object.entries(chosen)) select(name).value = value
  page = createTestPage({ ...options, services: { http, ...options.services } })
  const { signal } = page
  for (const name of names) document.addEventListener(`ringside:${name}`, () => log.push(name), { signal })
  startBehaviour(variationsBehaviour, page)
}

/** A form that has shown what is chosen in it. */
async function open(markup: Start, options?: TestPageOptions): Promise<void> {
  start(markup, options)
  await page.clock.advance(100)
}

const select = (name: string) => findA(HTMLSelectElement, `#${name}`)
const button = () => find(".single_add_to_cart_button")
const variationId = () => findA(HTMLInputElement, "[name=variation_id]").value
const quantity = () => findA(HTMLInputElement, "[name=quantity]")
const block = () => find(".single_variation")
const offered = (name: string) =>
  [...select(name).options].map(({ value, disabled }) => (disabled ? `(${value})` : value)).join(" ")

function choose(name: string, value: string): void {
  select(name).value = value
  select(name).dispatchEvent(new Event("change", { bubbles: true }))
}

/** Whether the form would have gone to the server. */
function press(element: HTMLElement): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true })
  let goes = false
  element.addEventListener(
    "click",
    () => {
      goes = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  element.dispatchEvent(event)
  return goes
}

const answer = (json: unknown, status = 200): HttpResult => ({
  kind: "answer",
  status,
  isOk: status >= 200 && status < 300,
  headers: {},
  text: JSON.stringify(json),
  url: "",
})

describe("a form", () => {
  it("announces after 100 ms that a choice is needed, in the host's order of events", async () => {
    start({ variations: inline })
    await page.clock.advance(99)
    expect(log).toEqual([])
    await page.clock.advance(1)
    expect(log).toEqual([
      "update-variation-values",
      "update-variation-values",
      "reset-image",
      "hide-variation",
      "reset-data",
      "check-variations",
      "variation-form",
    ])
    expect(button().className).toBe("single_add_to_cart_button button disabled wc-variation-selection-needed")
    expect(find(".woocommerce-variation-add-to-cart").classList).toContain("woocommerce-variation-add-to-cart-disabled")
    expect(find(".reset_variations").style.visibility).toBe("hidden")
  })

  it("shows what the server has chosen", async () => {
    await open({ variations: inline, chosen: { size: "L", colour: "blue" } })
    expect([variationId(), block().textContent.trim()]).toEqual(["22", "22 €"])
    expect(find(".reset_variations").style.visibility).toBe("visible")
  })

  it("is shown where the theme's CSS hides its parts", async () => {
    const parts = [".single_variation_wrap", ".single_variation", ".reset_variations", ".quantity"]
    const readShown = () => parts.filter((part) => getComputedStyle(find(part)).display !== "none")
    const before = `<style>${parts.join()}, .wc-no-matching-variations { display: none }</style>`
    await open({ variations: inline, before })
    expect(readShown()).toEqual([".single_variation_wrap"])
    choose("size", "L")
    choose("colour", "blue")
    expect(readShown()).toEqual(parts)
    expect([block().style.display, find(".reset_variations").style.display]).toEqual(["block", "inline-block"])
    find(".reset_variations").click()
    await page.clock.advance(200)
    expect(getComputedStyle(block()).display).toBe("none")
  })

  it("shows no message for an initial choice that matches nothing", async () => {
    await open({ variations: [createVariation(21, "S", "")], chosen: { size: "M", colour: "red" } })
    expect(document.querySelector(".wc-no-matching-variations")).toBeNull()
  })

  it("matches values written with any entity, in the list and in the options", async () => {
    const sizes = ["Salt &amp; Pepper", "6&frac12;"]
    const variations = [createVariation(31, "Salt &amp; Pepper", ""), createVariation(32, "6&frac12;", "red")]
    await open({ variations, sizes })
    expect(offered("size")).toBe(" Salt & Pepper 6½")
    choose("size", "6½")
    choose("colour", "red")
    expect(variationId()).toBe("32")
    choose("size", "Salt & Pepper")
    expect(variationId()).toBe("31")
    expect(document.querySelector(".wc-no-matching-variations")).toBeNull()
  })

  it("is left alone where the host's script runs it, or the page has no settings", async () => {
    document.body.innerHTML = ""
    await open({
      variations: inline,
      templates: '<script id="wc-add-to-cart-variation-js" type="text/plain"></script>',
    })
    expect(log).toEqual([])
    page.stop()
    Reflect.deleteProperty(window, "wc_add_to_cart_variation_params")
    await open({ variations: inline })
    expect(log).toEqual([])
  })

  it("in a hook works without settings, with our own texts", async () => {
    Reflect.deleteProperty(window, "wc_add_to_cart_variation_params")
    await open({ variations: inline, form: 'data-ringside="variations"' }, { config: { locale: "es-ES" } })
    press(button())
    expect(alert).toHaveBeenCalledWith("Elige las opciones del producto antes de añadirlo a la cesta.")
    expect(find(".ringside-error").textContent).toContain("Falta por elegir: Size y Colour.")
  })

  it("names what is missing in a language that is declared where the page has another", async () => {
    document.documentElement.lang = "de"
    await open({ variations: inline }, { config: { locale: "es-ES" } })
    press(button())
    const own = find(".ringside-error [lang]")
    expect([own.lang, own.textContent]).toEqual(["es", "Falta por elegir: Size y Colour."])
    document.documentElement.removeAttribute("lang")
  })

  it("that is inserted later works, too", async () => {
    await open({ variations: inline })
    document.body.insertAdjacentHTML("beforeend", formatForm({ variations: inline }))
    page.scan()
    await page.clock.advance(100)
    expect(document.querySelectorAll(".wc-variation-selection-needed")).toHaveLength(2)
  })

  it("is restored after stop()", async () => {
    const markup = { variations: inline, options: 'class="attached enabled"' }
    document.body.innerHTML = formatForm(markup)
    const before = document.body.innerHTML
    await open({ ...markup, chosen: { size: "L" } })
    choose("colour", "blue")
    quantity().value = "2"
    choose("colour", "")
    press(button())
    find(".reset_variations").click()
    choose("size", "S")
    choose("colour", "red")
    page.stop()
    expect(document.body.innerHTML).toBe(before)
  })
})

describe("a choice", () => {
  beforeEach(() => open({ variations: inline }))

  it("sends the host's events in order, at the platform's moments", async () => {
    choose("size", "S")
    log = []
    const changes: string[] = []
    find("[name=variation_id]").addEventListener("change", () => changes.push(variationId()))
    choose("colour", "red")
    const atOnce = [
      "variation-select-change",
      "update-variation-values",
      "update-variation-values",
      "found-variation",
      "check-variations",
      "variation-has-changed",
    ]
    await page.clock.advance(299)
    expect(log).toEqual(atOnce)
    await page.clock.advance(1)
    expect(log).toEqual([...atOnce, "show-variation"])
    expect(changes).toEqual(["", "21"])
  })

  it("shows SKU, price and limits, and restores the product's own", async () => {
    quantity().value = "4"
    choose("size", "L")
    choose("colour", "blue")
    expect([find(".sku").textContent, find(".sku").dataset["o_content"], quantity().value, quantity().max]).toEqual([
      "SP-22",
      "SP-0",
      "2",
      "2",
    ])
    expect(button().className).toBe("single_add_to_cart_button button")
    choose("colour", "")
    expect([find(".sku").innerHTML, quantity().max, variationId()]).toEqual(["SP<b>-</b>0", "9", ""])
    await page.clock.advance(199)
    expect(block().style.display).toBe("")
    await page.clock.advance(1)
    expect(block().style.display).toBe("none")
    choose("colour", "blue")
    expect(block().style.display).toBe("")
  })

  it.each([
    [
      "fades in and out in a fifth of a second",
      false,
      [
        [0, 1, 200],
        [1, 0, 200],
      ],
    ],
    ["comes and goes at once where motion is reduced", true, []],
  ])("%s", async (_, isStill, fades) => {
    await page.clock.advance(200)
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: isStill } as MediaQueryList)
    const animate = vi.spyOn(block(), "animate")
    choose("size", "S")
    choose("colour", "red")
    choose("colour", "")
    const seen = animate.mock.calls.map(([frames, options]) => [
      ...((frames as PropertyIndexedKeyframes)["opacity"] as number[]),
      (options as KeyframeAnimationOptions).duration,
    ])
    expect(seen).toEqual(fades)
    vi.restoreAllMocks()
  })

  it("that can't be bought shows that", () => {
    choose("size", "M")
    choose("colour", "red")
    expect(block().textContent).toContain("Sold out")
    expect(button().className).toBe("single_add_to_cart_button button disabled wc-variation-is-unavailable")
    expect(press(button())).toBe(false)
    expect(alert).toHaveBeenCalledExactlyOnceWith("Unavailable.")
    expect(find(".ringside-error").textContent).toBe("Unavailable.")
  })

  it("is shown on a bar's add button that names the form, and required at its press", () => {
    find("form").id = "bag"
    document.body.insertAdjacentHTML(
      "beforeend",
      '<div id="bar"><button form="bag" class="single_add_to_cart_button"><b>Add</b></button></div>',
    )
    choose("colour", "red")
    expect(find("#bar button").className).toContain("disabled wc-variation-selection-needed")
    expect(press(find("#bar b"))).toBe(false)
    expect(alert).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(select("size"))
    choose("size", "S")
    expect(find("#bar button").className).toBe("single_add_to_cart_button")
    find("#bar").remove()
  })

  it("doesn't change the quantities of add-ons in its form", () => {
    const addOn = (name: string, value: string) =>
      `<div class="quantity"><input type="number" class="qty" name="${name}" value="${value}" min="0" max="9"></div>`
    find("table.variations").insertAdjacentHTML("afterend", addOn("component_qty[1]", "8"))
    find(".woocommerce-variation-add-to-cart").insertAdjacentHTML("afterbegin", addOn("addon-gift-wrap", "0"))
    const changed: string[] = []
    find("form").addEventListener("change", ({ target }) => changed.push(Reflect.get(target ?? {}, "name") as string))
    choose("size", "L")
    choose("colour", "blue")
    const fields = [...document.querySelectorAll<HTMLInputElement>(".qty")]
    expect(fields.map(({ name, value, min, max }) => [name, value, min, max])).toEqual([
      ["component_qty[1]", "8", "0", "9"],
      ["addon-gift-wrap", "0", "0", "9"],
      ["quantity", "1", "1", "2"],
    ])
    choose("colour", "")
    expect(new Set(changed.filter((name) => /qty|addon/.test(name)))).toEqual(new Set())
  })

  it("that is sold individually hides the quantity", async () => {
    page.stop()
    await open({ variations: [createVariation(31, "S", "red", { is_sold_individually: "yes" }), largeBlue] })
    quantity().value = "3"
    choose("size", "S")
    choose("colour", "red")
    expect([find(".quantity").style.display, quantity().value]).toEqual(["none", "1"])
    choose("colour", "")
    expect(find(".quantity").style.display).toBe("")
  })

  it("leaves only the options that fit it", () => {
    choose("colour", "blue")
    expect(offered("size")).toBe(" L")
    choose("colour", "")
    expect(offered("size")).toBe(" S M L")
  })

  it("made by a script of the page through jQuery alone is followed", () => {
    select("size").value = "S"
    select("colour").value = "red"
    page.events.send({ name: "change", target: select("colour") })
    expect(variationId()).toBe("21")
  })
})

describe("options", () => {
  it("that no active variation has are shown, but can't be chosen", async () => {
    await open({ variations: [smallRed, { ...soldOut, variation_is_active: false }] })
    expect(offered("size")).toBe(" S (M)")
  })

  it("keep changes of other scripts", async () => {
    await open({ variations: inline })
    choose("colour", "blue")
    select("size").insertAdjacentHTML("beforeend", '<option value="any">Any</option>')
    choose("colour", "")
    expect(offered("size")).toBe(" S M L")
    page.stop()
    expect(offered("size")).toBe(" S M L any")
  })

  it("clear a choice that has become impossible", async () => {
    await open({ variations: inline, chosen: { size: "S", colour: "blue" } })
    expect([select("size").value, select("colour").value]).toEqual(["", "blue"])
    expect(document.querySelectorAll(".wc-no-matching-variations")).toHaveLength(0)
  })

  it("lose their placeholder where the host wants that, until the choice is cleared", async () => {
    await open({ variations: inline, size: 'data-show_option_none="no"' })
    expect(offered("size")).toBe(" S M L")
    choose("size", "L")
    expect(offered("size")).toBe("S M L")
    find(".reset_variations").click()
    expect([offered("size"), select("size").value]).toEqual([" S M L", ""])
  })

  it("of 500 variations follow a choice", async () => {
    const variations = Array.from({ length: 500 }, (_, index) =>
      createVariation(index, ["S", "M", "L"][index % 3] ?? "", index % 2 ? "red" : "blue"),
    )
    await open({ variations })
    choose("size", "S")
    choose("colour", "red")
    expect(variationId()).toBe("3")
  })
})

describe("a press of the add button", () => {
  beforeEach(() => open({ variations: inline }))

  it("names the missing choice once, and focuses it", () => {
    choose("size", "S")
    expect(press(button())).toBe(false)
    expect(alert).toHaveBeenCalledExactlyOnceWith("Please choose.")
    const line = find(".ringside-error")
    expect([line.getAttribute("role"), line.textContent]).toEqual(["alert", "Please choose. Still to choose: Colour."])
    expect(document.activeElement).toBe(select("colour"))
    press(button())
    expect(document.querySelectorAll(".ringside-error")).toHaveLength(1)
    choose("colour", "red")
    expect(document.querySelector(".ringside-error")).toBeNull()
  })

  it("leaves no message on a page that is restored as a copy", () => {
    press(button())
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes)
    page.scan()
    expect(document.querySelector(".ringside-error")).toBeNull()
  })

  it("sends the form when the choice can be bought", () => {
    choose("size", "S")
    choose("colour", "red")
    expect(press(button())).toBe(true)
    expect(alert).not.toHaveBeenCalled()
  })

  it("before the form has shown a choice is stopped or sent by the choice in the form", () => {
    page.stop()
    start({ variations: inline })
    expect(press(button())).toBe(false)
    page.stop()
    start({ variations: inline, chosen: { size: "S", colour: "red" } })
    expect([press(button()), variationId()]).toEqual([true, "21"])
  })

  it("before the form has shown a choice has the variation's id in the form for all listeners", () => {
    page.stop()
    const received: string[] = []
    const listen = () => received.push(variationId())
    document.addEventListener("click", listen, true)
    start({ variations: inline, chosen: { size: "L", colour: "blue" } })
    press(button())
    document.removeEventListener("click", listen, true)
    expect(received).toEqual(["22"])
  })

  it("shows no message for a button that another script has disabled", () => {
    choose("size", "S")
    choose("colour", "red")
    button().classList.add("disabled")
    expect([press(button()), alert.mock.calls.length]).toEqual([false, 0])
  })
})

describe("clearing", () => {
  beforeEach(() => open({ variations: inline, chosen: { size: "S", colour: "red" } }))

  it("clears every choice, announces it for a second, and keeps focus", async () => {
    const link = find(".reset_variations")
    link.focus()
    log = []
    expect(press(link)).toBe(false)
    expect([select("size").value, select("colour").value, variationId()]).toEqual(["", "", ""])
    expect(log.filter((name) => ["announce-reset", "reset-data"].includes(name)).slice(-2)).toEqual([
      "announce-reset",
      "reset-data",
    ])
    expect([link.style.visibility, document.activeElement]).toEqual(["hidden", select("size")])
    await page.clock.advance(999)
    expect(find(".reset_variations_alert").textContent).toBe("Reset.")
    await page.clock.advance(1)
    expect(find(".reset_variations_alert").textContent).toBe("")
  })

  it("is announced by the page where the form has no live region", async () => {
    const polite = vi.spyOn(page.announce, "polite")
    find(".reset_variations_alert").remove()
    find(".reset_variations").click()
    expect(polite).toHaveBeenCalledExactlyOnceWith("Reset.")
  })

  it("is announced for a whole second each time", async () => {
    find(".reset_variations").click()
    await page.clock.advance(600)
    choose("size", "S")
    find(".reset_variations").click()
    await page.clock.advance(600)
    expect(find(".reset_variations_alert").textContent).toBe("Reset.")
    await page.clock.advance(400)
    expect(find(".reset_variations_alert").textContent).toBe("")
  })

  it("leaves a click that opens another tab to the browser", () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true })
    find(".reset_variations").dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

describe("a form that fetches its variations", () => {
  beforeEach(() => open({ variations: "false", form: 'data-custom_data="gift"' }))

  it("sends the whole choice, and shows the response", async () => {
    http.mockResolvedValue(answer(largeBlue))
    choose("size", "L")
    expect(http).not.toHaveBeenCalled()
    log = []
    choose("colour", "blue")
    expect(find(".single_variation_wrap").getAttribute("aria-busy")).toBe("true")
    await page.clock.settle()
    expect(http).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        method: "POST",
        url: "/en/?wc-ajax=get_variation",
        body: "attribute_size=L&attribute_colour=blue&product_id=20&custom_data=gift",
      }),
    )
    expect([variationId(), find(".single_variation_wrap").hasAttribute("aria-busy")]).toEqual(["22", false])
    await page.clock.advance(300)
    expect(log).toEqual(["check-variations", "variation-has-changed", "found-variation", "show-variation"])
    expect(offered("size")).toBe(" S M L")
  })

  it("shows its message for a choice without a variation where the theme's CSS hides that", async () => {
    document.body.insertAdjacentHTML("beforeend", "<style>.wc-no-matching-variations { display: none }</style>")
    http.mockResolvedValueOnce(answer(false))
    choose("size", "L")
    choose("colour", "red")
    await page.clock.settle()
    expect(find(".wc-no-matching-variations").style.display).toBe("block")
  })

  it("sends the same request once", async () => {
    http.mockResolvedValueOnce(answer(largeBlue)).mockResolvedValueOnce(answer(false))
    choose("size", "L")
    choose("colour", "blue")
    await page.clock.settle()
    choose("colour", "red")
    await page.clock.settle()
    expect(find(".wc-no-matching-variations").textContent).toBe("No match.")
    choose("colour", "blue")
    await page.clock.settle()
    expect([variationId(), http.mock.calls.length]).toEqual(["22", 2])
    expect(document.querySelector(".wc-no-matching-variations")).toBeNull()
  })

  it("ignores a late response, and aborts its request", async () => {
    let answerLate: (answer: HttpResult) => void = () => {}
    http.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve))).mockResolvedValueOnce(answer(smallRed))
    choose("size", "L")
    choose("colour", "blue")
    choose("size", "S")
    await page.clock.settle()
    expect(http.mock.calls[0]?.[0].signal?.aborted).toBe(true)
    answerLate(answer(largeBlue))
    await page.clock.settle()
    expect([variationId(), find(".single_variation_wrap").hasAttribute("aria-busy")]).toEqual(["21", false])
  })

  it.each([
    ["an answer of no sense", answer("<html>")],
    ["an error", answer(smallRed, 500)],
    ["no answer", { kind: "unreachable", reason: "network" } as const],
  ])("says so after %s, and asks again at the next press", async (_, failure) => {
    http.mockResolvedValueOnce(failure).mockResolvedValueOnce(answer(smallRed))
    choose("size", "S")
    choose("colour", "red")
    await page.clock.settle()
    const line = find(".wc-no-matching-variations")
    expect([line.getAttribute("role"), line.textContent]).toEqual(["alert", "An unknown error occurred."])
    expect(line.previousElementSibling).toBe(block())
    const submitted = vi.fn((event: Event) => event.preventDefault())
    find("form").addEventListener("submit", submitted)
    expect(press(button())).toBe(false)
    await page.clock.settle()
    expect([variationId(), submitted.mock.calls.length, alert.mock.calls.length]).toEqual(["21", 1, 0])
  })

  it("performs a press made during the request, unless the variation can't be bought", async () => {
    const submitted = vi.fn((event: Event) => event.preventDefault())
    find("form").addEventListener("submit", submitted)
    http.mockResolvedValueOnce(answer(soldOut)).mockResolvedValueOnce(answer(smallRed))
    choose("size", "M")
    choose("colour", "red")
    expect(press(button())).toBe(false)
    await page.clock.settle()
    expect(submitted).not.toHaveBeenCalled()
    choose("size", "S")
    press(button())
    await page.clock.settle()
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it("lets other scripts count a press that waits for the request once", async () => {
    const counted = vi.fn()
    document.addEventListener("click", counted, { capture: true, signal: page.signal })
    find("form").addEventListener("submit", (event: Event) => event.preventDefault())
    http.mockResolvedValueOnce(answer(smallRed))
    choose("size", "S")
    choose("colour", "red")
    press(button())
    expect(counted).not.toHaveBeenCalled()
    await page.clock.settle()
    expect(counted).toHaveBeenCalledTimes(1)
  })

  it("leaves nothing behind when it stops before the response", () => {
    const before = document.body.innerHTML
    http.mockReturnValue(new Promise(() => {}))
    choose("size", "S")
    choose("colour", "red")
    page.stop()
    expect(find(".single_variation_wrap").outerHTML).not.toContain("updating")
    expect(before).toContain("wc-variation-selection-needed")
  })
})

describe("hostile forms", () => {
  it.each(['[{"variation_id":1', '{"a":1}', "<b>"])(
    "whose variations are %s fetch them, and warn the author",
    async (json) => {
      const warn = vi.fn()
      await open({ variations: json }, { services: { http, reports: { warn, fail: vi.fn() } } })
      http.mockResolvedValue(answer(smallRed))
      choose("size", "S")
      choose("colour", "red")
      await page.clock.settle()
      expect(variationId()).toBe("21")
      expect(warn.mock.calls[0]?.[0]).toContain("data-product_variations begins with")
    },
  )

  it("without a product's number fetch nothing, and warn the author", async () => {
    const warn = vi.fn()
    start({ variations: "false" }, { services: { http, reports: { warn, fail: vi.fn() } } })
    find("form").setAttribute("data-product_id", "x")
    await page.clock.advance(100)
    choose("size", "S")
    choose("colour", "red")
    await page.clock.settle()
    expect(find(".wc-no-matching-variations").textContent).toBe("An unknown error occurred.")
    expect(warn.mock.calls[0]?.[0]).toContain('data-product_id is "x"')
  })

  it("run no script in a variation's markup", async () => {
    const html = '<img src="x" onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">x</a>'
    await open({
      variations: [createVariation(1, "", "", { price_html: html, sku: html, weight: "1", weight_html: html })],
    })
    choose("size", "S")
    choose("colour", "red")
    expect(block().innerHTML).not.toMatch(/onerror|<script|javascript:/)
    expect([find(".sku").textContent, find(".sku").children.length]).toEqual([html, 0])
  })
})

describe("the host's templates", () => {
  const template = (id: string, html: string) => `<script type="text/template" id="tmpl-${id}">${html}</script>`

  it("show the variation", async () => {
    const templates = template(
      "variation-template",
      '<p class="own">{{{ data.variation.price_html }}}|{{ data.variation.sku }}</p>',
    )
    await open({ variations: inline, templates })
    choose("size", "S")
    choose("colour", "red")
    expect(find(".own").textContent).toBe("21 €|SP-21")
  })

  it("that contain code are rendered by the host's engine, or by ours without one", async () => {
    const templates = template("variation-template", "<# print(data.variation.sku) #>")
    const fill = vi.fn(() => "<i>host</i>")
    const engine = vi.fn(() => fill)
    Reflect.set(window, "wp", { template: engine })
    await open({ variations: inline, templates, chosen: { size: "S", colour: "red" } })
    expect(block().innerHTML).toBe("<i>host</i>")
    expect(engine).toHaveBeenCalledWith("variation-template")
    expect(fill).toHaveBeenCalledWith({ variation: smallRed })
    page.stop()
    Reflect.deleteProperty(window, "wp")
    await open({ variations: inline, templates, chosen: { size: "S", colour: "red" } })
    expect(find(".woocommerce-variation-price").textContent).toBe("21 €")
  })

  it("show that a variation isn't available", async () => {
    const hidden = createVariation(21, "S", "red", { variation_is_visible: false })
    await open({ variations: [hidden], chosen: { size: "S", colour: "red" } })
    expect(block().innerHTML).toBe("<p>Unavailable.</p>")
    expect(button().classList).toContain("wc-variation-is-unavailable")
    page.stop()
    const templates = template("unavailable-variation-template", "<p>Not this one</p>")
    await open({ variations: [hidden], chosen: { size: "S", colour: "red" }, templates })
    expect(block().innerHTML).toBe("<p>Not this one</p>")
  })
})

describe("one of several forms", () => {
  it("that is stopped alone handles no further events, and restores the product's texts", async () => {
    await open({ variations: inline, before: '<p class="price">10 €</p>', chosen: { size: "S" } })
    choose("colour", "red")
    expect(find("p.price").textContent).toBe("21 €")
    stopBehaviours(page, find("form"))
    log = []
    await page.clock.advance(1000)
    choose("size", "L")
    find("form").dispatchEvent(new CustomEvent("check_variations", { bubbles: true }))
    expect(log).toEqual([])
    expect([find("p.price").textContent, find(".sku").innerHTML]).toEqual(["10 €", "SP<b>-</b>0"])
    expect(button().className).toBe("single_add_to_cart_button button")
  })

  it("that is stopped before it has shown its choice shows none", async () => {
    start({ variations: inline, chosen: { size: "L", colour: "blue" } })
    stopBehaviours(page, find("form"))
    await page.clock.advance(100)
    expect([log, find(".reset_variations").style.visibility]).toEqual([[], ""])
  })

  it("handles a choice made before the next scan of the page", async () => {
    await open({ variations: inline })
    const fresh = find(".product").cloneNode(true)
    find(".product").replaceWith(fresh)
    choose("size", "S")
    choose("colour", "red")
    expect(variationId()).toBe("21")
  })
})

describe("scripts of the page", () => {
  beforeEach(() => open({ variations: inline, chosen: { size: "S", colour: "red" } }))
  // From within the form: to the document of these tests a form that an event names is another than the one it finds.
  const send = (name: string, detail: object = {}) =>
    find(".single_variation_wrap").dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))

  it("can make a form check again, reset, or show another variation", () => {
    send("reset_data")
    expect(button().classList).toContain("disabled")
    send("check_variations")
    expect(variationId()).toBe("21")
    send("found_variation", { variation: largeBlue })
    expect(variationId()).toBe("22")
    send("found_variation", {})
    expect(variationId()).toBe("22")
    send("hide_variation")
    expect(button().classList).toContain("wc-variation-selection-needed")
    send("show_variation", { variation: soldOut })
    expect(button().classList).toContain("wc-variation-is-unavailable")
    send("announce_reset")
    expect(find(".reset_variations_alert").textContent).toBe("Reset.")
  })

  it("can replace the variations", () => {
    find("form").setAttribute("data-product_variations", JSON.stringify([createVariation(30, "S", "red")]))
    send("reload_product_variations")
    expect(variationId()).toBe("30")
  })

  it("receive the same arguments of each event as from the host's own script", async () => {
    const received: unknown[] = []
    find("form").addEventListener("show_variation", (event) =>
      received.push(event instanceof CustomEvent && event.detail),
    )
    send("check_variations")
    await page.clock.advance(300)
    expect(received).toEqual([{ variation: smallRed, purchasable: true, args: [smallRed, true] }])
  })
})

describe("an add button that is printed disabled", () => {
  const printed = (attributes: string, sign: string) => {
    const html = formatForm({ variations: inline }).replace("<button ", `<button ${attributes} `)
    document.body.innerHTML = sign + html
    page = createTestPage({ services: { http } })
    startBehaviour(variationsBehaviour, page)
  }
  const generator = (version: string) => `<meta name="generator" content="WooCommerce ${version}">`
  const styles = '<link href="/wp-content/plugins/woocommerce/assets/css/woocommerce.css?ver=10.5.1">'

  it.each([generator("10.5.0"), generator("10.5.1"), styles])(
    "by the platform's %s works, until a script of the page disables it",
    async (sign) => {
      printed("disabled", sign)
      expect(button().hasAttribute("disabled")).toBe(false)
      await page.clock.advance(100)
      button().setAttribute("disabled", "")
      choose("size", "S")
      choose("colour", "red")
      expect([button().hasAttribute("disabled"), button().classList.contains("disabled")]).toEqual([true, false])
    },
  )

  it("is disabled again when the page stops", () => {
    printed("disabled", styles)
    page.stop()
    expect(button().hasAttribute("disabled")).toBe(true)
  })

  it("by anything else stays so", async () => {
    printed("disabled", generator("10.5.2"))
    await page.clock.advance(100)
    expect(button().hasAttribute("disabled")).toBe(true)
  })
})

describe("the platform's gallery block beside a form, on a page without jQuery", () => {
  it("reads the variation at the form's last change after a choice, and none after a reset", async () => {
    await open({ variations: inline, chosen: { size: "S" } })
    // The quantity's own change comes after that of the number.
    find(".quantity").remove()
    const read: string[] = []
    find("form[data-product_id]").addEventListener("change", () => read.push(variationId()), { signal: page.signal })
    choose("colour", "red")
    expect(read.at(-1)).toBe("21")
    choose("colour", "")
    expect(read.at(-1)).toBe("")
    choose("colour", "red")
    find(".reset_variations").click()
    expect(read.at(-1)).toBe("")
  })
})

describe("a choice", () => {
  const variations = [
    createVariation(21, "S", "red"),
    createVariation(22, "M", "red", { is_in_stock: false }),
    createVariation(23, "L", "red", { is_purchasable: false, price_html: "" }),
  ]
  const before = '<p class="price">21 € – 23 €</p>'
  const price = () => find("p.price").textContent

  it("shows its price in place of the product's, and announces it in the visually hidden block", async () => {
    await open({ variations, before, chosen: { colour: "red" } })
    const html = find("p.price").innerHTML
    choose("size", "S")
    expect(price()).toBe("21 €")
    expect(find(".woocommerce-variation-price").style.clipPath).toBe("inset(50%)")
    choose("size", "L")
    expect(price()).toBe("21 € – 23 €")
    choose("size", "S")
    choose("size", "")
    expect(find("p.price").innerHTML).toBe(html)
  })

  it("gives way to the product's price where a script keeps that in the platform's attribute, and shows prices by itself", async () => {
    await open({ variations, before, chosen: { colour: "red" } })
    // Germanized.
    const element = find("p.price")
    const { signal } = page
    const setPrice = () => {
      element.dataset["o_content"] ??= element.innerHTML
      element.innerHTML = '<span class="amount">21 € per metre</span>'
    }
    document.addEventListener("ringside:show-variation", setPrice, { signal })
    document.addEventListener(
      "ringside:reset-data",
      () => {
        const { o_content: own } = element.dataset
        if (own !== undefined) element.innerHTML = own
      },
      { signal },
    )
    choose("size", "S")
    await page.clock.advance(300)
    expect(price()).toBe("21 € per metre")
    choose("size", "")
    expect(price()).toBe("21 € – 23 €")
    page.stop()
    expect(element.outerHTML).toBe(before)
  })

  it("is shown in the block while a script of the page still fills the product's price in", async () => {
    const late = '<p class="price"><span class="wcpbc-price wcpbc-price-9 loading">…</span></p>'
    await open({ variations, before: late, chosen: { size: "S", colour: "red" } })
    expect(find(".woocommerce-variation-price").style.clipPath).toBe("")
    // Price Based on Country, which looks for its elements in the document.
    for (const element of document.querySelectorAll(".wcpbc-price-9")) {
      element.textContent = "18 £ – 20 £"
      element.classList.remove("loading")
    }
    choose("size", "")
    expect([price(), document.querySelector(".loading")]).toEqual(["18 £ – 20 £", null])
    choose("size", "S")
    expect(price()).toBe("21 €")
  })

  const replaceAll = (selector: string, html: string) => {
    for (const element of document.querySelectorAll(selector)) element.outerHTML = html
  }
  it.each<[string, string, () => void]>([
    [
      "Price Based on Country",
      '<span class="wcpbc-price loading">…</span>',
      () => {
        find(".wcpbc-price").textContent = "18 £ – 20 £"
        find(".wcpbc-price").classList.remove("loading")
      },
    ],
    [
      "CURCY",
      '<span class="wmc-cache-pid" data-wmc_product_id="20">21 € – 23 €</span>',
      () => replaceAll(".wmc-cache-pid", "<span>18 £ – 20 £</span>"),
    ],
    [
      "WOOCS",
      '<span class="woocs_price_code woocs_preloader_ajax" data-product-id="20">21 € – 23 €</span>',
      () => replaceAll(".woocs_price_code", '<span class="woocs_price_code">18 £ – 20 £</span>'),
    ],
  ])("replaces the product's price once %s has filled that in", async (_, late, fill) => {
    await open({ variations, before: `<p class="price">${late}</p>`, chosen: { size: "S", colour: "red" } })
    expect([price(), find(".woocommerce-variation-price").style.clipPath]).toEqual([find(".price").textContent, ""])
    fill()
    await page.clock.settle()
    expect([price(), find(".woocommerce-variation-price").style.clipPath]).toEqual(["21 €", "inset(50%)"])
    choose("size", "")
    expect(price()).toBe("18 £ – 20 £")
  })

  it("shows its price in the price that is filled in, while a script still fills in another", async () => {
    const late = (name: string) => `<p class="price ${name}"><span class="wcpbc-price loading">…</span></p>`
    const both = `${late("a")}${late("b")}`
    await open({ variations, before: both, chosen: { size: "S", colour: "red" } })
    const prices = () => [".a", ".b"].map((name) => find(name).textContent)
    find(".a .loading").classList.remove("loading")
    await page.clock.settle()
    expect(prices()).toEqual(["21 €", "…"])
    find(".b .loading").classList.remove("loading")
    await page.clock.settle()
    expect(prices()).toEqual(["21 €", "21 €"])
  })

  it("keeps a price of its own that a script still fills in, in both places", async () => {
    const loading = (name: string) => `<span class="price"><span class="wmc-cache-pid ${name}">21 €</span></span>`
    const own = variations.map((each) => ({ ...each, price_html: loading("own") }))
    await open({ variations: own, before, chosen: { size: "S", colour: "red" } })
    expect(price()).toBe("21 €")
    choose("size", "M")
    expect(price()).toBe("21 €")
    replaceAll(".wmc-cache-pid", "18 £")
    await page.clock.settle()
    expect([price(), find(".woocommerce-variation-price").textContent]).toEqual(["18 £", "18 £"])
  })

  it("keeps its price while a page builder fixes the form to the window, and leaves a hidden copy in its place", async () => {
    const chosen = [createVariation(21, "S", "red"), createVariation(22, "M", "red")]
    await open({ variations: chosen, before, chosen: { size: "S", colour: "red" } })
    choose("size", "M")
    const form = find("form.variations_form")
    const copy = form.cloneNode(true) as HTMLElement
    copy.style.visibility = "hidden"
    for (const option of copy.querySelectorAll("option")) option.selected = ["S", "red"].includes(option.value)
    form.style.position = "fixed"
    form.after(copy)
    page.scan()
    await page.clock.advance(100)
    expect(price()).toBe("22 €")
  })

  it.each(["display: none", "visibility: hidden", "opacity: 0"])(
    "shows its price in the block where the product's own is hidden by %s",
    async (rule) => {
      await open({ variations, before: `<style>.product > p.price { ${rule} }</style>${before}` })
      choose("size", "S")
      choose("colour", "red")
      expect([price(), find(".woocommerce-variation-price").style.clipPath]).toEqual(["21 € – 23 €", ""])
    },
  )

  it("leaves the price of a unit below the product's to the plugin that prints it", async () => {
    await open({ variations, before: `${before}<p class="price price-unit smaller">2,10 € / 100 g</p>` })
    choose("size", "S")
    choose("colour", "red")
    expect([price(), find(".price-unit").textContent]).toEqual(["21 €", "2,10 € / 100 g"])
  })

  it("isn't written again when the height of the window changes, as by a phone's address bar", async () => {
    await open({ variations, before, chosen: { size: "S", colour: "red" } })
    const shown = find("p.price").firstChild
    window.dispatchEvent(new Event("resize"))
    await page.clock.advance(50)
    expect(find("p.price").firstChild).toBe(shown)
  })

  it("shows its price in each price of the product that can be seen, and in the other one after a turn of the phone", async () => {
    const rules = (shown: string) => `.phone, .desktop { display: none } .${shown} { display: block }`
    const own = ["phone", "desktop", "bar"].map((name) => `<p class="price ${name}">from 21 €</p>`).join("")
    await open({ variations, before: `<style>${rules("phone")}</style>${own}` })
    const readPrices = () => [...document.querySelectorAll("p.price")].map(({ textContent }) => textContent)
    choose("size", "S")
    choose("colour", "red")
    expect(readPrices()).toEqual(["21 €", "from 21 €", "21 €"])
    find("style").textContent = rules("desktop")
    const width = vi.spyOn(window, "innerWidth", "get").mockReturnValue(window.innerWidth + 1)
    window.dispatchEvent(new Event("resize"))
    await page.clock.advance(50)
    width.mockRestore()
    expect(readPrices()).toEqual(["from 21 €", "21 €", "21 €"])
    choose("colour", "")
    expect(readPrices()).toEqual(["from 21 €", "from 21 €", "from 21 €"])
  })

  const priceHtml = '<span class="price">21 €</span>'
  it.each([
    [
      "a choice of subscriptions beside the price",
      `${priceHtml}<label><input type="radio" name="plan">Monthly</label>`,
    ],
    ["a choice of subscriptions in the price", priceHtml.replace("21 €", '21 €<select name="plan"></select>')],
    ["a choice of subscriptions without a price", '<label><input type="radio" name="plan">Monthly, 21 €</label>'],
    ["a text beside the price", `${priceHtml} incl. VAT`],
    ["a line below the price", `${priceHtml}<p>21 € / kg</p>`],
    ["two prices", priceHtml + priceHtml],
    ["a part that scripts find by its id", '<span class="price"><b id="amount">21 €</b></span>'],
  ])("leaves %s in the block, and the product its own price", async (_, html) => {
    await open({
      variations: [createVariation(21, "S", "red", { price_html: html })],
      before,
      chosen: { size: "S", colour: "red" },
    })
    const box = find(".woocommerce-variation-price")
    expect([box.innerHTML, box.style.clipPath, price()]).toEqual([html, "", "21 € – 23 €"])
    expect(document.querySelectorAll("[name=plan]")).toHaveLength(html.includes("plan") ? 1 : 0)
  })

  it("shows a price that a script writes into the block later, as for another quantity", async () => {
    await open({ variations, before, chosen: { size: "S", colour: "red" } })
    expect(price()).toBe("21 €")
    find(".woocommerce-variation-price .price").innerHTML = "<del>21 €</del> <ins>19 €</ins>"
    await Promise.resolve()
    expect(find("p.price").innerHTML).toBe("<del>21 €</del> <ins>19 €</ins>")
    expect(find(".woocommerce-variation-price").style.clipPath).toBe("inset(50%)")
  })

  it("shows the block again when a script adds a control to the price in it", async () => {
    await open({ variations, before, chosen: { size: "S", colour: "red" } })
    find(".woocommerce-variation-price").insertAdjacentHTML("beforeend", '<select name="plan"></select>')
    await Promise.resolve()
    expect([find(".woocommerce-variation-price").style.clipPath, price()]).toEqual(["", "21 € – 23 €"])
  })

  it("doesn't write the product's price for other changes of the block, nor after the choice is cleared or the page has stopped", async () => {
    await open({ variations, before, chosen: { size: "S", colour: "red" } })
    const shown = find("p.price").firstChild
    block().insertAdjacentHTML("beforeend", "<p>In stock</p>")
    await Promise.resolve()
    expect(find("p.price").firstChild).toBe(shown)
    choose("size", "")
    find(".woocommerce-variation-price .price").textContent = "19 €"
    await Promise.resolve()
    expect(price()).toBe("21 € – 23 €")
    choose("size", "S")
    page.stop()
    block().innerHTML = '<div class="woocommerce-variation-price"><span class="price">18 €</span></div>'
    await Promise.resolve()
    expect(price()).toBe("21 € – 23 €")
  })

  it("doesn't change the texts of other products in its element", async () => {
    const other =
      '<div class="product other"><p class="price">5 €</p><div class="product_meta"><span class="sku">OTHER</span></div><span class="product_weight">1 kg</span></div>'
    await open({
      variations: [createVariation(21, "S", "red", { weight: "2", weight_html: "2 kg" })],
      before: other + before,
    })
    const html = find(".other").outerHTML
    choose("size", "S")
    choose("colour", "red")
    expect(find(".other").outerHTML).toBe(html)
    expect(find(".product > p.price").textContent).toBe("21 €")
  })

  it("shows its price in the block where the page has no other", async () => {
    await open({ variations, chosen: { size: "S", colour: "red" } })
    expect(find(".woocommerce-variation-price").textContent).toBe("21 €")
    expect(find(".woocommerce-variation-price").style.clipPath).toBe("")
  })

  it.each([
    ["es", "Agotado", "No disponible"],
    ["en", "Sold out", "Unavailable"],
  ])("that can't be bought disables the button and the quantity (%s)", async (locale, soldOut, unavailable) => {
    await open({ variations, before, chosen: { size: "M", colour: "red" } }, { config: { locale } })
    const read = () => [button().textContent, button().getAttribute("aria-disabled"), quantity().disabled]
    expect(read()).toEqual([soldOut, "true", true])
    choose("size", "L")
    expect(read()).toEqual([unavailable, "true", true])
    choose("size", "S")
    expect(read()).toEqual(["Add", null, false])
    choose("size", "M")
    page.stop()
    expect(read()).toEqual(["Add", null, false])
    expect(price()).toBe("21 € – 23 €")
  })

  it.each([
    ["is replaced by a script's gives way to it", "<b>Choose a price</b>", "<b>Choose a price</b>"],
    ["is translated by the browser gives way to the button's own", "<font><font>Ausverkauft</font></font>", "Add"],
  ])("that can't be bought: its text on the button that %s when the choice is cleared", async (_, html, after) => {
    await open({ variations, before, chosen: { size: "M", colour: "red" } })
    button().innerHTML = html
    choose("size", "")
    expect(button().innerHTML).toBe(after)
  })

  it("whose text on the button a script has replaced doesn't restore an older one after the next choice", async () => {
    await open({ variations, before, chosen: { size: "M", colour: "red" } })
    button().textContent = "Choose a price"
    choose("size", "L")
    expect(button().textContent).toBe("Unavailable")
    choose("size", "")
    expect(button().textContent).toBe("Choose a price")
  })

  it("gives way to the product's own SKU though a script has replaced it, as in the platform", async () => {
    await open({ variations, before, chosen: { size: "S", colour: "red" } })
    find(".sku").textContent = "SP-21-X"
    choose("size", "")
    expect(find(".sku").textContent).toBe("SP-0")
  })
})
