import { beforeEach, describe, expect, it } from "vitest"
import { createDecorations } from "../behaviours/decorations.ts"
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
    '<ul class="woocommerce-error" role="alert" data-ringside-inserted="" data-no-translation=""><li>Sold &lt;b&gt;out&lt;/b&gt;</li></ul><p>Host</p>',
  )
  decorations.restoreAll()
  expect(document.body.innerHTML).toBe(before)
})

it("passes by what has the class of that place, and comes and goes", () => {
  const [group, empty] = ["woocommerce-NoticeGroup", "wc-empty-cart-message"].map(
    (name) => `<div class="woocommerce-notices-wrapper ${name}"></div>`,
  )
  document.body.innerHTML = `<main>${group}${empty}<div class="woocommerce-notices-wrapper" id="place"></div></main>`
  createNotices(document, createDecorations()).error("No")
  expect(document.querySelector("[role=alert]")?.parentElement?.id).toBe("place")
})

it.each(["<main></main>", ""])('finds a place in "%s"', (html) => {
  document.body.innerHTML = html
  createNotices(document, createDecorations()).error("No")
  expect(document.querySelector("[role=alert]")?.textContent).toBe("No")
})

describe("under an overlay", () => {
  const inside = '<div class="drawer-header">Basket</div><div class="content"></div>'
  const find = (selector: string) => document.querySelector(selector)
  const open = (drawer = "") => {
    document.body.innerHTML = `<main inert><div class="woocommerce-notices-wrapper"></div><div role="dialog" aria-modal="true" id="hidden"></div></main><div id="drawer" role="dialog" aria-modal="true">${drawer}</div>`
    const decorations = createDecorations()
    return { decorations, notices: createNotices(document, decorations) }
  }

  it.each([
    ["under its title", inside, ".drawer-header + [role=alert]"],
    ["first", "<p>", "[role=alert]:first-child + p"],
  ])("stands there too, %s, once", (_, drawer, place) => {
    const { decorations, notices } = open(drawer)
    const before = document.body.innerHTML
    for (const text of ["Sold out", "No"]) notices.error(text)
    expect(find(`#drawer > ${place}`)).not.toBeNull()
    const texts = [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent)
    expect(texts).toEqual(["No", "No"])
    expect(find("#hidden")?.children).toHaveLength(0)
    decorations.restoreAll()
    expect(document.body.innerHTML).toBe(before)
  })

  it("goes with the overlay, and stays in the host's place", async () => {
    const { notices } = open(inside)
    notices.error("No")
    find("#drawer")?.removeAttribute("aria-modal")
    await expect.poll(() => find("#drawer [role=alert]")).toBeNull()
    expect(find("main [role=alert]")).not.toBeNull()
  })
})

it("alerts once under a host's overlay that has focus and leaves the page live, and stays on the page", async () => {
  document.body.innerHTML = '<main></main><div id="popup" role="dialog" aria-modal="true"><button></button></div>'
  document.querySelector("button")?.focus()
  const notice = createNotices(document, createDecorations()).error("No")
  const alerts = [...document.querySelectorAll("[role=alert]")]
  expect(alerts.map(({ parentElement }) => parentElement?.id)).toEqual(["popup"])
  expect([notice.parentElement?.localName, notice.textContent]).toEqual(["main", "No"])
  document.querySelector("#popup")?.removeAttribute("aria-modal")
  await expect.poll(() => alerts[0]?.isConnected).toBe(false)
  expect(notice.isConnected).toBe(true)
})
