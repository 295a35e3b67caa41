import { describe, expect, it } from "vitest"
import { parseStorePictures } from "./parseStorePictures.ts"

const image = {
  ...{ id: 1, src: "/lince.avif", thumbnail: "/lince-300.avif", alt: "Lince &amp; Co" },
  ...{ srcset: "/lince-600.avif 600w, /lince.avif 1280w", sizes: "100vw" },
}

describe("parseStorePictures", () => {
  it("reads the full file, its set of sizes and the small file", () => {
    expect(parseStorePictures({ name: "Lince", images: [image] })).toEqual({
      name: "Lince",
      pictures: [
        {
          ...{ src: "/lince.avif", thumbnail: "/lince-300.avif", alt: "Lince & Co" },
          ...{ srcset: "/lince-600.avif 600w, /lince.avif 1280w", sizes: "100vw" },
        },
      ],
    })
  })

  it.each([
    ["no object", null],
    ["no name", { images: [image] }],
  ])("is null for %s", (_, raw) => expect(parseStorePictures(raw)).toBeNull())

  it.each([
    ["no list", "x"],
    ["a picture without an address", [{ ...image, src: "" }]],
    ["an unsafe address", [{ ...image, src: "javascript:alert(1)" }]],
  ])("has no picture for %s", (_, images) =>
    expect(parseStorePictures({ name: "Lince", images })?.pictures).toEqual([]),
  )

  it("takes the picture itself where there is no small file", () => {
    const { thumbnail: _, ...large } = image
    expect(parseStorePictures({ name: "Lince", images: [large] })?.pictures[0]?.thumbnail).toBeNull()
  })
})
