import { beforeEach, expect, it } from "vitest"
import { createDecorations } from "./decorations.ts"
import { createNotices } from "./notices.ts"

beforeEach(() => {
  document.body.innerHTML = '<main><div class="woocommerce-notices-wrapper"><p>Host</p></div></main>'
})

it("shows an error first in the host's own place, as text, once", () => {
  const before = document.body.innerHTML
  const decorations = createDecorations()
  const notices = createNotices(document, decorations)
  notices.error("Sold <b>out</b>")
  notices.error("Sold <b>out</b>")
  expect(document.querySelector(".woocommerce-notices-wrapper")?.innerHTML).toBe(
    '<ul class="woocommerce-error" role="alert"><li>Sold &lt;b&gt;out&lt;/b&gt;</li></ul><p>Host</p>',
  )
  decorations.restoreAll()
  expect(document.body.innerHTML).toBe(before)
})

it.each(["<main></main>", ""])('finds a place in "%s"', (html) => {
  document.body.innerHTML = html
  createNotices(document, createDecorations()).error("No")
  expect(document.querySelector("[role=alert]")?.textContent).toBe("No")
})
