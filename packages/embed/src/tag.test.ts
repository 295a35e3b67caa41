import { afterEach, describe, expect, it } from "vitest"
import { classicTagKey, findOwnTag } from "./tag.ts"

const moduleUrl = "https://shop.example/ringside/ringside.js?ver=1.2"

function addScript(src: string): HTMLScriptElement {
  const script = document.createElement("script")
  // A type that isn't script, so that nothing is fetched: only the address matters.
  script.type = "text/plain"
  script.src = src
  document.body.append(script)
  return script
}

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, classicTagKey)
})

describe("findOwnTag", () => {
  it("finds the tag by its whole address, query included", () => {
    addScript("https://shop.example/ringside/ringside.js?ver=1.1")
    const own = addScript(moduleUrl)
    expect(findOwnTag(document, moduleUrl)).toBe(own)
  })

  it("takes the classic tag that handed itself over", () => {
    addScript("https://shop.example/other.js")
    const classic = addScript("https://shop.example/ringside/ringside.classic.js?ver=1.2")
    Reflect.set(document, classicTagKey, classic)
    expect(findOwnTag(document, moduleUrl)).toBe(classic)
  })

  it("prefers the module's own tag to a classic one", () => {
    const classic = addScript("https://shop.example/ringside/ringside.classic.js")
    Reflect.set(document, classicTagKey, classic)
    const own = addScript(moduleUrl)
    expect(findOwnTag(document, moduleUrl)).toBe(own)
  })

  it.each([
    ["nothing", undefined],
    ["text", "script"],
    ["an element of no script", document.createElement("div")],
    ["a script that left the page", document.createElement("script")],
  ])("has no tag when %s was handed over", (_, handedOver) => {
    Reflect.set(document, classicTagKey, handedOver)
    expect(findOwnTag(document, moduleUrl)).toBeNull()
  })
})
