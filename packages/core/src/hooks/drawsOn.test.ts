import { expect, it } from "vitest"
import { drawsOn } from "./drawsOn.ts"

const link = '<a href="/en/">English</a>'
const hook = (content: string) => `<nav data-ringside="language-switcher">${content}</nav>`

it.each([
  ["a hook without content", hook(""), true],
  ["a hook with a link", hook(link), false],
  ["a copied hook with what was drawn in the first", hook(`<div data-ringside-root>${link}</div>`), true],
  ["a hook with a link, inside of what we draw", `<div data-ringside-root>${hook(link)}</div>`, false],
])("%s is drawn on: %s", (_, html, isDrawn) => {
  document.body.innerHTML = html
  const [element] = document.querySelectorAll("nav")
  expect(element && drawsOn(element, { drawsUnless: "a[href]" })).toBe(isDrawn)
})
