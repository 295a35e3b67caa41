import { request } from "node:http"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openStaticHtml, type RunningServer } from "./support/openServer.ts"

let server: RunningServer
let origin = ""
beforeAll(async () => {
  server = await openStaticHtml()
  origin = server.url
})
afterAll(() => server.close())

type Sent = Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> }

/** Somebody with a browser's cookies and no script, who follows nothing alone. */
function newVisitor() {
  const cookies = new Map<string, string>()
  return async (path: string, init: Sent = {}) => {
    const headers = { ...init.headers, Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }
    const response = await fetch(origin + path, { ...init, headers, redirect: "manual" })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^(\w+)=([^;]*)/.exec(cookie) ?? []
      if (value === "") cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    const count = /\((\d+)\)<\/a>/.exec(text)?.[1]
    const notice = /<p class="notice"[^>]*>(.*?)<\/p>/.exec(text)?.[1]
    return { status: response.status, place: response.headers.get("Location"), count, notice, text }
  }
}

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) })

describe.each([
  { prefix: "", left: "quedan 2", gone: "ya no está en la cesta" },
  { prefix: "/en", left: "There are 2", gone: "no longer in your basket" },
])("under $prefix/", ({ prefix, left, gone }) => {
  test("a change is answered with the way to its page, which changes nothing when it is loaded again", async () => {
    const visit = newVisitor()
    expect(await visit(`${prefix}/?add-to-cart=1`)).toMatchObject({ status: 303, place: `${prefix}/` })
    for (const _time of ["first", "again"]) expect(await visit(`${prefix}/`)).toMatchObject({ status: 200, count: "1" })
    const posted = await visit(`${prefix}/basket`, form({ "quantity-1": "3" }))
    expect(posted).toMatchObject({ status: 303, place: `${prefix}/basket` })
    expect(await visit(`${prefix}/basket`)).toMatchObject({ count: "3" })
  })

  test("a removal is announced once, with the way to undo it", async () => {
    const visit = newVisitor()
    await visit(`${prefix}/basket`, form({ "quantity-1": "3" }))
    expect(await visit(`${prefix}/basket?remove=1`)).toMatchObject({ status: 303, place: `${prefix}/basket` })
    const { notice = "", count } = await visit(`${prefix}/basket`)
    expect([notice, count]).toEqual([expect.stringContaining(gone), "0"])
    expect(await visit(`${prefix}/basket`)).toMatchObject({ notice: undefined })
    await visit(/href="([^"]+)"/.exec(notice)?.[1] ?? "")
    expect(await visit(`${prefix}/basket`)).toMatchObject({ notice: undefined, count: "3" })
  })

  test("an amount that is out of stock is announced once", async () => {
    const visit = newVisitor()
    await visit(`${prefix}/basket`, form({ "quantity-3": "9" }))
    expect(await visit(`${prefix}/basket`)).toMatchObject({
      notice: expect.stringContaining(left) as unknown,
      count: "0",
    })
    expect(await visit(`${prefix}/basket`)).toMatchObject({ notice: undefined })
  })
})

test.each([
  { what: "another site's link", init: { headers: { "Sec-Fetch-Site": "cross-site" } } },
  { what: "a neighbour's link", init: { headers: { "Sec-Fetch-Site": "same-site" } } },
  { what: "a look ahead", init: { headers: { "Sec-Purpose": "prefetch" } } },
  { what: "a HEAD request", init: { method: "HEAD" } },
])("$what adds nothing", async ({ init }) => {
  const visit = newVisitor()
  expect((await visit("/?add-to-cart=1", init)).status).toBe(200)
  expect((await visit("/")).count).toBe("0")
})

const shopper = {
  ...{ email: "ana@example.com", first_name: "Ana", last_name: "López", address_1: "Gran Vía 1" },
  ...{ postcode: "28013", city: "Madrid", state: "Madrid" },
}

test("the checkout's own form is refused from other sites, and with fields that are missing", async () => {
  const visit = newVisitor()
  await visit("/en/?add-to-cart=1")
  const foreign = { ...form(shopper), headers: { "Sec-Fetch-Site": "cross-site" } }
  expect((await visit("/en/checkout", foreign)).status).toBe(403)
  const typed = { ...shopper, city: "", address_1: '"><b>' }
  const refused = await visit("/en/checkout", form(typed))
  expect(refused).toMatchObject({ status: 400, count: "1" })
  expect(refused.notice).toContain("Town / City is required")
  expect(refused.text).toContain('value="&#34;&#62;&#60;b&#62;"')
  const placed = await visit("/en/checkout", form(shopper))
  expect(placed).toMatchObject({ status: 303, place: expect.stringMatching(/^\/en\/received\?key=/) as unknown })
  expect(await visit("/en/checkout", form(shopper))).toMatchObject({ status: 400, count: "0" })
})

test("an order's page is only for those who have its key", async () => {
  const visit = newVisitor()
  await visit("/?add-to-cart=1")
  const { place } = await visit("/checkout", form(shopper))
  expect((await newVisitor()(place ?? "")).status).toBe(200)
  for (const key of ["", "?key=", "?key=1", "?key=wc_order_1"])
    expect((await visit(`/received${key}`)).status).toBe(404)
})

test.each(["removed.1.<b>", "removed.99.1", "too-many.1", "hello.1.1", "%", "removed.1.1%22"])(
  "a cookie that this server did not write is no notice: %s",
  async (cookie) => {
    const answer = await newVisitor()("/basket", { headers: { Cookie: `notice=${cookie}` } })
    expect([answer.status, answer.notice]).toEqual([200, undefined])
  },
)

/** Sends a path as it stands, which fetch would mend. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin)
    request({ port, path }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end()
  })
}

test.each([
  { path: "/pictures/closed.svg", status: 200 },
  { path: "/style.css", status: 200 },
  { path: "/pictures/", status: 404 },
  { path: "/pictures/.", status: 404 },
  { path: "/pictures/nothing.svg", status: 404 },
  { path: "/pictures/%00", status: 404 },
  { path: "/pictures/..%2fserver.mjs", status: 404 },
  { path: "/pictures/%", status: 400 },
  { path: "/%", status: 400 },
  { path: "/%ff", status: 400 },
  { path: "//", status: 404 },
  { path: "//evil.example/?add-to-cart=1", status: 404 },
])("$path is answered with $status", async ({ path, status }) => {
  expect(await statusOf(path)).toBe(status)
})
