import { describe, expect, it, vi } from "vitest"
import { createHttp, type HttpRequest } from "./http.ts"
import { createClockForTests } from "./pageForTests.ts"

const request: HttpRequest = { method: "POST", url: "/?wc-ajax=x", body: "a=1", timeoutMs: 5000 }

function createSetup(fetch: typeof window.fetch, isOnline = true) {
  const clock = createClockForTests()
  const aborter = new AbortController()
  const view = { fetch, navigator: { onLine: isOnline } } as unknown as Window & typeof globalThis
  return { clock, aborter, http: createHttp(view, clock, aborter.signal) }
}

/** A server that never answers, as `fetch` shows it. */
const silence: typeof window.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const refuse = () => reject(new DOMException("Aborted", "AbortError"))
    if (init?.signal?.aborted) refuse()
    init?.signal?.addEventListener("abort", refuse)
  })

describe("an answer", () => {
  it("is one whatever its status, without a byte order mark", async () => {
    const fetch = vi.fn(async () => new Response('\uFEFF{"a":1}', { status: 500, headers: { "cart-hash": "h" } }))
    const { http, clock } = createSetup(fetch)
    expect(await http(request)).toMatchObject({
      kind: "answer",
      status: 500,
      isOk: false,
      text: '{"a":1}',
      headers: { "cart-hash": "h" },
    })
    expect(fetch).toHaveBeenCalledWith(
      "/?wc-ajax=x",
      expect.objectContaining({ method: "POST", body: "a=1", credentials: "same-origin", cache: "no-store" }),
    )
    expect(clock.waiting).toEqual([])
  })

  it("may be empty", async () => {
    expect(await createSetup(async () => new Response("")).http(request)).toMatchObject({ kind: "answer", text: "" })
  })
})

describe("no answer", () => {
  it("in time is a time-out", async () => {
    const { http, clock } = createSetup(silence)
    const result = http(request)
    clock.pass(5000)
    expect(await result).toEqual({ kind: "unreachable", reason: "timeout" })
  })

  it("is waited for without end where no limit is given", async () => {
    const { http, clock } = createSetup(silence)
    void http({ ...request, timeoutMs: 0 })
    expect(clock.waiting).toEqual([])
  })

  it("after the page has stopped, or the caller has lost interest, is an abort", async () => {
    const { http, aborter } = createSetup(silence)
    const own = new AbortController()
    const [first, second] = [http({ ...request, signal: own.signal }), http(request)]
    own.abort()
    expect(await first).toEqual({ kind: "unreachable", reason: "aborted" })
    aborter.abort()
    expect(await second).toEqual({ kind: "unreachable", reason: "aborted" })
    expect(await http(request)).toEqual({ kind: "unreachable", reason: "aborted" })
  })

  it.each([
    [true, "network"],
    [false, "offline"],
  ])("while the browser is online: %s is told as %s", async (isOnline, reason) => {
    const { http, clock } = createSetup(() => Promise.reject(new TypeError("Failed to fetch")), isOnline)
    expect(await http(request)).toEqual({ kind: "unreachable", reason })
    expect(clock.waiting).toEqual([])
  })
})
