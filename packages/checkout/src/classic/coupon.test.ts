import { type HttpRequest, scrollerService } from "@ringside/core"
import { ConnectionLost, type JQueryForTests, provideJQuery } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import {
  type CheckoutShop,
  createCheckoutShop,
  importLateFiles,
  startCheckout,
  type StartedCheckout,
  submitForm,
} from "./checkoutForTests.ts"

let shop: CheckoutShop
let started: StartedCheckout

const events = [
  ...["errored_coupon_in_checkout", "applied_coupon_in_checkout", "removed_coupon_in_checkout"],
  "update_checkout",
]

// Only the first import of the file takes long.
beforeAll(importLateFiles)
beforeEach(async () => {
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  started = await startCheckout(shop, document, { events })
  started.sent.length = 0
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
  sessionStorage.clear()
})

const apply = (code: string) => {
  const field = document.querySelector<HTMLInputElement>("#coupon_code")
  if (field) field.value = code
  submitForm(document, "form.checkout_coupon")
}
const remove = () => document.querySelector<HTMLElement>(".woocommerce-remove-coupon")?.click()
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await started.settle()
    check()
  })

/** Applies the coupon that counts, so that it can be removed. */
async function applyFirst(): Promise<void> {
  apply("knockout")
  await eventually(() => expect(document.querySelector(".woocommerce-remove-coupon")).not.toBeNull())
  started.sent.length = 0
}

it("applied with an expired nonce leads to the reload that renews it", async () => {
  shop.checkout.expireNonces()
  apply("knockout")
  await eventually(() => expect(started.moves).toEqual(["reload"]))
  expect(started.sent).toEqual([{ name: "update_checkout", args: [{ update_shipping_method: false }] }])
})

it("removed or applied by a script of a page without jQuery is left to that", async () => {
  await applyFirst()
  const requests = shop.checkout.requests.length
  const prevent = (event: Event) => event.preventDefault()
  document.body.addEventListener("click", prevent, { once: true })
  remove()
  document.querySelector("form.checkout_coupon")?.addEventListener("submit", prevent, { once: true })
  apply("knockout")
  await started.settle()
  expect(shop.checkout.requests).toHaveLength(requests)
  expect(document.querySelector("form.checkout_coupon")?.classList.contains("processing")).toBe(false)
  remove()
  await eventually(() => expect(document.querySelector(".woocommerce-remove-coupon")).toBeNull())
})

describe("where jQuery is on the page", () => {
  const link = ".woocommerce-remove-coupon"
  let jQuery: JQueryForTests
  let ended: AbortController

  beforeEach(async () => {
    ended = new AbortController()
    jQuery = await provideJQuery(ended.signal)
    document.head.dispatchEvent(new Event("load"))
  })
  afterEach(() => {
    for (const target of [document.body, "form.checkout_coupon"]) jQuery(target).off()
    ended.abort()
  })
  const preventIn = (handlers: JQueryForTests) => {
    handlers(document.body).on("click", link, (event) => event.preventDefault())
    handlers("form.checkout_coupon").on("submit", (event) => (event as Event).preventDefault())
  }

  /** From within the form: to the document of these tests a form that an event names is another than the one it finds. */
  const applyFromField = () => {
    const field = document.querySelector<HTMLInputElement>("#coupon_code")
    if (field) field.value = "knockout"
    field?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  }

  it("is applied and removed though a script prevents the default beside the platform's handlers", async () => {
    preventIn(jQuery)
    applyFromField()
    await eventually(() => expect(document.querySelector(link)).not.toBeNull())
    remove()
    await eventually(() => expect(document.querySelector(link)).toBeNull())
  })

  it("is left to a script that has taken the platform's handlers off, whatever it does with the default", async () => {
    await applyFirst()
    const listRequests = () => shop.checkout.requests.filter(({ endpoint }) => endpoint.endsWith("_coupon"))
    expect(listRequests()).toHaveLength(1)
    // The browser would follow the link, or send the form.
    for (const type of ["click", "submit"])
      document.addEventListener(type, (event) => event.preventDefault(), { signal: ended.signal })
    jQuery(document.body).off("click", link)
    jQuery("form.checkout_coupon").off("submit")
    for (const takeOver of [() => undefined, () => preventIn(jQuery)]) {
      takeOver()
      remove()
      applyFromField()
      await started.settle()
    }
    expect(listRequests()).toHaveLength(1)
  })

  it("leaves no handler behind", () => {
    const handlers = () =>
      [document.body, document.querySelector("form.checkout_coupon")].map((element) => element && readHandlers(element))
    expect(handlers()).toEqual([["click"], ["submit"]])
    started.page.stop()
    expect(handlers()).toEqual([[], []])
  })
  const readHandlers = (element: Element) => {
    const data = Reflect.get(jQuery, "_data") as (of: Element, name: string) => object | undefined
    return Object.keys(data(element, "events") ?? {}).filter((name) => ["click", "submit"].includes(name))
  }
})

it("removed with an expired nonce leads to the reload that renews it", async () => {
  await applyFirst()
  shop.checkout.expireNonces()
  remove()
  await eventually(() => expect(started.moves).toEqual(["reload"]))
  expect(started.sent).toEqual([{ name: "update_checkout", args: [{ update_shipping_method: false }] }])
})

it("removed where a theme prints the review twice greys both copies, and so does the update", async () => {
  const review = document.querySelector("#order_review")
  review?.after(review.cloneNode(true))
  await applyFirst()
  const greyed = new Set<string>()
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      if (!(target instanceof HTMLElement) || !target.hasAttribute("aria-busy")) continue
      const copies = [...document.querySelectorAll("#order_review")]
      greyed.add(`${target.tagName} in ${copies.findIndex((copy) => copy.contains(target))}`)
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ["aria-busy"] })
  remove()
  await eventually(() => expect(document.querySelector(".woocommerce-remove-coupon")).toBeNull())
  observer.disconnect()
  expect([...greyed]).toEqual(expect.arrayContaining(["DIV in 0", "DIV in 1", "TABLE in 0", "TABLE in 1"]))
})

it("is announced once: by the shop's notice where that is an alert, else by us", async () => {
  const spoken = () => document.querySelector("#a11y-speak-polite")?.textContent ?? ""
  for (const [role, text] of [
    [' role="alert"', ""],
    ["", "Coupon"],
  ] as const) {
    const body = `<div class="woocommerce-message"${role}>Applied.</div>`
    shop.checkout.fail("apply_coupon", { kind: "body", body })
    apply("knockout")
    await eventually(() =>
      expect(document.querySelector(".woocommerce-message")?.hasAttribute("role")).toBe(role !== ""),
    )
    await started.page.clock.advance(200)
    expect(spoken()).toContain(text)
    if (text === "") expect(spoken()).not.toMatch(/coupon/i)
  }
})

it("is sent once, however often Enter is pressed, and leaves its field", async () => {
  apply("knockout")
  submitForm(document, "form.checkout_coupon")
  await eventually(() => expect(document.querySelector(".woocommerce-remove-coupon")).not.toBeNull())
  expect(shop.checkout.requests.filter(({ endpoint }) => endpoint === "apply_coupon")).toHaveLength(1)
  expect(document.querySelector<HTMLInputElement>("#coupon_code")?.value).toBe("")
})

it("that is removed leads focus from its row of the review, which goes, to the coupon's link", async () => {
  await applyFirst()
  document.querySelector<HTMLElement>(".woocommerce-remove-coupon")?.focus()
  remove()
  await eventually(() => expect(document.querySelector(".woocommerce-remove-coupon")).toBeNull())
  expect(document.activeElement).toBe(document.querySelector(".showcoupon"))
})

it("that can't be applied without a connection shows the error at its field, which can be used again", async () => {
  shop.checkout.fail("apply_coupon", { kind: "unreachable" })
  apply("knockout")
  await eventually(() =>
    expect(document.querySelector("#coupon-error-notice")?.textContent).toBe("An unknown error occurred."),
  )
  const couponForm = document.querySelector("form.checkout_coupon")
  expect([couponForm?.className.includes("processing"), couponForm?.hasAttribute("inert")]).toEqual([false, false])
  expect(document.querySelector<HTMLInputElement>("#coupon_code")?.value).toBe("knockout")
})

it("that is refused in an element which messages don't take shows the error at its field", async () => {
  shop.checkout.fail("apply_coupon", { kind: "body", body: '<shop-notice class="is-error">Expired.</shop-notice>' })
  apply("knockout")
  await eventually(() => expect(document.querySelector("#coupon-error-notice")?.textContent).toBe("Expired."))
  expect(started.sent.map(({ name }) => name)).toEqual([
    "errored_coupon_in_checkout",
    "applied_coupon_in_checkout",
    "update_checkout",
  ])
})

it("that is refused twice shows its message twice, and marks its field until the shopper types, also where the page has taken the message", async () => {
  const notice = () => document.querySelector("#coupon-error-notice")
  const field = document.querySelector("#coupon_code")
  apply("nothing")
  await eventually(() => expect(notice()).not.toBeNull())
  const first = notice()
  apply("nothing")
  await eventually(() => expect(notice() && notice() !== first).toBe(true))
  notice()?.remove()
  field?.dispatchEvent(new Event("input", { bubbles: true }))
  expect(field?.classList.contains("has-error")).toBe(false)
  expect(["aria-invalid", "aria-describedby"].map((name) => field?.getAttribute(name))).toEqual([null, null])
})

it("that can't be removed without a connection says so above the form, once, and is scrolled to", async () => {
  await applyFirst()
  const scroll = vi.spyOn(scrollerService.of(started.page), "to")
  for (let time = 1; time <= 2; time += 1) {
    shop.checkout.fail("remove_coupon", { kind: "unreachable" })
    remove()
    await eventually(() => expect(scroll).toHaveBeenCalledTimes(time))
  }
  const notice = document.querySelector("form.checkout")?.previousElementSibling
  expect([notice?.className, notice?.getAttribute("role"), notice?.textContent]).toEqual([
    "woocommerce-error",
    "alert",
    "An unknown error occurred.",
  ])
  expect(document.querySelectorAll(".woocommerce-error")).toHaveLength(1)
  expect(scroll).toHaveBeenLastCalledWith(notice, expect.anything())
  await eventually(() => expect(document.querySelector("#order_review [inert], #order_review[aria-busy]")).toBeNull())
})

it("is removed by a link that names it in its address alone, and a link that names none is followed", async () => {
  await applyFirst()
  const link = document.querySelector<HTMLAnchorElement>(".woocommerce-remove-coupon")
  link?.removeAttribute("data-coupon")
  link?.setAttribute("href", "/checkout/?remove_coupon=knock%20out")
  remove()
  const removals = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "remove_coupon")
  await eventually(() => expect(removals()).toHaveLength(1))
  expect(removals()[0]?.form.get("coupon")).toBe("knock out")
  document.body.insertAdjacentHTML("beforeend", '<a class="woocommerce-remove-coupon other" href="#none">Remove</a>')
  const click = new MouseEvent("click", { bubbles: true, cancelable: true })
  expect(document.querySelector(".other")?.dispatchEvent(click)).toBe(true)
})

it("that the shop refuses is reported to scripts with its answer, before the event that each answer has", async () => {
  apply("nothing")
  await eventually(() => expect(document.querySelector("#coupon-error-notice")).not.toBeNull())
  expect(started.sent).toEqual([
    { name: "errored_coupon_in_checkout", args: ["nothing", expect.stringContaining('"woocommerce-error"')] },
    { name: "applied_coupon_in_checkout", args: ["nothing"] },
    { name: "update_checkout", args: [{ update_shipping_method: false }] },
  ])
})

it("is sent without an e-mail address where the form has no field for one", async () => {
  started.page.stop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  document.querySelector("#billing_email_field")?.remove()
  const bodies: unknown[] = []
  const http = (request: HttpRequest) => {
    if (request.url.includes("apply_coupon")) bodies.push(request.body)
    return shop.http(request)
  }
  started = await startCheckout(shop, document, { http, events })
  apply("knockout")
  await eventually(() => expect(bodies).toEqual([expect.stringMatching(/^security=[^&]+&coupon_code=knockout$/)]))
})

it("is applied from a form whose field has another id", async () => {
  const field = document.querySelector<HTMLInputElement>("#coupon_code")
  if (field) Object.assign(field, { id: "code", value: "knockout" })
  submitForm(document, "form.checkout_coupon")
  await eventually(() => expect(document.querySelector(".woocommerce-remove-coupon")).not.toBeNull())
})

it("an error that a script of the page throws at its request is reported under checkout, at the form", async () => {
  const ended = new AbortController()
  const jQuery = await provideJQuery(ended.signal)
  onTestFinished(() => {
    jQuery(document).off("ajaxSend")
    ended.abort()
  })
  jQuery(document).on("ajaxSend", () => {
    throw new Error("a theme")
  })
  started.page.stop()
  const requests: HttpRequest[] = []
  const http = (request: HttpRequest) => {
    requests.push(request)
    return shop.http(request)
  }
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  started = await startCheckout(shop, document, { http, events })
  apply("knockout")
  const coupon = () => requests.find(({ url }) => url.includes("apply_coupon"))
  await eventually(() => expect(coupon()).toBeDefined())
  const request = coupon()
  const [log, reported] = [vi.spyOn(console, "warn").mockImplementation(() => undefined), vi.fn()]
  document.querySelector("form.checkout")?.addEventListener("ringside:error", reported)
  const byFetch = () => Promise.resolve({ kind: "unreachable", reason: "network" } as const)
  if (request) await request.transport?.(request, { signal: ended.signal, isTooLong: () => false, byFetch })
  expect(reported).toHaveBeenCalledTimes(1)
  expect(log.mock.calls[0]?.[0]).toMatch(/^\[ringside checkout\] failed during event: a theme/)
  log.mockRestore()
})

describe("whose answer is lost", () => {
  /** The shop makes the change, and the connection breaks. */
  const lose = () => {
    const until = Promise.reject(new ConnectionLost())
    until.catch(() => undefined)
    return { kind: "held", until } as const
  }
  const isRemovable = () => document.querySelector(".woocommerce-remove-coupon") !== null

  it.each([
    ["no answer", lose],
    ["an answer without a notice", () => ({ kind: "body", body: "" }) as const],
    ["an error of the server", () => ({ kind: "status", status: 502 }) as const],
  ])(
    "because of %s, is in the review that follows if the shop has applied or removed it",
    async (name, createFault) => {
      shop.checkout.fail("apply_coupon", createFault())
      apply("knockout")
      const wasMade = !name.startsWith("an error")
      await eventually(() => expect(document.querySelector("#coupon-error-notice")).not.toBeNull())
      await eventually(() => expect([started.sent.length, isRemovable()]).toEqual([1, wasMade]))
      if (!wasMade) return
      shop.checkout.fail("remove_coupon", createFault())
      remove()
      await eventually(() => expect([started.sent.length, isRemovable()]).toEqual([2, false]))
    },
  )

  it.each(["offline", "prevented"] as const)(
    "because it was never sent (%s), leaves the review as it is",
    async (reason) => {
      started.page.stop()
      document.body.innerHTML = `<main>${shop.formatPage()}</main>`
      const http = (request: HttpRequest) =>
        request.url.includes("apply_coupon")
          ? Promise.resolve({ kind: "unreachable", reason } as const)
          : shop.http(request)
      started = await startCheckout(shop, document, { http, events })
      started.sent.length = 0
      apply("knockout")
      await eventually(() => expect(document.querySelector("#coupon-error-notice")).not.toBeNull())
      await started.settle()
      expect(started.sent).toEqual([])
    },
  )
})
