import { beforeEach, describe, expect, it } from "vitest"
import { createTranslatedTexts } from "./translatedTexts.ts"

let root: HTMLElement
let two: Text
let follow: () => void

beforeEach(() => {
  root = document.createElement("p")
  two = document.createTextNode("two")
  root.append("one ", two, " three")
  document.body.replaceChildren(root)
  const texts = createTranslatedTexts()
  const observer = new MutationObserver(() => undefined)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  follow = () => texts.follow(observer.takeRecords())
})

function createTranslation(words: string) {
  const translation = document.createElementNS("http://www.w3.org/1999/xhtml", "font")
  translation.textContent = words
  return translation
}

describe.each<[string, (words: string) => void]>([
  ["replaces it", (words) => two.replaceWith(createTranslation(words))],
  [
    "inserts before it and then removes it",
    (words) => {
      two.before(createTranslation(words))
      two.remove()
    },
  ],
])("a text whose translator %s", (_, translate) => {
  beforeEach(() => {
    translate("zwei")
    follow()
  })

  it("stands in the document again, empty", () => {
    expect(root.textContent).toBe("one zwei three")
    expect(two.parentNode).toBe(root)
  })

  it("stays translated while nothing happens to it", () => {
    root.append("!")
    follow()
    expect(root.textContent).toBe("one zwei three!")
  })

  it("shows its next value instead of the old translation", () => {
    two.data = "four"
    follow()
    expect(root.innerHTML).toBe("one four three")
  })

  it("takes its translation along when it is removed", () => {
    two.remove()
    follow()
    expect(root.innerHTML).toBe("one  three")
  })

  it("says again what it said when the translation is taken back", () => {
    root.firstElementChild?.replaceWith(two)
    follow()
    expect(root.innerHTML).toBe("one two three")
  })

  it("can be translated again and again", () => {
    two.data = "four"
    follow()
    translate("vier")
    follow()
    expect(root.textContent).toBe("one vier three")
    two.data = "five"
    follow()
    expect(root.innerHTML).toBe("one five three")
  })
})

it("leaves texts alone that are removed without a translation", () => {
  two.remove()
  follow()
  expect(root.innerHTML).toBe("one  three")
  expect(two.data).toBe("two")
})

it("leaves the host's own nodes alone", () => {
  root.className = "ringside-adopted"
  two.replaceWith(createTranslation("zwei"))
  follow()
  expect(two.isConnected).toBe(false)
})
