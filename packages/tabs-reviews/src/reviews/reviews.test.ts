import { startBehaviour, stopBehaviours } from "@ringside/core"
import type { HttpRequest, HttpResult } from "@ringside/core"
import { createTestPage, find, findA, type TestPage, type TestPageOptions } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { reviewHooksBehaviour } from "./reviewHooks.ts"
import { reviewsBehaviour } from "./reviews.ts"
import { formatReviewList, formatReviews } from "./reviewsForTests.ts"

let page: TestPage
let before = ""
const alert = vi.fn()
const go = vi.fn(() => true)
const http = vi.fn<(request: HttpRequest) => Promise<HttpResult>>()
/** Called at each submit of the form, with whether it was prevented. */
const submitted = vi.fn<(isPrevented: boolean) => void>()

beforeEach(() => {
  const { focus } = HTMLElement.prototype
  // The window of these tests focuses what is hidden, too; browsers don't.
  vi.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (this: HTMLElement, options) {
    if (this.checkVisibility()) focus.call(this, options)
  })
  sessionStorage.clear()
  Reflect.set(window, "wc_single_product_params", {
    review_rating_required: "yes",
    i18n_required_rating_text: "Please select a rating",
  })
  for (const mock of [alert, go, http, submitted]) mock.mockClear()
  vi.stubGlobal("alert", alert)
})

afterEach(() => {
  page.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, "wc_single_product_params")
  document.body.replaceChildren()
})

function start(html = formatReviews(), options: TestPageOptions = {}): void {
  document.body.innerHTML = html
  before = document.documentElement.outerHTML
  page = createTestPage({ services: { http, navigation: { go, reload: vi.fn() } }, ...options })
  for (const behaviour of [reviewsBehaviour, reviewHooksBehaviour]) startBehaviour(behaviour, page)
  document.addEventListener(
    "submit",
    (event) => {
      submitted(event.defaultPrevented)
      event.preventDefault()
    },
    { signal: page.signal },
  )
}

const stars = () => [...document.querySelectorAll<HTMLElement>(".stars a")]
const star = (value: number) => find(`.stars .star-${String(value)}`)
const rating = () => findA(HTMLSelectElement, "#rating")
const comment = () => findA(HTMLTextAreaElement, "#comment")
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }))
const fillIn = (value = 4, text = "A fine figure.") => {
  if (value > 0) star(value).click()
  comment().value = text
}
const answer = (text: string, more: object = {}): HttpResult => ({
  kind: "answer",
  status: 200,
  isOk: true,
  headers: {},
  url: "/product/southpaw/",
  text,
  ...more,
})
const settle = () => page.clock.settle()

describe("the star picker", () => {
  it("stands for the field, which keeps the value and is no longer required", () => {
    start()
    expect(rating().style.display).toBe("none")
    expect(rating().required).toBe(false)
    expect(find(".stars").nextElementSibling).toBe(rating())
    const group = find("[role=radiogroup]")
    expect(group.getAttribute("aria-labelledby")).toBe("comment-form-rating-label")
    expect(stars().map(({ textContent, className, tabIndex }) => [textContent, className, tabIndex])).toEqual([
      ["1 of 5 stars", "star-1", 0],
      ["2 of 5 stars", "star-2", -1],
      ["3 of 5 stars", "star-3", -1],
      ["4 of 5 stars", "star-4", -1],
      ["5 of 5 stars", "star-5", -1],
    ])
  })

  it("has a name where the field has no label", () => {
    start(formatReviews().replace(/<label for="rating".*?<\/label>/, ""))
    expect(find("[role=radiogroup]").getAttribute("aria-label")).toBe("Your rating")
  })

  it("chooses by a click, and sends the field's change event", () => {
    start()
    const changed = vi.fn()
    rating().addEventListener("change", changed)
    star(3).click()
    expect([rating().value, changed.mock.calls.length]).toEqual(["3", 1])
    expect(find(".stars").className).toBe("stars selected")
    expect(stars().map((each) => each.getAttribute("aria-checked"))).toEqual([
      "false",
      "false",
      "true",
      "false",
      "false",
    ])
    expect(star(3).className).toBe("star-3 active")
    star(5).click()
    expect([rating().value, document.querySelectorAll(".active").length]).toEqual(["5", 1])
  })

  it("chooses by keys, round the ends", () => {
    start()
    star(1).focus()
    const way = ["ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", " ", "Enter"].map((key) => {
      press(key)
      expect(document.activeElement?.getAttribute("tabindex")).toBe("0")
      return rating().value
    })
    expect(way).toEqual(["5", "1", "2", "1", "1", "1"])
    press("ArrowRight", { ctrlKey: true })
    expect(rating().value).toBe("1")
  })

  it("is where the field's label leads to", () => {
    start()
    star(3).click()
    find("#comment-form-rating-label").click()
    expect(document.activeElement).toBe(star(3))
  })

  it("shows what the field says: from the server, after a reset, and by the host's scripts", async () => {
    start(formatReviews().replace('<option value="5">', '<option value="5" selected>'))
    expect(find(".active").className).toBe("star-5 active")
    star(2).click()
    findA(HTMLFormElement, "form").reset()
    await settle()
    expect(find(".active").className).toBe("star-5 active")
    rating().value = "4"
    rating().dispatchEvent(new Event("change", { bubbles: true }))
    await settle()
    expect(find(".active").className).toBe("star-4 active")
  })

  it.each(["6", "0", "x"])("a server's rating %j is none", (value) => {
    start(formatReviews().replace('<option value="5">', `<option value="${value}" selected>`))
    expect(document.querySelector(".active")).toBeNull()
    expect(star(1).tabIndex).toBe(0)
  })

  it("speaks the shop's words, else the page's language", () => {
    const labels = ["una", "dos", "tres", "cuatro", "<b>cinco</b>"]
    Reflect.set(window, "wc_single_product_params", { i18n_rating_options: labels })
    start()
    expect(stars().map(({ textContent }) => textContent)).toEqual(labels)
    page.stop()
    Reflect.set(window, "wc_single_product_params", {})
    document.body.innerHTML = formatReviews()
    page = createTestPage({ config: { locale: "es" } })
    for (const behaviour of [reviewsBehaviour, reviewHooksBehaviour]) startBehaviour(behaviour, page)
    expect(stars()[2]?.textContent).toBe("3 de 5 estrellas")
  })

  it("comes when the host sends init, once", () => {
    start("<main></main>")
    find("main").innerHTML = formatReviews()
    for (let round = 0; round < 2; round += 1) rating().dispatchEvent(new CustomEvent("init", { bubbles: true }))
    expect(document.querySelectorAll(".stars")).toHaveLength(1)
  })

  it("is left to the host's script where that is on the page, and outside of hooks needs the host's settings", () => {
    start(
      `${formatReviews({ attributes: 'data-ringside="reviews"' })}<script id="wc-single-product-js" type="text/plain"></script>`,
    )
    expect(document.documentElement.outerHTML).toBe(before)
    page.stop()
    Reflect.deleteProperty(window, "wc_single_product_params")
    start()
    expect(document.documentElement.outerHTML).toBe(before)
    page.stop()
    start(formatReviews({ attributes: 'data-ringside="reviews"' }))
    expect(stars()).toHaveLength(5)
  })

  it("stands once on a page that comes back as a copy of itself, and works", () => {
    start()
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes)
    page.scan()
    expect([
      document.querySelectorAll(".stars").length,
      find("[role=radiogroup]").getAttribute("aria-required"),
    ]).toEqual([1, "true"])
    star(3).click()
    expect(rating().value).toBe("3")
    page.stop()
    expect([document.querySelector(".stars"), rating().style.display, rating().required]).toEqual([null, "", true])
  })

  it("takes the place of stars that a script of the page has printed, until the page stops", () => {
    const printed = '<p class="stars"><span><a class="star-1" href="javascript:void(0)">1</a></span></p>'
    start(formatReviews().replace("<select", `${printed}<select`))
    expect([document.querySelectorAll(".stars").length, stars().length]).toEqual([1, 5])
    star(3).click()
    expect(rating().value).toBe("3")
    page.stop()
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it("goes with the page", () => {
    start()
    star(3).click()
    page.stop()
    expect(document.documentElement.outerHTML).toBe(before)
  })
})

it.each<[what: string, html: string, isReported: boolean]>([
  ["another form", '<form method="post"><textarea name="comment"></textarea></form>', true],
  ["a search", '<form role="search"></form><form method="get"></form>', false],
  ["the shop's form beside another", `<form method="post"></form>${formatReviews()}`, false],
  ["nothing", "", false],
])("a hook with %s is reported to the page's author if its form isn't the shop's", (_, inner, isReported) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  start(`<div data-ringside="reviews">${inner}</div>`)
  expect(warn.mock.calls.map(([text]: unknown[]) => text)).toEqual(
    isReported
      ? [
          "[ringside reviews] the hook's form is neither #commentform nor in #respond; expected the shop's review form, so the browser sends it.",
        ]
      : [],
  )
})

describe("a review without a rating", () => {
  it("is held back, with the reason once in a box and once beside the stars", () => {
    start()
    comment().value = "Fine"
    find("#submit").click()
    expect(alert.mock.calls).toEqual([["Please select a rating"]])
    expect(submitted).not.toHaveBeenCalled()
    expect(find("[role=alert]").textContent).toBe("Please select a rating")
    expect(find("[role=radiogroup]").getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(star(1))
    star(2).click()
    expect(document.querySelector("[role=alert]")).toBeNull()
    expect(find("[role=radiogroup]").hasAttribute("aria-invalid")).toBe(false)
    find("#submit").click()
    expect(submitted.mock.calls).toEqual([[false]])
  })

  it("ties the message to the stars for as long as it is there", () => {
    start()
    comment().value = "Fine"
    find("#submit").click()
    const group = find("[role=radiogroup]")
    expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")).toBe(find("[role=alert]"))
    star(2).click()
    expect(group.hasAttribute("aria-describedby")).toBe(false)
  })

  it("is held back when a script or a key sends it, too", () => {
    start()
    comment().value = "Fine"
    findA(HTMLFormElement, "form").requestSubmit()
    comment().focus()
    press("Enter", { ctrlKey: true })
    expect(alert).toHaveBeenCalledTimes(2)
    expect(submitted).not.toHaveBeenCalled()
  })

  it.each([
    ["the shop wants none", { review_rating_required: "no" }, formatReviews()],
    [
      "the form asks for none",
      { review_rating_required: "yes" },
      formatReviews().replace(/<div class="comment-form-rating">.*?<\/div>/s, ""),
    ],
    [
      "the settings don't say, and the field isn't required",
      {},
      formatReviews().replace(" required><option", "><option"),
    ],
  ])("is sent where %s", (_, settings, html) => {
    Reflect.set(window, "wc_single_product_params", settings)
    start(html)
    comment().value = "Fine"
    find("#submit").click()
    expect(alert).not.toHaveBeenCalled()
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it("is held back where the settings lack the rule, but the field is required", () => {
    Reflect.set(window, "wc_single_product_params", {})
    start()
    comment().value = "Fine"
    find("#submit").click()
    expect(alert).toHaveBeenCalledTimes(1)
  })
})

describe("sending", () => {
  /** A submit that the page's last listener can't prevent, as if the browser did it. */
  const submitAsBrowser = () => find("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true }))

  it("happens once at Ctrl+Enter, although a button of the form is named submit", () => {
    start()
    fillIn()
    comment().focus()
    press("Enter", { metaKey: true })
    press("Enter", { metaKey: true })
    press("Enter", { ctrlKey: true, repeat: true })
    expect(submitted.mock.calls.filter(([isPrevented]) => !isPrevented)).toHaveLength(1)
  })

  it("disables the button until the page shows again", async () => {
    start()
    fillIn()
    submitAsBrowser()
    expect(findA(HTMLInputElement, "#submit").disabled).toBe(false)
    await settle()
    expect(findA(HTMLInputElement, "#submit").disabled).toBe(true)
    window.dispatchEvent(new Event("pageshow"))
    expect(findA(HTMLInputElement, "#submit").disabled).toBe(false)
    submitted.mockClear()
    find("#submit").click()
    expect(submitted.mock.calls).toEqual([[false]])
  })

  it("leaves the button alone when the form is stopped at the same time", async () => {
    start()
    fillIn()
    submitAsBrowser()
    stopBehaviours(page, document.body)
    await settle()
    expect(findA(HTMLInputElement, "#submit").disabled).toBe(false)
  })

  it("is no sending where somebody keeps the form back: it can be sent again", async () => {
    start()
    fillIn()
    find("form").addEventListener("submit", (event) => event.preventDefault(), { once: true })
    find("#submit").click()
    await settle()
    expect(findA(HTMLInputElement, "#submit").disabled).toBe(false)
    find("#submit").click()
    expect(submitted.mock.calls).toEqual([[true], [false]])
  })

  it("is no sending where a listener after ours keeps the form back, to send it itself", async () => {
    start()
    fillIn()
    find("#submit").click()
    await settle()
    expect(findA(HTMLInputElement, "#submit").disabled).toBe(false)
    findA(HTMLFormElement, "form").requestSubmit(find("#submit"))
    expect(submitted.mock.calls).toEqual([[false], [false]])
  })

  it("is over when the page is still there after 15 seconds, as after a stop", async () => {
    start()
    fillIn()
    submitAsBrowser()
    await page.clock.advance(14_000)
    expect(findA(HTMLInputElement, "#submit").disabled).toBe(true)
    await page.clock.advance(1000)
    expect(findA(HTMLInputElement, "#submit").disabled).toBe(false)
    find("#submit").click()
    expect(submitted.mock.calls).toEqual([[false], [false]])
  })
})

describe("a comment form", () => {
  const commentForm = (around: string) =>
    around.replace(
      "FORM",
      '<div id="respond"><form id="commentform"><textarea id="comment" name="comment" required></textarea><button id="submit">Post</button></form></div>',
    )

  it("of a blog post stays the browser's", () => {
    start(commentForm('<div id="comments" class="comments-area">FORM</div>'))
    find("#commentform").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }))
    expect(find("#commentform").hasAttribute("novalidate")).toBe(false)
    expect(submitted.mock.calls).toEqual([[false]])
    expect(document.querySelector(".ringside-review-problem")).toBeNull()
  })

  it.each([
    ["a product's page without the platform's review template", '<div class="single-product">FORM</div>'],
    ["the review block", '<div class="wp-block-woocommerce-product-reviews"><div id="review_form">FORM</div></div>'],
    ["a hook", '<div data-ringside="reviews">FORM</div>'],
  ])("is a review form in %s", (_, around) => {
    start(commentForm(around))
    find("#commentform").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }))
    expect(submitted).not.toHaveBeenCalled()
    expect(find(".ringside-review-problem").textContent).toBe("Write your review.")
  })
})

describe("a reply", () => {
  const reply = (id = 2) => find(`[data-commentid="${String(id)}"]`).click()

  it("moves the form under its comment", () => {
    start()
    reply()
    expect(find("#comment-2").nextElementSibling).toBe(find("#respond"))
    expect(findA(HTMLInputElement, "#comment_parent").value).toBe("2")
    expect(find("#reply-title").firstChild?.textContent).toBe("Reply to <b>Ben</b> ")
    expect(find("#cancel-comment-reply-link").style.display).toBe("inline")
    expect(find("#review_form_wrapper").firstElementChild).toBe(find("div#wp-temp-form-div.wp-temp-form-div"))
    expect(document.activeElement).toBe(comment())
  })

  it("leads to the first field that can be filled in, not to one that is hidden as a trap or disabled", () => {
    const trap = '<p style="display: none"><input name="hp"></p><input disabled>'
    start(formatReviews().replace('<div class="comment-form-rating">', `${trap}$&`))
    reply()
    expect(document.activeElement).toBe(comment())
  })

  it("needs a rating, too", () => {
    start()
    reply()
    comment().value = "Thanks"
    find("#submit").click()
    expect(alert).toHaveBeenCalledExactlyOnceWith("Please select a rating")
    expect(submitted).not.toHaveBeenCalled()
  })

  it("goes from one comment to another, and back", () => {
    start()
    reply(1)
    reply(3)
    expect(document.querySelectorAll("#wp-temp-form-div")).toHaveLength(1)
    expect(find("#comment-3").nextElementSibling).toBe(find("#respond"))
    find("#cancel-comment-reply-link").click()
    expect(find("#review_form_wrapper").firstElementChild).toBe(find("#respond"))
    expect(findA(HTMLInputElement, "#comment_parent").value).toBe("0")
    expect(find("#reply-title").firstChild?.textContent).toBe("Add a review ")
    expect(document.activeElement).toBe(find('[data-commentid="3"]'))
  })

  it.each(["stop", "cancel"])("leaves nothing behind: %s", (way) => {
    start()
    reply()
    if (way === "cancel") find("#cancel-comment-reply-link").click()
    page.stop()
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it("goes back when the form is stopped, or leaves the page with the list", () => {
    start()
    reply()
    find("#cancel-comment-reply-link").click()
    reply()
    stopBehaviours(page, find("#commentform"))
    expect(document.documentElement.outerHTML).toBe(before)
    page.stop()
    start()
    reply()
    find("#comments").remove()
    // The look that puts the form back is one change of nodes, and the next look connects it.
    page.scan()
    page.scan()
    expect(find("#review_form_wrapper").firstElementChild).toBe(find("#respond"))
    expect(document.querySelectorAll(".stars")).toHaveLength(1)
  })

  it.each([
    ["says too little", (html: string) => html.replaceAll(' data-postid="11"', "")],
    [
      "names a form that isn't there",
      (html: string) => html.replaceAll('"respond" data-replyto', '"none" data-replyto'),
    ],
    [
      "is served by the host's script",
      (html: string) => `${html}<script id="comment-reply-js" type="text/plain"></script>`,
    ],
  ])("is a normal link when it %s", (_, change) => {
    start(change(formatReviews()))
    const followed = vi.fn<(isPrevented: boolean) => void>()
    document.addEventListener(
      "click",
      (event) => {
        followed(event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
    reply()
    expect(followed).toHaveBeenCalledWith(false)
    expect(find("#review_form_wrapper").contains(find("#respond"))).toBe(true)
  })
})

describe("a review sent in place", () => {
  const hooked = (more = "") => formatReviews({ attributes: `data-ringside="reviews" ${more}` })
  const outcome = () => {
    const element = document.querySelector(".ringside-review-outcome")
    return element && [element.getAttribute("role"), element.textContent]
  }
  const draft = () => sessionStorage.getItem("ringside:review:11")

  it("posts what the browser would, and is kept until it is answered", async () => {
    let resolve: (result: HttpResult) => void = () => undefined
    http.mockReturnValue(new Promise((done) => (resolve = done)))
    start(hooked())
    fillIn(4, "Línea 1\n<b>&")
    find("#submit").click()
    find("#submit").click()
    expect(http).toHaveBeenCalledTimes(1)
    const { method, url, body } = http.mock.calls[0]?.[0] ?? {}
    expect([method, new URL(url ?? "").pathname]).toEqual(["POST", "/wp-comments-post.php"])
    expect(Object.fromEntries(new URLSearchParams(typeof body === "string" ? body : ""))).toMatchObject({
      rating: "4",
      comment: expect.stringMatching(/^Línea 1\r?\n<b>&$/) as string,
      author: "Ana",
      comment_post_ID: "11",
      comment_parent: "0",
    })
    expect(draft()).toBe(JSON.stringify({ comment: "Línea 1\n<b>&", rating: "4" }))
    expect(find("#submit").getAttribute("aria-busy")).toBe("true")
    // NVDA reads no region in a busy element.
    expect(find(".ringside-review-outcome").closest("[aria-busy]")).toBeNull()
    resolve(answer(formatReviewList({ count: 4 })))
    await settle()
    expect(find("#submit").hasAttribute("aria-busy")).toBe(false)
  })

  it("announces all in one region, which is there before its text", async () => {
    let resolve: (result: HttpResult) => void = () => undefined
    http.mockImplementation(() => new Promise((done) => (resolve = done)))
    start(hooked())
    fillIn()
    find("#submit").click()
    expect(outcome()).toEqual(["status", ""])
    const region = find(".ringside-review-outcome")
    await page.clock.advance(100)
    expect(outcome()).toEqual(["status", "Sending your review…"])
    resolve({ kind: "unreachable", reason: "offline" })
    await settle()
    expect([region.getAttribute("role"), region.isConnected]).toEqual(["alert", true])
    expect(region.textContent).toMatch(/^We couldn’t send/)
    find("#submit").click()
    expect(outcome()).toEqual(["status", ""])
    resolve(answer(formatReviewList({ count: 4 })))
    await settle()
    await page.clock.advance(100)
    expect(region.textContent).toBe("Thank you. Your review is published.")
    expect(document.querySelectorAll(".ringside-review-outcome")).toHaveLength(1)
  })

  it.each([
    ["published", {}, 0, "Thank you. Your review is published."],
    [
      "held, in the shop's words",
      { url: "/product/southpaw/?unapproved=4&moderation-hash=x" },
      4,
      "It waits for the shop.",
    ],
    ["held, by a mark alone", {}, 4, "It waits for the shop."],
    [
      "held, by the address alone",
      { url: "/p/?unapproved=9" },
      0,
      "Thank you. Your review will appear when the shop has approved it.",
    ],
  ])("is %s", async (_, more, held, message) => {
    http.mockResolvedValue(answer(`<html><body>${formatReviewList({ count: 4, held })}</body></html>`, more))
    start(hooked())
    fillIn()
    find("#submit").click()
    await settle()
    expect(outcome()).toEqual(["status", message])
    expect(document.querySelectorAll(".review")).toHaveLength(4)
    expect(document.querySelectorAll(".review b")).toHaveLength(0)
    expect([comment().value, rating().value, draft()]).toEqual(["", "", null])
    expect(document.querySelector(".active")).toBeNull()
  })

  it("puts a form that answered a comment back first", async () => {
    http.mockResolvedValue(answer(formatReviewList({ count: 4 })))
    start(hooked())
    find('[data-commentid="2"]').click()
    fillIn()
    find("#submit").click()
    await settle()
    expect(find("#review_form_wrapper").firstElementChild).toBe(find("#respond"))
    expect(findA(HTMLInputElement, "#comment_parent").value).toBe("0")
  })

  it.each<[string, HttpResult, string]>([
    [
      "refused in the shop's words",
      answer('<div class="wp-die-message"><p>Duplicate <b>comment</b>.</p><script>no()</script></div>', {
        status: 409,
        isOk: false,
      }),
      "Duplicate comment.",
    ],
    [
      "refused without words",
      answer('<div class="wp-die-message"></div>', { status: 403, isOk: false }),
      "The shop didn’t accept your review. Your text is still here.",
    ],
    [
      "answered by a broken server",
      answer("<h1>Oops</h1>", { status: 502, isOk: false }),
      "We couldn’t send your review. Your text is still here: please try again.",
    ],
    [
      "not answered",
      { kind: "unreachable", reason: "offline" },
      "We couldn’t send your review. Your text is still here: please try again.",
    ],
  ])("loses nothing when it is %s", async (_, result, message) => {
    http.mockResolvedValueOnce(result).mockResolvedValueOnce(answer(formatReviewList()))
    start(hooked())
    const long = "é".repeat(20_000)
    fillIn(5, long)
    find("#submit").click()
    await settle()
    expect(outcome()).toEqual(["alert", message])
    expect([comment().value, rating().value]).toEqual([long, "5"])
    expect(draft()).toContain(long)
    find("#submit").click()
    await settle()
    expect([http.mock.calls.length, draft()]).toEqual([2, null])
  })

  it("is not sent again when it led to a page without the list: the shopper is led there, too", async () => {
    const native = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
    http.mockResolvedValue(answer("<h1>Thank you!</h1>", { url: "/thank-you/" }))
    start(hooked())
    fillIn()
    find("#submit").click()
    await settle()
    expect(native).not.toHaveBeenCalled()
    expect(go.mock.calls).toEqual([[new URL("/thank-you/", document.baseURI).href, "shop"]])
    expect([comment().value, draft()]).toEqual(["", null])
  })

  it.each([
    ["says no", { status: 403, isOk: false }],
    ["stands at the address of the form", { url: "/wp-comments-post.php" }],
  ])("is sent the browser's way when an answer that isn't understood %s", async (_, more) => {
    const native = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
    http.mockResolvedValue(answer("<h1>Are you human?</h1>", more))
    start(hooked())
    fillIn()
    find("#submit").click()
    await settle()
    expect(native).toHaveBeenCalledTimes(1)
    expect(native.mock.contexts[0]).toHaveProperty("id", "commentform")
    expect(draft()).not.toBeNull()
  })

  it.each<[string, HttpResult, string]>([
    [
      "isn't understood",
      answer("<h1>Are you human?</h1>", { status: 403, isOk: false }),
      "We couldn’t send your review. Your text is still here: please try again.",
    ],
    [
      "doesn't arrive",
      { kind: "unreachable", reason: "offline" },
      "We couldn’t send your review. Your text is still here: please try again.",
    ],
    [
      "is a refusal",
      answer('<div class="wp-die-message">Duplicate comment.</div>', { status: 409, isOk: false }),
      "Duplicate comment.",
    ],
  ])("is reported on the page when its answer %s and its form has left", async (_, result, message) => {
    const native = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
    let resolve: (result: HttpResult) => void = () => undefined
    http.mockReturnValue(new Promise((done) => (resolve = done)))
    start(hooked())
    fillIn()
    find("#submit").click()
    find("form").remove()
    page.scan()
    resolve(result)
    await settle()
    expect(native).not.toHaveBeenCalled()
    expect(find(".woocommerce-error").textContent.trim()).toBe(message)
    expect(draft()).not.toBeNull()
  })

  it.each([
    ["no hook", formatReviews()],
    ["a hook that says so", hooked('data-ringside-submit="page"')],
    ["a form of another origin", hooked().replace("/wp-comments-post.php", "https://elsewhere.example/")],
    ["a form that doesn't post", hooked().replace('method="post"', 'method="get"')],
    ["a captcha", hooked().replace("</form>", '<textarea name="h-captcha-response"></textarea></form>')],
    ["a check for robots", hooked().replace("</form>", '<input type="hidden" name="cf-turnstile-response"></form>')],
  ])("is none with %s", (_, html) => {
    start(html)
    fillIn()
    find("#submit").click()
    expect(http).not.toHaveBeenCalled()
    expect(submitted.mock.calls).toEqual([[false]])
  })

  describe("with a photo", () => {
    const withFile = (enctype: string) =>
      hooked()
        .replace('method="post"', `method="post" ${enctype}`)
        .replace("</form>", '<input type="file" name="photo"></form>')
    const multipart = 'enctype="multipart/form-data"'

    const photo = [new File(["x"], "photo.jpg")]

    it.each<[string, HttpResult, string, readonly File[]]>([
      [
        "the shop can't take",
        answer("<h1>Oops</h1>", { status: 500, isOk: false }),
        "Media upload failed. If this is a photo or a large image, please scale it down and try again.",
        photo,
      ],
      [
        "isn't there is not what the shop can't take:",
        answer("<h1>Oops</h1>", { status: 502, isOk: false }),
        "We couldn’t send your review. Your text is still here: please try again.",
        [],
      ],
      [
        "doesn't arrive",
        { kind: "unreachable", reason: "timeout" },
        "We couldn’t send your review. Your text is still here: please try again.",
        photo,
      ],
    ])("that %s says so, and keeps the text", async (_, result, message, files) => {
      http.mockResolvedValue(result)
      start(withFile(multipart))
      // This DOM's list of files is an array.
      const list: unknown = Reflect.get(find("[name=photo]"), "files")
      if (Array.isArray(list)) list.push(...files)
      fillIn()
      find("#submit").click()
      await settle()
      const { body, headers } = http.mock.calls[0]?.[0] ?? {}
      expect(body instanceof FormData && body.has("photo") && body.get("comment")).toBe("A fine figure.")
      // The browser names the type, with the boundary between the parts.
      expect(headers).toEqual({})
      expect(outcome()).toEqual(["alert", message])
      expect(comment().value).toBe("A fine figure.")
    })

    it("is the browser's to send where the form posts the names of files alone", () => {
      start(withFile(""))
      fillIn()
      find("#submit").click()
      expect(http).not.toHaveBeenCalled()
      expect(submitted.mock.calls).toEqual([[false]])
    })
  })

  it("is filled in again on the next view, where nothing stands", () => {
    sessionStorage.setItem("ringside:review:11", JSON.stringify({ comment: "Kept", rating: "3" }))
    start(hooked())
    expect([comment().value, rating().value]).toEqual(["Kept", "3"])
    expect(find(".active").className).toBe("star-3 active")
    page.stop()
    start(hooked().replace("</textarea>", "Typed</textarea>"))
    expect(comment().value).toBe("Typed")
  })

  it.each(["{", "[]", "null", '{"comment":7,"rating":"9"}'])("a kept text of %j is none", (kept) => {
    sessionStorage.setItem("ringside:review:11", kept)
    start(hooked())
    expect([comment().value, rating().value]).toEqual(["", ""])
  })

  it("that is stopped meanwhile shows no outcome", async () => {
    let resolve: (result: HttpResult) => void = () => undefined
    http.mockReturnValue(new Promise((done) => (resolve = done)))
    start(hooked())
    fillIn()
    find("#submit").click()
    stopBehaviours(page, find("#reviews"))
    expect(document.documentElement.outerHTML).toBe(before)
    resolve({ kind: "unreachable", reason: "offline" })
    await settle()
    await page.clock.advance(100)
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it("leaves the page as it was, but for what the server sent", async () => {
    http.mockResolvedValue({ kind: "unreachable", reason: "network" })
    start(hooked())
    fillIn()
    find("#submit").click()
    await settle()
    page.stop()
    expect(document.documentElement.outerHTML).toBe(before)
  })
})

describe("a page of reviews", () => {
  const hooked = formatReviews({ attributes: 'data-ringside="reviews"' })

  it("comes in the place of the other, and reading goes on there", async () => {
    http.mockResolvedValue(answer(formatReviewList({ first: 4 })))
    start(hooked)
    find(".page-numbers").click()
    expect(find("#comments").getAttribute("aria-busy")).toBe("true")
    await settle()
    expect(new URL(http.mock.calls[0]?.[0].url ?? "").pathname).toBe("/product/southpaw/comment-page-2/")
    expect([...document.querySelectorAll(".review")].map(({ id }) => id)).toEqual(
      [4, 5, 6].map((id) => `li-comment-${String(id)}`),
    )
    expect(document.activeElement).toBe(find("h2"))
    expect(document.querySelectorAll("#comments")).toHaveLength(1)
  })

  it("leaves the form, which stood under a comment, with all that was typed", async () => {
    http.mockResolvedValue(answer(formatReviewList({ first: 4 })))
    start(hooked)
    find('[data-commentid="2"]').click()
    comment().value = "Half a sentence"
    find(".page-numbers").click()
    await settle()
    expect(find("#review_form_wrapper").contains(comment())).toBe(true)
    expect(comment().value).toBe("Half a sentence")
  })

  it("is the last one asked for", async () => {
    const resolves: ((result: HttpResult) => void)[] = []
    http.mockImplementation(() => new Promise((resolve) => resolves.push(resolve)))
    start(hooked)
    find(".page-numbers").click()
    find(".page-numbers").click()
    resolves[1]?.(answer(formatReviewList({ first: 7 })))
    await settle()
    resolves[0]?.(answer(formatReviewList({ first: 4 })))
    await settle()
    expect(find(".review").id).toBe("li-comment-7")
  })

  it.each<[string, HttpResult]>([
    ["can't be had", { kind: "unreachable", reason: "network" }],
    ["isn't one", answer("<p>Nothing</p>")],
  ])("is followed when it %s", async (_, result) => {
    http.mockResolvedValue(result)
    start(hooked)
    find(".page-numbers").click()
    await settle()
    expect(go).toHaveBeenCalledWith(expect.stringContaining("/product/southpaw/comment-page-2/#comments"), "shop")
    expect(find("#comments").hasAttribute("aria-busy")).toBe(false)
  })

  it.each([
    ["there is no hook", formatReviews()],
    ["the hook says so", formatReviews({ attributes: 'data-ringside="reviews" data-ringside-paging="page"' })],
  ])("is followed by the browser where %s", (_, html) => {
    start(html)
    const followed = vi.fn<(isPrevented: boolean) => void>()
    document.addEventListener(
      "click",
      (event) => {
        followed(event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
    find(".page-numbers").click()
    expect([followed.mock.calls, http.mock.calls]).toEqual([[[false]], []])
  })
})

describe.each([
  ["es", "Escribe tu opinión.", "Escribe un correo electrónico como nombre@ejemplo.com."],
  ["en", "Write your review.", "Enter an email address like name@example.com."],
])("a review with mistakes in its fields (%s)", (locale, missing, invalidEmail) => {
  const html = formatReviews().replace(
    '<input id="author"',
    '<input id="email" type="email" aria-describedby="email-notes" value="ana@"><input id="author"',
  )
  const describedBy = (field: HTMLElement) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? id)

  it("names each in a language that is declared where the page has another", () => {
    document.documentElement.lang = "de"
    start(html, { config: { locale } })
    star(4).click()
    find("#submit").click()
    expect(find(".ringside-review-problem").lang).toBe(locale)
    document.documentElement.removeAttribute("lang")
  })

  it("announces the first to a shopper who is in its field already", async () => {
    start(html, { config: { locale } })
    const alerted = async () => {
      await page.clock.advance(100)
      return document.querySelector("#a11y-speak-assertive")?.textContent.trim() ?? ""
    }
    star(4).click()
    find("#submit").click()
    expect(await alerted()).toBe("")
    comment().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }))
    expect(await alerted()).toBe(missing)
  })

  it("stays, names each in the page's language, and leads to the first", () => {
    start(html, { config: { locale } })
    star(4).click()
    find("#submit").click()
    expect(submitted).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(comment())
    expect([comment().getAttribute("aria-invalid"), ...describedBy(comment())]).toEqual(["true", missing])
    expect(describedBy(find("#email"))).toEqual(["email-notes", invalidEmail])
    comment().value = "Fine"
    comment().dispatchEvent(new Event("input", { bubbles: true }))
    expect([comment().hasAttribute("aria-invalid"), comment().hasAttribute("aria-describedby")]).toEqual([false, false])
    findA(HTMLInputElement, "#email").value = "ana@example.com"
    find("#submit").click()
    expect(submitted).toHaveBeenCalledTimes(1)
    expect(find("#email").getAttribute("aria-describedby")).toBe("email-notes")
  })

  it("leaves the form to the browser as it was when it stops", () => {
    start(html, { config: { locale } })
    star(4).click()
    find("#submit").click()
    page.stop()
    expect(document.documentElement.outerHTML).toBe(before)
  })
})

it("leaves the form of the platform's review block to its script: its stars stay the only ones", () => {
  start(`<div id="reviews"><div id="review_form_wrapper" data-wp-interactive="woocommerce/product-reviews"><div id="review_form"><div id="respond">
    <form id="commentform" method="post" data-wp-on--submit="actions.handleSubmit">
      <label for="rating-selector">Your rating</label>
      <select name="rating" id="rating-selector"><option value=""></option><option value="5">5</option></select>
      <p role="radiogroup" class="stars-wrapper"><span class="stars"><button role="radio" type="button">5</button></span></p>
      <textarea id="comment" name="comment"></textarea><button id="submit">Send</button>
    </form></div></div></div></div>`)
  expect(document.querySelectorAll(".stars")).toHaveLength(1)
  expect(findA(HTMLSelectElement, "#rating-selector").style.display).toBe("")
  find("#submit").click()
  expect(submitted).toHaveBeenCalledWith(false)
  expect(alert).not.toHaveBeenCalled()
})
