import { expect, it } from "vitest"
import { findProductSlide, findSlideLink, findSlidePicture } from "./galleryPictures.ts"

const slide = (html: string) => {
  const template = document.createElement("template")
  template.innerHTML = html
  return template.content.firstElementChild ?? template.content.ownerDocument.body
}

it.each([
  ["the platform's", '<div><img id="badge"><a href="/full"><img id="own" class="wp-post-image"></a></div>', "own"],
  ["with a large file", '<div><img id="badge"><img id="own" data-large_image="/l.webp"></div>', "own"],
  ["in the link", '<div><img id="badge"><a href="/full.webp"><img id="own"></a></div>', "own"],
  ["alone", '<div><img id="own"></div>', "own"],
  ["that is the slide", '<img id="own">', "own"],
  ["beside its magnified copy", '<div><img class="zoomImg"><img id="own"></div>', "own"],
  ["of several frames: none", '<div><img id="f1"><img id="f2"></div>', undefined],
  ["of a film: none", "<div><video></video></div>", undefined],
])("the picture of a slide, %s", (_, html, id) => {
  expect(findSlidePicture(slide(html))?.id).toBe(id)
})

it("the link of a slide is the one around its picture", () => {
  const html =
    '<div><a id="sale" href="/sale/"><img></a><a id="own" href="/f.webp"><img class="wp-post-image"></a></div>'
  expect(findSlideLink(slide(html))?.id).toBe("own")
  expect(findSlideLink(slide('<div><a id="film" href="/film"></a></div>'))?.id).toBe("film")
})

it("the product's slide has the platform's picture, else the first picture", () => {
  const film = slide("<div><video></video></div>")
  const [plain, own] = [slide("<div><img></div>"), slide('<div><img class="wp-post-image"></div>')]
  expect(findProductSlide([film, plain, own])).toBe(own)
  expect(findProductSlide([film, plain])).toBe(plain)
  expect(findProductSlide([film])).toBeUndefined()
})
