import { afterEach, describe, expect, it } from "vitest"
import { classicTagKey, findOwnTag } from "./tag.ts"

const moduleUrl = "https://shop.example/ringside/ringside.js?ver=1.2"

function addScript({ src, nonce }: { readonly src?: string; readonly nonce?: string }): HTMLScriptElement {
  const script = document.createElement("script")
  // A type that isn't script, so that nothing is fetched: only the address matters.
  script.type = "text/plain"
  if (src !== undefined) script.src = src
  if (nonce !== undefined) script.nonce = nonce
  document.body.append(script)
  return script
}

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, classicTagKey)
})

describe("findOwnTag", () => {
  it("finds the tag by its whole address, query included", () => {
    addScript({ src: "https://shop.example/ringside/ringside.js?ver=1.1", nonce: "old" })
    const own = addScript({ src: moduleUrl, nonce: "own" })
    expect(findOwnTag(document, moduleUrl)).toEqual({ element: own, nonce: "own" })
  })

  it("takes the classic tag that handed itself over", () => {
    addScript({ src: "https://shop.example/other.js" })
    const classic = addScript({ src: "https://shop.example/ringside/ringside.classic.js?ver=1.2", nonce: "classic" })
    Reflect.set(document, classicTagKey, classic)
    expect(findOwnTag(document, moduleUrl)).toEqual({ element: classic, nonce: "classic" })
  })

  it("prefers the module's own tag to a classic one", () => {
    const classic = addScript({ src: "https://shop.example/ringside/ringside.classic.js" })
    Reflect.set(document, classicTagKey, classic)
    const own = addScript({ src: moduleUrl })
    expect(findOwnTag(document, moduleUrl).element).toBe(own)
  })

  it("uses the first nonce of the page when its own tag has none", () => {
    addScript({ src: moduleUrl })
    addScript({ nonce: "first" })
    addScript({ nonce: "second" })
    expect(findOwnTag(document, moduleUrl).nonce).toBe("first")
  })

  it.each([
    ["nothing", undefined],
    ["text", "script"],
    ["an element of no script", document.createElement("div")],
    ["a script that left the page", document.createElement("script")],
  ])("has no tag when %s was handed over", (_, handedOver) => {
    Reflect.set(document, classicTagKey, handedOver)
    expect(findOwnTag(document, moduleUrl)).toEqual({ element: null, nonce: "" })
  })
})
