import { expect, it, vi } from "vitest"
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

/** Sends the beacon in a window whose navigator is `navigator`; answers the pictures it asked for. */
function send(navigator: object): readonly string[] {
  const images: { src: string }[] = []
  class ImageDouble {
    src = ""
    constructor() {
      images.push(this)
    }
  }
  const view = { navigator, FormData, Image: ImageDouble } as unknown as Window & typeof globalThis
  sendBeacon({ window: view }, beacon)
  return images.map(({ src }) => src)
}

it("is sent as fields, in their order, and by no picture", () => {
  const accept = vi.fn((_url: string, _data: FormData) => true)
  expect(send({ sendBeacon: accept })).toEqual([])
  expect(accept).toHaveBeenCalledOnce()
  const [url, data] = accept.mock.calls[0] ?? []
  expect([url, [...(data ?? [])]]).toEqual([beacon.url, beacon.fields])
})

it("is called on the navigator, as browsers want it", () => {
  const navigator = {
    sendBeacon() {
      if (this !== navigator) throw new TypeError("Illegal invocation")
      return true
    },
  }
  expect(send(navigator)).toEqual([])
})

it.each<[string, object]>([
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
])("is a picture where the browser %s", (_, navigator) => {
  expect(send(navigator)).toEqual([beacon.imageUrl])
})
