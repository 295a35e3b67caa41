import { startBehaviour } from "@ringside/core"
import { createTestPage, find, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, describe, expect, it, vi } from "vitest"
import { cardButtons } from "./cardButtons.ts"
import { createBehaviours } from "./frameLate.ts"
import { themeJob } from "./jobs.ts"

const settings = { break_point: "921" }

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe("buttons on a product's picture", () => {
  const html = `<div class="astra-shop-thumbnail-wrap"><span class="ast-on-card-button ast-onsale-card">Sale</span>
    <a id="photo" href="/product/">Photo</a><a class="ast-on-card-button" href="?add-to-cart=1">Add</a></div><a id="next" href="/">Next</a>`
  const move = (from: string, to: string) => {
    const relatedTarget = find(to)
    find(from).dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget }))
    relatedTarget.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
  }

  describeBehaviour(cardButtons, {
    html: '<div class="astra-shop-thumbnail-wrap"><a href="/product/">Photo</a><a class="ast-on-card-button" href="?add-to-cart=1">Add</a></div>',
    selector: ".astra-shop-thumbnail-wrap",
    job: themeJob,
    settings,
    isConnected: (picture) => {
      picture.querySelector("a")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
      const isShown = picture.querySelector<HTMLElement>(".ast-on-card-button")?.style.visibility === "visible"
      picture.querySelector("a")?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
      return isShown
    },
  })

  it("of a product that was inserted a moment ago are visible at the focus, as no picture is connected by itself", () => {
    page = createTestPage({ config: { host: { astra: settings } } })
    startBehaviour(cardButtons, page)
    document.body.innerHTML = html
    move("#next", "#photo")
    expect(find("a.ast-on-card-button").style.visibility).toBe("visible")
  })

  it("are visible while the focus is in the picture, and the sale's badge stays as it is", () => {
    document.body.innerHTML = html
    page = createTestPage({ config: { host: { astra: settings } } })
    for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
    const read = () => ["a.ast-on-card-button", ".ast-onsale-card"].map((selector) => find(selector).style.visibility)
    move("#next", "#photo")
    expect(read()).toEqual(["visible", ""])
    move("#photo", "a.ast-on-card-button")
    expect(read()).toEqual(["visible", ""])
    move("a.ast-on-card-button", "#next")
    expect(read()).toEqual(["", ""])
  })
})
