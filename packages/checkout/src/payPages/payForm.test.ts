import { startBehaviour } from "@ringside/core"
import { createTestPage, type JQueryForTests, provideJQuery, type TestPage } from "@ringside/testing"
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { payForm } from "./payForm.ts"

let page: TestPage
const animate = vi.fn<(frames: unknown, options: unknown) => EventTarget>(() => new EventTarget())

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { animate, getAnimations: () => [] })
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  animate.mockClear()
  Reflect.deleteProperty(HTMLElement.prototype, "animate")
  Reflect.deleteProperty(HTMLElement.prototype, "getAnimations")
})

const formatMethod = (gateway: string, checked = "") =>
  `<input type="radio" name="payment_method" id="payment_method_${gateway}" value="${gateway}"${checked}><label for="payment_method_${gateway}">${gateway}</label><div class="payment_box payment_method_${gateway}">About ${gateway}</div>`

test.each([
  ["add_payment_method", 1],
  ["order_review", 0],
])("#%s sends the event for gateways %i times, with its method chosen", (id, times) => {
  document.body.innerHTML = `<form id="${id}"><div id="payment">${formatMethod("bacs")}${formatMethod("cod")}</div></form>`
  const chosen: (string | undefined)[] = []
  document.body.addEventListener("init_add_payment_method", () =>
    chosen.push(document.querySelector<HTMLInputElement>("input:checked")?.value),
  )
  page = createTestPage()
  startBehaviour(payForm, page)
  expect(chosen).toEqual(Array.from({ length: times }, () => "bacs"))
})

test.each([
  ["add_payment_method", 250],
  ["order_review", 230],
])("the boxes of #%s slide for %i ms", (id, duration) => {
  document.body.innerHTML = `<form id="${id}"><div id="payment">${formatMethod("bacs", " checked")}${formatMethod("cod")}</div></form>`
  page = createTestPage()
  startBehaviour(payForm, page)
  expect(animate).not.toHaveBeenCalled()
  document.querySelector<HTMLInputElement>("#payment_method_cod")?.click()
  expect(animate.mock.calls.map(([, options]) => options)).toEqual([
    { duration, easing: "ease-in-out" },
    { duration, easing: "ease-in-out" },
  ])
})

/** Sends a form as its button does; returns whether the browser sends it. */
const submit = (form: Element | null) =>
  form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })) ?? false

test.each([
  ["add_payment_method", false],
  ["order_review", true],
])("#%s is sent once, greyed out, until it is shown again; the browser's checks are off: %s", async (id, isFree) => {
  document.body.innerHTML = `<form id="${id}"><div id="payment">${formatMethod("cod", " checked")}</div></form>`
  page = createTestPage()
  startBehaviour(payForm, page)
  const form = document.querySelector("form")
  const readState = () => [form?.inert, form?.getAttribute("aria-busy"), form?.classList.contains("processing")]
  expect(form?.noValidate).toBe(isFree)
  expect([submit(form), submit(form)]).toEqual([true, false])
  // The browser has yet to read the form.
  expect(form?.inert).toBe(false)
  await page.clock.advance(0)
  expect([readState(), submit(form)]).toEqual([[true, "true", true], false])
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect([readState(), submit(form)]).toEqual([[false, null, false], true])
})

test("a form whose page isn't left is free after a minute, counted from its last send", async () => {
  document.body.innerHTML = `<form id="order_review"><div id="payment">${formatMethod("cod", " checked")}</div></form>`
  page = createTestPage()
  startBehaviour(payForm, page)
  const form = document.querySelector("form")
  submit(form)
  await page.clock.advance(40_000)
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  submit(form)
  await page.clock.advance(59_000)
  expect([form?.inert, submit(form)]).toEqual([true, false])
  await page.clock.advance(1000)
  expect([form?.inert, submit(form)]).toEqual([false, true])
})

test("without BlockUI a form that a payment's script holds back stays free, and its next submit is sent", async () => {
  document.body.innerHTML = `<form id="order_review"><div id="payment">${formatMethod("cod", " checked")}</div></form>`
  page = createTestPage()
  startBehaviour(payForm, page)
  const form = document.querySelector("form")
  form?.addEventListener("submit", (event) => event.preventDefault(), { once: true })
  expect(submit(form)).toBe(false)
  await page.clock.advance(0)
  expect([form?.inert, submit(form), submit(form)]).toEqual([false, true, false])
})

describe("with the platform's BlockUI", () => {
  /** The changes of the form's cover, in order. */
  const calls: string[] = []
  const ended = new AbortController()
  interface Collection {
    data(name: string, value: unknown): void
  }
  let jQuery: JQueryForTests
  beforeEach(async () => {
    calls.length = 0
    jQuery = await provideJQuery(ended.signal)
    const cover = (name: string, isBlocked: number) =>
      function (this: Collection) {
        this.data("blockUI.isBlocked", isBlocked)
        calls.push(name)
      }
    Object.assign(jQuery.fn, { block: cover("covered", 1), unblock: cover("uncovered", 0) })
    document.body.innerHTML = `<form id="order_review"><div id="payment">${formatMethod("cod", " checked")}</div></form>`
    page = createTestPage()
    startBehaviour(payForm, page)
  })
  afterEach(() => {
    for (const name of ["block", "unblock"]) Reflect.deleteProperty(jQuery.fn, name)
  })
  afterAll(() => ended.abort())
  const form = () => document.querySelector("form")
  const hold = (during: () => void) =>
    form()?.addEventListener(
      "submit",
      (event) => {
        event.preventDefault()
        during()
      },
      { once: true },
    )

  test("a form that a payment's script holds back is covered once, until the script uncovers it or the page is shown again", async () => {
    hold(() => calls.push("held"))
    submit(form())
    await page.clock.advance(60_000)
    // The script has its card, and sends the form.
    expect(submit(form())).toBe(true)
    await page.clock.advance(0)
    expect(calls).toEqual(["covered", "held"])
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    expect(calls).toEqual(["covered", "held", "uncovered"])
  })

  test("a payment's script may uncover the form while it handles the press, and the next press covers it again", async () => {
    for (const _ of [1, 2]) {
      hold(() => Reflect.apply(jQuery.fn["unblock"] as () => void, jQuery("form"), []))
      submit(form())
      await page.clock.advance(0)
    }
    expect(calls).toEqual(["covered", "uncovered", "covered", "uncovered"])
  })

  test("a form that a script sends through jQuery is covered", () => {
    jQuery("form").on("submit", () => false)
    jQuery("form").trigger("submit")
    expect(calls).toEqual(["covered"])
  })

  test("a form that our own payment holds has its cover alone", async () => {
    hold(() => form()?.setAttribute("aria-busy", "true"))
    submit(form())
    await page.clock.advance(0)
    expect(calls).toEqual(["covered", "uncovered"])
  })
})
