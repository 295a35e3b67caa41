import type { Http, HttpResult } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { expect, it, onTestFinished } from "vitest"
import { readProduct } from "../domain/index.ts"
import { readShop } from "./readShop.ts"

function open() {
  const requests: { readonly url: string; readonly signal: AbortSignal | undefined; answer(): void }[] = []
  const http: Http = ({ url, signal }) =>
    new Promise<HttpResult>((resolve) => {
      const answer = () =>
        resolve({
          kind: "answer",
          status: 200,
          isOk: true,
          headers: {},
          url,
          text: JSON.stringify({ name: "Southpaw" }),
        })
      requests.push({ url, signal, answer })
    })
  const page = createTestPage({ services: { http } })
  onTestFinished(() => page.stop())
  const read = (id: number, parse: (body: unknown) => unknown = (body) => body) => {
    const ended = new AbortController()
    return { ended, result: readShop(page, { operation: readProduct, args: { id }, parse }, ended.signal) }
  }
  return { requests, read }
}

it("sends one request for all that read a product at once, of which each parses the answer", async () => {
  const { requests, read } = open()
  const [card, tabs, other] = [read(11), read(11, () => "tabs"), read(12)]
  expect(requests.map(({ url }) => new URL(url, "https://shop.test").pathname.split("/").at(-1))).toEqual(["11", "12"])
  for (const { answer } of requests) answer()
  await expect(card.result).resolves.toEqual({ kind: "loaded", value: { name: "Southpaw" } })
  await expect(tabs.result).resolves.toEqual({ kind: "loaded", value: "tabs" })
  await other.result
  void read(11)
  expect(requests).toHaveLength(3)
})

it("ends a request that nobody waits for any more, and sends another one for the next reader", async () => {
  const { requests, read } = open()
  const [first, second] = [read(11), read(11)]
  first.ended.abort()
  expect(requests[0]?.signal?.aborted).toBe(false)
  second.ended.abort()
  expect(requests[0]?.signal?.aborted).toBe(true)
  const third = read(11)
  expect(requests).toHaveLength(2)
  requests[1]?.answer()
  await expect(third.result).resolves.toMatchObject({ kind: "loaded" })
})
