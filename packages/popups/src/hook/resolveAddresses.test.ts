import { expect, it } from "vitest"
import { resolveAddresses } from "./resolveAddresses.ts"

const base = "https://shop.example/guides/size/"
const resolve = (html: string) => {
  const template = document.createElement("template")
  template.innerHTML = html
  resolveAddresses(template.content, base)
  return template.innerHTML
}

it.each([
  ['<img src="glove.png">', '<img src="https://shop.example/guides/size/glove.png">'],
  ['<img data-src="/glove.png">', '<img data-src="https://shop.example/glove.png">'],
  ['<video poster="../still.png"></video>', '<video poster="https://shop.example/guides/still.png"></video>'],
  ['<a href="?page=2">2</a>', '<a href="https://shop.example/guides/size/?page=2">2</a>'],
  ['<form action="send/"></form>', '<form action="https://shop.example/guides/size/send/"></form>'],
  ["<form></form>", `<form action="${base}"></form>`],
  [
    '<form action="/a"><input name="getAttribute"><button formaction="b"></button></form>',
    '<form action="https://shop.example/a"><input name="getAttribute"><button formaction="https://shop.example/guides/size/b"></button></form>',
  ],
  ['<a href="#adults">Adults</a>', `<a href="${base}#adults">Adults</a>`],
])("%s becomes %s", (html, expected) => {
  expect(resolve(html)).toBe(expected)
})

it.each([
  '<a href="https://elsewhere.example/">Maker</a>',
  '<a href="mailto:shop@shop.example">Mail</a>',
  '<a href="#kids">Kids</a><p id="kids"></p>',
  '<a href="#">More</a>',
  '<form method="dialog"></form>',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  '<a href="">Here</a>',
  "<a name='x\"]'></a>",
])("%s stays", (html) => {
  const template = document.createElement("template")
  template.innerHTML = html
  expect(resolve(html)).toBe(template.innerHTML)
})

it.each([
  ["a.png", "https://shop.example/guides/size/a.png"],
  ["a.png 1x, /b.png 2x", "https://shop.example/guides/size/a.png 1x, https://shop.example/b.png 2x"],
  ["a.png, b.png 2x", "https://shop.example/guides/size/a.png, https://shop.example/guides/size/b.png 2x"],
  ["a.png 1x,/b.png 2x", "https://shop.example/guides/size/a.png 1x,https://shop.example/b.png 2x"],
  ["/w_2,h_3/a.png 640w", "https://shop.example/w_2,h_3/a.png 640w"],
  ["data:image/gif;base64,AA== 1x", "data:image/gif;base64,AA== 1x"],
])("the srcset %s becomes %s", (srcset, expected) => {
  expect(resolve(`<img srcset="${srcset}">`)).toBe(`<img srcset="${expected}">`)
})
