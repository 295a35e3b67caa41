import { expect, it } from "vitest"
import { selectVariationImage } from "./selectVariationImage.ts"

const image = {
  src: "/m.avif",
  src_w: 640,
  src_h: 800,
  srcset: "/s.avif 320w",
  sizes: "50vw",
  title: "Blue",
  caption: "Blue <b>corner</b>",
  alt: "",
  full_src: "/l.avif",
  full_src_w: 1600,
  full_src_h: 2000,
  gallery_thumbnail_src: "/t.avif",
}

it("names every attribute that shows the picture", () => {
  expect(selectVariationImage({ image })).toEqual({
    image: {
      src: "/m.avif",
      height: "800",
      width: "640",
      srcset: "/s.avif 320w",
      sizes: "50vw",
      title: "Blue",
      "data-caption": "Blue <b>corner</b>",
      alt: "",
      "data-src": "/l.avif",
      "data-large_image": "/l.avif",
      "data-large_image_width": "1600",
      "data-large_image_height": "2000",
    },
    wrap: { "data-thumb": "/m.avif" },
    thumb: { src: "/t.avif" },
    link: { href: "/l.avif" },
  })
})

it("removes attributes that the variation doesn't have", () => {
  const {
    image: changes,
    thumb,
    link,
  } = selectVariationImage({ image: { src: "/m.avif", srcset: false, sizes: null } }) ?? {}
  expect(changes).toMatchObject({ src: "/m.avif", srcset: null, sizes: null, width: null, title: null })
  expect([thumb, link]).toEqual([{ src: null }, { href: null }])
})

it.each([0, "0", -1, "wide", Number.NaN])("removes a size of %j", (size) => {
  const changes = selectVariationImage({ image: { ...image, src_w: size, full_src_h: size } })?.image
  expect([changes?.width, changes?.["data-large_image_height"]]).toEqual([null, null])
})

it("follows no address that runs a script", () => {
  expect(selectVariationImage({ image: { ...image, full_src: "java\tscript:alert(1)" } })?.link).toEqual({ href: null })
  expect(selectVariationImage({ image: { ...image, src: "javascript:alert(1)" } })).toBeNull()
})

it.each([
  {},
  { image: null },
  { image: {} },
  { image: { src: "" } },
  { image: { src: "/" } },
  { image: { src: false } },
  { image: "/m.avif" },
])("returns null for %j", (variation) => {
  expect(selectVariationImage(variation)).toBeNull()
})
