import { type Http, type HttpResult, type Mounted, type Page, startBehaviour } from "@ringside/core"
import { createGate, createHttpDouble, createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { screen, waitFor, within } from "@testing-library/dom"
import { afterEach, describe, expect, it } from "vitest"
import { reviewsBehaviour } from "../reviews.ts"
import { createReviewedShop } from "./storyReviews.ts"
import { drawnReviews } from "./widget.ts"

let page: TestPage
let mounted: Mounted
let host: HTMLElement

type Attributes = Readonly<Record<string, string>>

/** Mounts the widget on a hook of the double's first product, which has `count` reviews. */
async function mount(count: number, attributes: Attributes = {}, options: TestPageOptions = {}) {
  page = createTestPage({ server: createReviewedShop(count), ...options })
  host = document.body.appendChild(document.createElement("div"))
  for (const [name, value] of Object.entries({
    "data-ringside": "reviews",
    "data-ringside-product": "11",
    ...attributes,
  }))
    host.setAttribute(name, value)
  mounted = drawnReviews.mount(host, drawnReviews.read(host, page), page)
  await mounted.ready
}
afterEach(() => {
  mounted.unmount()
  page.stop()
  host.remove()
  sessionStorage.clear()
})

const press = (name: string) => screen.getByRole("button", { name }).click()
const asked = () => page.server.requests.map(({ path }) => path.split("/wc/store")[1]?.replace(/&?\??currency=EUR/, ""))
const form = () => screen.getByRole<HTMLFormElement>("form", { name: "Write a review" })

/** Fills in the form, whose stars the behaviour has made. */
async function fill() {
  startBehaviour(reviewsBehaviour, page)
  ;(await screen.findByRole("radio", { name: /^4 / })).click()
  const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your review" })
  text.value = "Heavy, and well painted."
}

const accept = (url: string): HttpResult => ({
  ...{ kind: "answer", status: 200, isOk: true, headers: {}, url, text: "<p>No list of reviews here.</p>" },
})

describe("the list", () => {
  it("shows the average and each review, with its day in the page's language", async () => {
    await mount(3)
    const list = await screen.findByRole("list")
    expect(screen.getByRole("heading", { name: "3 reviews of Southpaw" })).toBeTruthy()
    expect(screen.getByText("3 ratings")).toBeTruthy()
    const [first, , third] = within(list).getAllByRole("listitem")
    expect(first?.textContent).toContain("Ana María")
    expect(first?.textContent).toContain("January 14, 2026")
    expect(first?.textContent).toContain("Verified purchase")
    expect(first?.querySelectorAll("p")[1]?.textContent).toBe("La pintura es impecable, y la peana pesa lo suyo.")
    expect(third?.textContent).toContain("Lucía & Jo")
    expect(asked()).toEqual(["/v1/products/11", "/v1/products/reviews?product_id=11&per_page=10"])
    expect(page.server.mistakes).toEqual([])
  })

  it("runs no script and keeps no foreign element of a review", async () => {
    const server = createReviewedShop(1)
    const [product] = server.products
    Reflect.set(product?.reviews?.[0] ?? {}, "review", '<p onclick="x()">Good<script>x()</script><iframe></iframe></p>')
    await mount(1, {}, { server })
    const item = await screen.findByRole("listitem")
    expect(item.querySelector("script, iframe, [onclick]")).toBeNull()
    expect(item.textContent).toContain("Good")
  })

  it("grows by ten at a press, and keeps what it shows when that fails", async () => {
    await mount(23)
    expect(within(await screen.findByRole("list")).getAllByRole("listitem")).toHaveLength(10)
    press("Show more reviews")
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(20))
    page.server.fail("products/reviews", { kind: "unreachable" })
    press("Show more reviews")
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toBe("We couldn’t load more reviews. Please try again.")
    expect(screen.getAllByRole("listitem")).toHaveLength(20)
  })

  it.each([
    ["stays", 23],
    ["goes", 13],
  ])("moves the focus from the button that %s to the first new review", async (_, count) => {
    await mount(count)
    const button = await screen.findByRole("button", { name: "Show more reviews" })
    button.focus()
    button.click()
    await waitFor(() => expect(screen.getAllByRole("listitem").length).toBeGreaterThan(10))
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[10])
  })

  it("leaves the focus where the shopper has moved it while more are on their way", async () => {
    await mount(13)
    ;(await screen.findByRole("button", { name: "Show more reviews" })).click()
    const field = screen.getByRole("textbox", { name: "Your review" })
    field.focus()
    await waitFor(() => expect(screen.getAllByRole("listitem").length).toBeGreaterThan(10))
    expect(document.activeElement).toBe(field)
  })

  it("moves the focus from the button for another try to what comes of it", async () => {
    const server = createReviewedShop(2)
    server.fail("products/reviews", { kind: "unreachable" }, 2)
    await mount(2, {}, { server })
    const retry = () => screen.findByRole("button", { name: "Try again" })
    const first = await retry()
    first.focus()
    first.click()
    await waitFor(() => expect(first.isConnected).toBe(false))
    const second = await retry()
    await waitFor(() => expect(document.activeElement).toBe(second))
    second.click()
    const heading = await screen.findByRole("heading", { name: "2 reviews of Southpaw" })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it("invites to the first review where there is none", async () => {
    await mount(0)
    expect(await screen.findByText("There are no reviews yet. Yours could be the first.")).toBeTruthy()
    expect(form()).toBeTruthy()
  })

  it("shows a skeleton until the shop has answered, and offers a retry", async () => {
    const gate = createGate()
    const server = createReviewedShop(2)
    server.fail("products/reviews", gate.fault)
    await mount(2, {}, { server })
    expect(host.querySelector("[aria-busy=true] .ringside-skeleton")).toBeTruthy()
    server.fail("products/reviews", { kind: "unreachable" })
    gate.open()
    await screen.findByRole("list")
  })

  it.each(["unreachable", "forbidden"] as const)("offers a retry where the shop is %s", async (kind) => {
    const server = createReviewedShop(2)
    server.fail("products/reviews", { kind })
    await mount(2, {}, { server })
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t load the reviews.")
    press("Try again")
    expect(await screen.findByRole("list")).toBeTruthy()
  })
})

describe("the form", () => {
  it("is the platform's, and is left out where the hook wants none", async () => {
    await mount(1, { "data-ringside-action": "/shop/wp-comments-post.php" })
    await screen.findByRole("list")
    expect([form().method, form().getAttribute("action")]).toEqual(["post", "/shop/wp-comments-post.php"])
    expect([...new FormData(form()).keys()]).toEqual([
      ...["rating", "comment", "author", "email", "comment_post_ID", "comment_parent"],
    ])
    mounted.unmount()
    await mount(1, { "data-ringside-form": "off" })
    await screen.findByRole("list")
    expect(screen.queryByRole("form")).toBeNull()
  })

  it("is sent to the platform's folder, whatever the language of the page", async () => {
    document.documentElement.lang = "en"
    document.head.innerHTML = '<link rel="https://api.w.org/" href="https://shop.example/store/en/wp-json/">'
    const config = { storeApi: "/wp-json/wc/store" }
    await mount(1, {}, { config })
    await screen.findByRole("list")
    expect(form().getAttribute("action")).toBe("/store/wp-comments-post.php")
    document.head.replaceChildren()
    document.documentElement.removeAttribute("lang")
  })

  it("is sent to the platform where its plugin names a Store API, too", async () => {
    await mount(1, {}, { config: { preset: "woocommerce", storeApi: "/wp-json/wc/store/v1?lang=en" } })
    await screen.findByRole("list")
    expect(form().getAttribute("action")).toBe("/wp-comments-post.php")
  })

  it("is drawn for another server than the platform's only with an address", async () => {
    const config = { storeApi: "/wp-json/wc/store" }
    await mount(1, {}, { config })
    await screen.findByRole("list")
    expect(screen.queryByRole("form")).toBeNull()
    mounted.unmount()
    await mount(1, { "data-ringside-action": "/api/reviews" }, { config })
    await screen.findByRole("list")
    expect(form().getAttribute("action")).toBe("/api/reviews")
  })

  it("is left to the product's page where the config sets that, by a link; none where the hook wants no form", async () => {
    const config = { all: { reviewing: { form: false } } }
    await mount(1, {}, { config })
    await screen.findByRole("list")
    expect(screen.queryByRole("form")).toBeNull()
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Write a review" })
    expect(link.getAttribute("href")).toMatch(/\/product\/[^#]+#reviews$/)
    mounted.unmount()
    await mount(1, { "data-ringside-form": "off" }, { config })
    await screen.findByRole("list")
    expect(screen.queryByRole("link", { name: "Write a review" })).toBeNull()
  })

  it.each(["https://elsewhere.example/comments", "//elsewhere.example/"])(
    "is not drawn for the address %s of another site",
    async (action) => {
      await mount(1, { "data-ringside-action": action })
      await screen.findByRole("list")
      expect(screen.queryByRole("form")).toBeNull()
    },
  )

  it.each(["active", "observe", "native"] as const)(
    "gets stars and is sent in place where the host's job is %s, and the list is read again",
    async (mode) => {
      const sent: string[] = []
      const server = createReviewedShop(1)
      const shop = createHttpDouble([server])
      const http: Http = (request) => {
        if (request.method !== "POST") return shop(request)
        sent.push(typeof request.body === "string" ? request.body : "")
        return Promise.resolve(accept("http://localhost:3000/product/southpaw/?unapproved=7#comment-7"))
      }
      const jobs: Page["jobs"] = { modeOf: () => mode, isOurs: () => mode === "active" }
      await mount(1, {}, { server, services: { http, jobs } })
      await screen.findByRole("list")
      await fill()
      const before = asked().length
      press("Send review")
      expect(await screen.findByText("Thank you. Your review will appear when the shop has approved it.")).toBeTruthy()
      expect(new URLSearchParams(sent[0]).get("rating")).toBe("4")
      expect(new URLSearchParams(sent[0]).get("comment_post_ID")).toBe("11")
      await waitFor(() => expect(asked().length).toBeGreaterThan(before))
      expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your review" }).value).toBe("")
    },
  )
})
