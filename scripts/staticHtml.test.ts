import { spawn, type ChildProcess } from "node:child_process"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { countItems, readLines, setQuantity } from "../examples/static-html/baskets.mjs"
import { answerStoreApi } from "../examples/static-html/storeApi.mjs"
import { listAnswerMistakes } from "./docs/storeApiDocument.mjs"
import { root } from "./workspace.mjs"

let server: ChildProcess
let url = ""

beforeAll(async () => {
  const child = spawn(process.execPath, [join(root, "examples/static-html/server.mjs")], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  server = child
  url = await new Promise<string>((resolve) => {
    let output = ""
    child.stdout.setEncoding("utf8").on("data", (words: string) => {
      output += words
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (address !== undefined) resolve(address)
    })
  })
})
afterAll(() => server.kill())

/** The basket's cookie that a response sets, as `basket=VALUE`; empty without one. */
function cookieOf(answer: Response): string {
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("basket="))
      ?.split(";")[0] ?? ""
  )
}

describe("the session of the one-page example", () => {
  it.each([
    ["that somebody has made up", "basket=11111111-1111-4111-8111-111111111111"],
    ["with a signature that somebody has made up", `basket=11111111-1111-4111-8111-111111111111.${"0".repeat(32)}`],
  ])("is not one %s", async (_, forged) => {
    const answer = await fetch(`${url}/`, { headers: { Cookie: forged } })
    expect(cookieOf(answer)).toMatch(/^basket=[\w-]{36}\.\w{32}$/)
    expect(cookieOf(answer)).not.toContain("11111111")
  })

  it("is the one that the server gave", async () => {
    const cookie = cookieOf(await fetch(`${url}/`))
    await fetch(`${url}/?add-to-cart=1`, { headers: { Cookie: cookie }, redirect: "manual" })
    const basket = await fetch(`${url}/basket`, { headers: { Cookie: cookie } })
    expect(cookieOf(basket)).toBe(cookie)
    expect(await basket.text()).toContain('name="quantity-1"')
  })
})

it("keeps a limited number of baskets: the one that was changed longest ago goes first", () => {
  const sessions = Array.from({ length: 10_001 }, (_, index) => `session ${String(index)}`)
  for (const session of sessions.slice(0, -1)) setQuantity(session, 1, 1)
  setQuantity("session 0", 1, 2)
  setQuantity("session 10000", 1, 1)
  const counts = ["session 0", "session 1", "session 2", "session 10000"].map((session) =>
    countItems(readLines(session)),
  )
  expect(counts).toEqual([2, 0, 1, 1])
})

it("refuses a nonce beyond ASCII as it does any other", async () => {
  const answer = await fetch(`${url}/api/wc/store/v1/cart/add-item`, {
    method: "POST",
    headers: { Nonce: "ñ".repeat(32), "Content-Type": "application/json" },
    body: JSON.stringify({ id: 1, quantity: 1 }),
  })
  expect([401, 403]).toContain(answer.status)
})

it.each(["/", "/basket", "/style.css", "/nothing", "/api/wc/store/v1/cart"])(
  "sends its policy with %s",
  async (path) => {
    const { headers } = await fetch(`${url}${path}`)
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'; ")
  },
)

it("answers as the document of the Store API says", () => {
  const send = (route: string, body: object) =>
    answerStoreApi({
      method: "POST",
      route,
      query: new URLSearchParams(),
      body: JSON.stringify(body),
      isNonceValid: true,
      session: "a shopper",
      language: "en",
    })
  const added = send("/cart/add-item", { id: 3 })
  expect([added.status, listAnswerMistakes("Cart", added.body)]).toEqual([201, []])
  const refused = send("/cart/update-item", { key: "3", quantity: 50 })
  expect([refused.status, listAnswerMistakes("Refusal", refused.body)]).toEqual([400, []])
})
