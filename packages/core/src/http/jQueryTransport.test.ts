import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Failure } from "../author/reports.ts"
import { createFakeClock } from "../page/clockForTests.ts"
import { createHttp, type HttpRequest } from "./http.ts"
import { sendByJQuery } from "./jQueryTransport.ts"

// What browsers do with the requests, in packages/testing/browser/checkout/ajaxHooks.test.ts.

interface AjaxForTests {
  readonly ajaxSettings: { xhr?: unknown; success?: unknown; [setting: string]: unknown }
  ajaxPrefilter(
    filter: (options: { success: unknown }, original: { readonly data: unknown; readonly url: unknown }) => unknown,
  ): void
  (target: Document): {
    on(names: string, handler: (event: { readonly type: string }) => unknown): void
    off(): void
  }
}
const { default: jQuery } = await vi.importActual<{ readonly default: AjaxForTests }>("jquery")
const settings = { ...jQuery.ajaxSettings }

/** A native request, which the test answers. */
class RequestDouble extends EventTarget {
  static made: RequestDouble[] = []
  readonly calls: unknown[] = []
  readonly headers: Record<string, string> = {}
  readonly responseURL = "https://shop.test/?wc-ajax=x"
  readyState = 0
  status = 0
  responseText = ""
  body: unknown = null
  constructor() {
    super()
    RequestDouble.made.push(this)
  }
  open(...args: readonly unknown[]) {
    this.calls.push(...args.slice(0, 2))
    this.readyState = 1
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return "Cart-Hash: h\r\ncontent-type: application/json\r\n"
  }
  send(body: unknown) {
    this.body = body
    this.report("loadstart")
  }
  abort() {
    this.end("abort")
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.end("load")
  }
  end(type: string) {
    this.readyState = 4
    for (const name of ["readystatechange", type, "loadend"]) this.report(name)
  }
  report(type: string, members = {}) {
    const event = Object.assign(new Event(type), members)
    this.dispatchEvent(event)
    const handler: unknown = Reflect.get(this, `on${type}`)
    if (typeof handler === "function") handler.call(this, event)
  }
}

let aborter: AbortController
let failures: Failure[]
let log: string[]
beforeEach(() => {
  aborter = new AbortController()
  failures = []
  log = []
  RequestDouble.made = []
  jQuery.ajaxSettings.xhr = () => new RequestDouble()
  jQuery(document).on("ajaxSend ajaxSuccess ajaxError ajaxComplete", ({ type }) => log.push(type))
})
afterEach(() => {
  jQuery(document).off()
  for (const name of Object.keys(jQuery.ajaxSettings)) Reflect.deleteProperty(jQuery.ajaxSettings, name)
  Object.assign(jQuery.ajaxSettings, settings)
})

const host = document.createElement("form")
const headers = { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" }
const request = {
  ...{ method: "POST", url: "/?wc-ajax=x", body: "a=1&b=%C3%B1", nonce: "none", timeoutMs: 5000, headers },
} as const satisfies HttpRequest

function send({ maxBytes = 100, page = { jQuery }, isOnline = true, body, isForm }: SendOptions = {}) {
  const fetch = vi.fn(async (_: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    return new Response("by fetch")
  })
  const view = { fetch, navigator: { onLine: isOnline } } as unknown as Window & typeof globalThis
  const clock = createFakeClock(aborter.signal)
  const ended: unknown[] = []
  const http = createHttp(view, clock, aborter.signal, (body) => ended.push(body))
  const reports = { fail: (failure: Failure) => failures.push(failure) }
  const transport = sendByJQuery(
    { window: page as Window & typeof globalThis, reports },
    {
      ...{ widget: "checkout", host },
      ...(isForm !== undefined && { isForm }),
    },
  )
  const result = http({ ...request, transport, maxBytes, ...(body !== undefined && { body }) })
  return { result, clock, fetch, ended, xhr: RequestDouble.made[0] }
}
interface SendOptions {
  readonly maxBytes?: number
  readonly page?: object
  readonly isOnline?: boolean
  readonly body?: string
  readonly isForm?: boolean
}

it("sends what fetch would send, and returns the answer in the same form", async () => {
  const { result, xhr, fetch, clock, ended } = send()
  expect([xhr?.calls, xhr?.body]).toEqual([["POST", "/?wc-ajax=x"], request.body])
  expect(xhr?.headers).toMatchObject({ ...headers, "X-Requested-With": "XMLHttpRequest" })
  xhr?.answer(403, "-1")
  expect(await result).toEqual({
    kind: "answer",
    status: 403,
    isOk: false,
    headers: { "cart-hash": "h", "content-type": "application/json" },
    text: "-1",
    url: "https://shop.test/?wc-ajax=x",
  })
  expect(log).toEqual(["ajaxSend", "ajaxError", "ajaxComplete"])
  // jQuery has reported its end.
  expect([fetch.mock.calls, ended, clock.waiting, RequestDouble.made.length]).toEqual([[], [], [], 1])
})

it.each([
  ["the time is over", "timeout", async ({ clock }) => clock.advance(5000)],
  ["the answer is too long", "too-long", ({ xhr }) => xhr?.report("progress", { loaded: 9 })],
  ["the page ends", "aborted", () => aborter.abort()],
  ["the connection breaks", "network", ({ xhr }) => xhr?.end("error")],
] as const satisfies readonly (readonly [string, string, (sent: ReturnType<typeof send>) => unknown])[])(
  "where %s, the result is %s, and jQuery reports the end",
  async (_, reason, endBy) => {
    const sent = send({ maxBytes: 8 })
    await endBy(sent)
    expect(await sent.result).toEqual({ kind: "unreachable", reason })
    expect(sent.xhr?.readyState).toBe(4)
    expect(log).toEqual(["ajaxSend", "ajaxError", "ajaxComplete"])
    expect([sent.fetch.mock.calls, failures]).toEqual([[], []])
  },
)

it("an error of a handler that an abort calls is reported", async () => {
  jQuery(document).on("ajaxError", () => {
    throw new Error("a theme")
  })
  const { result } = send()
  aborter.abort()
  expect(await result).toEqual({ kind: "unreachable", reason: "aborted" })
  expect(failures).toEqual([{ during: "event", widget: "checkout", host, cause: new Error("a theme") }])
})

it("a browser without a connection is offline", async () => {
  const { result, xhr } = send({ isOnline: false })
  xhr?.end("error")
  expect(await result).toEqual({ kind: "unreachable", reason: "offline" })
})

it("a handler that ends the request before it is sent ends it at once", async () => {
  jQuery.ajaxSettings["beforeSend"] = () => aborter.abort()
  const { result, xhr } = send()
  expect(await result).toEqual({ kind: "unreachable", reason: "aborted" })
  expect(xhr?.readyState).toBe(4)
})

it.each([
  ["no jQuery", {}],
  ["a slim jQuery", { jQuery: Object.assign(() => undefined, { fn: { on: true, trigger: true } }) }],
])("a page with %s sends by fetch", async (_, page) => {
  const { result, fetch, ended } = send({ page })
  expect(await result).toMatchObject({ kind: "answer", text: "by fetch" })
  expect([fetch.mock.calls.length, ended]).toEqual([1, [request.body]])
})

it("a request that has ended before isn't sent", async () => {
  aborter.abort()
  const { result } = send()
  expect(await result).toEqual({ kind: "unreachable", reason: "aborted" })
  expect(RequestDouble.made).toEqual([])
})

it("a handler that throws before the request is sent: it is sent by fetch, and the error is reported", async () => {
  jQuery.ajaxSettings["beforeSend"] = () => {
    throw new Error("a theme")
  }
  const { result, fetch } = send()
  expect(await result).toMatchObject({ kind: "answer", text: "by fetch" })
  expect([fetch.mock.calls.length, RequestDouble.made]).toEqual([1, []])
  expect(failures).toMatchObject([{ widget: "checkout", cause: new Error("a theme") }])
})

it("a script that sends the request and then throws: it isn't sent again", async () => {
  const broken = Object.assign((...args: Parameters<AjaxForTests>) => jQuery(...args), jQuery, {
    ajax(options: object) {
      Reflect.apply(Reflect.get(jQuery, "ajax") as () => unknown, jQuery, [options])
      throw new Error("a plugin")
    },
  })
  const { result, fetch, xhr } = send({ page: { jQuery: broken } })
  xhr?.answer(200, '{"result":"success"}')
  expect(await result).toMatchObject({ kind: "answer", text: '{"result":"success"}' })
  expect([fetch.mock.calls, failures.length, RequestDouble.made.length]).toEqual([[], 1, 1])
})

it("a script that replaces jQuery's native request gets the answer to us", async () => {
  let made: RequestDouble | undefined
  jQuery.ajaxPrefilter((options) => Object.assign(options, made ? {} : { xhr: () => (made = new RequestDouble()) }))
  const { result } = send()
  made?.answer(200, "{}")
  expect(await result).toMatchObject({ kind: "answer", status: 200, text: "{}", url: "/?wc-ajax=x" })
})

it.each<[string, string, unknown, string]>([
  [
    "fields",
    "coupon_code=O'Brien&shipping_method%5B0%5D=a%3A1&shipping_method%5B1%5D=b",
    { coupon_code: "O'Brien", shipping_method: { 0: "a:1", 1: "b" } },
    "coupon_code=O%27Brien&shipping_method%5B0%5D=a%3A1&shipping_method%5B1%5D=b",
  ],
  ["a field beside its members", "a=1&a%5Bb%5D=2", { a: "1", "a[b]": "2" }, "a=1&a%5Bb%5D=2"],
  ["a list of one", "k%5B%5D=1", { "k[]": "1" }, "k%5B%5D=1"],
  ["a list", "k%5B%5D=1&k%5B%5D=2", "k%5B%5D=1&k%5B%5D=2", "k%5B%5D=1&k%5B%5D=2"],
  ["no fields", "", {}, ""],
])("prefilters read %s as the platform's script gives them, and apostrophes are encoded", (_, body, data, sent) => {
  const seen: unknown[] = []
  jQuery.ajaxPrefilter((_settings, original) => seen.push(original.data))
  const { xhr } = send({ body })
  expect(seen.at(-1)).toEqual(data)
  expect(xhr?.body ?? "").toBe(sent)
})

it("prefilters read a form's body as text", () => {
  const seen: unknown[] = []
  jQuery.ajaxPrefilter((_settings, original) => seen.push(original.data))
  const { xhr } = send({ body: "a=O'Brien&b=1", isForm: true })
  expect(seen.at(-1)).toBe("a=O'Brien&b=1")
  expect(xhr?.body).toBe("a=O%27Brien&b=1")
})
