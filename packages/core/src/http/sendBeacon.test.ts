import { describe, expect, it, vi } from "vitest"
import { sendBeacon } from "./sendBeacon.ts"

const beacon = {
  url: "/wp-admin/admin-ajax.php",
  fields: [
    ["event", "open"],
    ["pid", "7"],
    ["event", "again"],
  ],
  imageUrl: "/wp-admin/admin-ajax.php?event=open&pid=7",
} as const

/** Sends the beacon in a window with this navigator and fetch; answers the pictures it asked for. */
function send(navigator: object, fetch?: unknown): readonly { readonly src: string }[] {
  const images: { src: string }[] = []
  class ImageDouble {
    src = ""
    constructor() {
      images.push(this)
    }
  }
  const view = { navigator, fetch, FormData, Image: ImageDouble } as unknown as Window & typeof globalThis
  sendBeacon({ window: view }, beacon)
  return images
}

it("is sent as form fields in order, without a picture", () => {
  const accept = vi.fn((_url: string, _data: FormData) => true)
  expect(send({ sendBeacon: accept })).toEqual([])
  expect(accept).toHaveBeenCalledOnce()
  const [url, data] = accept.mock.calls[0] ?? []
  expect([url, [...(data ?? [])]]).toEqual([beacon.url, beacon.fields])
})

it("is called as a method of the navigator, which browsers require", () => {
  const navigator = {
    sendBeacon() {
      if (this !== navigator) throw new TypeError("Illegal invocation")
      return true
    },
  }
  expect(send(navigator)).toEqual([])
})

describe.each<[string, object]>([
  ["has no beacons", {}],
  ["refuses it", { sendBeacon: () => false }],
  [
    "throws",
    {
      sendBeacon() {
        throw new Error("blocked")
      },
    },
  ],
])("where the browser %s", (_, navigator) => {
  it("is a request that outlives the page", () => {
    const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()))
    expect(send(navigator, fetch)).toEqual([])
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe(beacon.url)
    expect(init).toMatchObject({ method: "POST", keepalive: true })
    expect([...(init?.body instanceof FormData ? init.body : [])]).toEqual(beacon.fields)
  })

  it.each<[string, unknown]>([
    ["is missing", undefined],
    ["rejects", () => Promise.reject(new TypeError("blocked"))],
    [
      "throws",
      () => {
        throw new TypeError("blocked")
      },
    ],
  ])("falls back to a picture when fetch %s", async (_how, fetch) => {
    const images = send(navigator, fetch)
    await expect.poll(() => images.map(({ src }) => src)).toEqual([beacon.imageUrl])
  })
})
