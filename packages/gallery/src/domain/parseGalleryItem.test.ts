import { describe, expect, it } from "vitest"
import { parseGalleryItem, selectWidestFile } from "./parseGalleryItem.ts"

const whole = {
  "data-large_image": "/large.webp",
  "data-large_image_width": "1200",
  "data-large_image_height": "1600",
  "data-src": "/middle.webp",
  src: "/small.webp",
  alt: "Southpaw, front",
  title: "southpaw-1",
  "data-caption": "The front",
}

describe("a picture of the gallery", () => {
  it("is read from its attributes", () => {
    expect(parseGalleryItem(whole)).toEqual({
      src: "/large.webp",
      w: 1200,
      h: 1600,
      alt: "Southpaw, front",
      title: "The front",
    })
  })

  it.each<[missing: Record<string, unknown>, src: string | null]>([
    [{ "data-large_image": undefined }, "/middle.webp"],
    [{ "data-large_image": " " }, "/middle.webp"],
    [{ "data-large_image": null, "data-src": "" }, "/small.webp"],
    [{ "data-large_image": "javascript:alert(1)" }, "/middle.webp"],
    [{ "data-large_image": "java\tscript:alert(1)", "data-src": "data:text/html,x" }, "/small.webp"],
    [{ "data-large_image": 7, "data-src": {}, src: [] }, null],
    [{ "data-large_image": "", "data-src": "", src: "" }, null],
  ])("with %o has the file %s", (missing, src) => {
    expect(parseGalleryItem({ ...whole, ...missing })?.src ?? null).toBe(src)
  })

  it.each<[raw: unknown, length: number | null]>([
    ["1200", 1200],
    [1200, 1200],
    ["0", null],
    ["", null],
    [undefined, null],
    [null, null],
    ["-5", null],
    ["wide", null],
    ["1200px", null],
    [Infinity, null],
    [true, null],
  ])("with the size %o is %o wide and high", (raw, length) => {
    const { w, h } = parseGalleryItem({ ...whole, "data-large_image_width": raw, "data-large_image_height": raw }) ?? {}
    expect([w, h]).toEqual([length, length])
  })

  it.each<[texts: Record<string, unknown>, title: string]>([
    [{}, "The front"],
    [{ "data-caption": "" }, "southpaw-1"],
    [{ "data-caption": "  " }, "southpaw-1"],
    [{ "data-caption": null, title: null }, ""],
    [{ "data-caption": "<img src=x onerror=alert(1)>" }, "<img src=x onerror=alert(1)>"],
  ])("with %o has the caption %s", (texts, title) => {
    expect(parseGalleryItem({ ...whole, ...texts })?.title).toBe(title)
  })

  it("has the file that is named, whatever else its set holds", () => {
    expect(parseGalleryItem({ ...whole, srcset: "/original.webp 2400w" })).toEqual(parseGalleryItem(whole))
    const unknown = parseGalleryItem({ ...whole, "data-large_image_width": null, srcset: "/original.webp 2400w" })
    expect(unknown).toMatchObject({ src: "/large.webp", w: null })
  })

  it.each<[attributes: Record<string, unknown>, file: unknown]>([
    // The server names a file of middle size, and the set holds the original.
    [{ srcset: "/small.webp 600w, /original.webp 2400w" }, { src: "/original.webp", w: 2400, h: 3200 }],
    [{ srcset: "/small.webp 600w, /middle.webp 1200w" }, { src: "/large.webp", w: 1200, h: 1600 }],
    [{ srcset: "/a,b.webp 2000w,\n/c.webp 1x" }, { src: "/a,b.webp", w: 2000, h: 2667 }],
    [{ srcset: "javascript:alert(1) 5000w, vbscript:x 3000w" }, { src: "/large.webp", w: 1200, h: 1600 }],
    [{ srcset: "/wide.webp 2e3w, /none.webp -3000w, 9000w" }, { src: "/large.webp", w: 1200, h: 1600 }],
    [
      { "data-large_image_width": null, srcset: "/original.webp 3000w" },
      { src: "/original.webp", w: 3000, h: null },
    ],
    [{ srcset: null }, { src: "/large.webp", w: 1200, h: 1600 }],
  ])("with %o has the widest file of its set where that is wider", (attributes, file) => {
    const item = parseGalleryItem({ ...whole, ...attributes })
    expect(item && selectWidestFile(item, attributes["srcset"] as string | null)).toEqual({
      ...item,
      ...(file as object),
    })
  })

  it("takes nothing from a prototype", () => {
    expect(parseGalleryItem(Object.create(whole) as Record<string, unknown>)).toBeNull()
  })
})
