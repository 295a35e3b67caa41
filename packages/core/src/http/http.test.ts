import { describe, expect, it, vi } from "vitest"
import { createFakeClock } from "../page/clockForTests.ts"
import { createHttp, type HttpRequest } from "./http.ts"

const request = {
  method: "POST",
  url: "/?wc-ajax=x",
  body: "a=1",
  nonce: "none",
  timeoutMs: 5000,
} as const satisfies HttpRequest

function createSetup(fetch: typeof window.fetch, isOnline = true) {
  const aborter = new AbortController()
  const clock = createFakeClock(aborter.signal)
  const view = { fetch, navigator: { onLine: isOnline } } as unknown as Window & typeof globalThis
  return { clock, aborter, view, http: createHttp(view, clock, aborter.signal) }
}

/** A server that never answers, as `fetch` shows it. */
const silence: typeof window.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const refuse = () => reject(new DOMException("Aborted", "AbortError"))
    if (init?.signal?.aborted) refuse()
    init?.signal?.addEventListener("abort", refuse)
  })

describe("an answer", () => {
  it("is returned with any status, without a byte order mark", async () => {
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

  it("comes to fields and to a request that outlives the page", async () => {
    const fetch = vi.fn(async (_: string, _init: RequestInit) => new Response(""))
    const body = new FormData()
    body.append("file", new File(["x"], "x.txt"))
    await createSetup(fetch as typeof window.fetch).http({ ...request, body, keepalive: true, priority: "low" })
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ body, keepalive: true, priority: "low", cache: "no-store" })
    // The browser writes the type itself, with the boundary between the fields.
    expect(fetch.mock.calls[0]?.[1].headers).toBeUndefined()
  })

  it.each([
    ["shorter than", "1234567"],
    ["as long as", "12345678"],
  ])("that is %s the limit is read whole", async (_, text) => {
    const { http } = createSetup(async () => new Response(text))
    expect(await http({ ...request, maxBytes: 8 })).toMatchObject({ kind: "answer", text })
  })

  it("that is longer than the limit is cut off, though the server sends without end", async () => {
    let sentParts = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentParts += 1
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const { http, clock } = createSetup(async () => new Response(endless))
    expect(await http({ ...request, maxBytes: 10_000 })).toEqual({ kind: "unreachable", reason: "too-long" })
    expect([sentParts < 20, clock.waiting]).toEqual([true, []])
  })

  it("that comes in parts is put together, letters of several bytes too", async () => {
    const bytes = new TextEncoder().encode('{"name":"Cañón"}')
    const parts = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await createSetup(async () => new Response(parts)).http(request)).toMatchObject({ text: '{"name":"Cañón"}' })
  })

  it("may be empty", async () => {
    expect(await createSetup(async () => new Response("")).http(request)).toMatchObject({ kind: "answer", text: "" })
  })
})

describe("no answer", () => {
  it("in time is reported as a timeout", async () => {
    const { http, clock } = createSetup(silence)
    const result = http(request)
    clock.pass(5000)
    expect(await result).toEqual({ kind: "unreachable", reason: "timeout" })
  })

  it("has no time limit where none is given", async () => {
    const { http, clock } = createSetup(silence)
    void http({ ...request, timeoutMs: 0 })
    expect(clock.waiting).toEqual([])
  })

  it("after the page has stopped or the caller has aborted is reported as an abort", async () => {
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
  ])("while the browser is online: %s is reported as %s", async (isOnline, reason) => {
    const { http, clock } = createSetup(() => Promise.reject(new TypeError("Failed to fetch")), isOnline)
    expect(await http(request)).toEqual({ kind: "unreachable", reason })
    expect(clock.waiting).toEqual([])
  })

  it("may have reached the server where the connection is lost afterwards", async () => {
    const { http, view } = createSetup(() => {
      Object.assign(view.navigator, { onLine: false })
      return Promise.reject(new TypeError("Failed to fetch"))
    })
    expect(await http(request)).toEqual({ kind: "unreachable", reason: "network" })
  })
})
