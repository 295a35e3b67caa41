import { afterEach, expect, it, vi } from "vitest"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { requestListenersService } from "./requestListeners.ts"

let page: PageForTests | undefined
afterEach(() => {
  page?.stop()
  vi.restoreAllMocks()
})

it.each([
  ["has ended", () => Promise.resolve(new Response("{}"))],
  ["has failed", () => Promise.reject(new TypeError("offline"))],
])("listeners get the body of a request of page.http that %s", async (_, fetch) => {
  vi.spyOn(window, "fetch").mockImplementation(fetch)
  page = createPageForTests(window)
  const bodies: unknown[] = []
  const listener = (body: unknown) => bodies.push(body)
  requestListenersService.of(page).add(listener)
  const request = { method: "POST", url: "/", body: "action=x", nonce: "none", timeoutMs: 1000 } as const
  const ended = page.http(request)
  expect(bodies).toEqual([])
  await ended
  expect(bodies).toEqual(["action=x"])
  requestListenersService.of(page).delete(listener)
  await page.http(request)
  expect(bodies).toHaveLength(1)
})
