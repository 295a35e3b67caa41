import { beforeEach, describe, expect, it } from "vitest"
import { createDecorations } from "./decorations.ts"
import { find } from "../page/findForTests.ts"

beforeEach(() => {
  document.body.innerHTML =
    '<div id="box" class="host" aria-label="Host" style="color: red;"><a id="link">x</a><i id="bare"></i></div>'
})

it("reverts all changes", () => {
  const before = document.body.innerHTML
  const decorations = createDecorations()
  for (const element of [find("#box"), find("#bare")]) {
    decorations.attribute(element, "aria-label", "Ours")
    decorations.attribute(element, "aria-label", "Ours again")
    decorations.attribute(element, "role", "dialog")
    decorations.style(element, "color", "")
    decorations.style(element, "display", "none")
    decorations.toggleClass(element, "active", true)
    decorations.toggleClass(element, "host", false)
  }
  const button = document.createElement("button")
  decorations.replace(find("#link"), button)
  const added = document.createElement("p")
  find("#box").append(added)
  decorations.insert(added)
  expect(document.body.innerHTML).not.toBe(before)
  decorations.restoreAll()
  expect(document.body.innerHTML).toBe(before)
})

it("restores an inline style as it was written", () => {
  find("#box").setAttribute("style", "opacity:0;transition:opacity .25s")
  const decorations = createDecorations()
  decorations.style(find("#box"), "opacity", "1")
  decorations.style(find("#box"), "display", "none")
  decorations.restoreAll()
  expect(find("#box").getAttribute("style")).toBe("opacity:0;transition:opacity .25s")
})

it("keeps a style attribute that another script has added to", () => {
  const decorations = createDecorations()
  decorations.style(find("#box"), "color", "blue")
  find("#box").style.setProperty("top", "1px")
  decorations.restoreAll()
  expect(find("#box").getAttribute("style")).toBe("color: red; top: 1px;")
})

it("keeps what another script has changed since", () => {
  const decorations = createDecorations()
  decorations.attribute(find("#box"), "aria-label", "Ours")
  find("#box").setAttribute("aria-label", "The host's own")
  decorations.restoreAll()
  expect(find("#box").getAttribute("aria-label")).toBe("The host's own")
})

it("reverts a single element, and can decorate it again", () => {
  const before = document.body.innerHTML
  const decorations = createDecorations()
  decorations.attribute(find("#box"), "role", "dialog")
  decorations.attribute(find("#bare"), "role", "none")
  decorations.restore(find("#box"))
  expect(find("#box").hasAttribute("role")).toBe(false)
  expect(find("#bare").getAttribute("role")).toBe("none")
  decorations.attribute(find("#box"), "role", "alert")
  decorations.restoreAll()
  expect(document.body.innerHTML).toBe(before)
})

it("marks an element of ours around nodes of the host, and leaves its removal to the caller", () => {
  const inserted = new WeakSet<Node>()
  const decorations = createDecorations(inserted)
  const around = document.createElement("span")
  find("#link").replaceWith(around)
  decorations.adopt(around)
  expect(inserted.has(around)).toBe(true)
  // Unlike our own texts, those of the host may be translated.
  expect(around.getAttributeNames()).toEqual(["data-ringside-inserted"])
  decorations.restoreAll()
  expect(around.isConnected).toBe(true)
})

const displayOf = (element: HTMLElement) => getComputedStyle(element).display

describe("show", () => {
  const addRules = (css: string) => {
    const style = document.createElement("style")
    style.textContent = css
    document.body.append(style)
  }

  it("shows what a rule of the page hides, and reverts that", () => {
    addRules("#box { display: none }")
    const before = document.body.innerHTML
    const decorations = createDecorations()
    decorations.show(find("#box"), true)
    expect(find("#box").style.display).toBe("block")
    decorations.show(find("#box"), false)
    expect(displayOf(find("#box"))).toBe("none")
    decorations.show(find("#box"), true)
    expect(displayOf(find("#box"))).toBe("block")
    decorations.restoreAll()
    expect(document.body.innerHTML).toBe(before)
  })

  it("shows it with the value that the caller needs", () => {
    addRules("#link { display: none }")
    const decorations = createDecorations()
    decorations.show(find("#link"), true, "inline-block")
    expect(find("#link").style.display).toBe("inline-block")
  })

  it("shows what the server has hidden by an inline style", () => {
    find("#box").style.display = "none"
    const decorations = createDecorations()
    decorations.show(find("#box"), true)
    expect(find("#box").style.display).toBe("")
    decorations.restoreAll()
    expect(find("#box").style.display).toBe("none")
  })

  it("restores the element's own inline value", () => {
    find("#box").style.display = "flex"
    const decorations = createDecorations()
    decorations.show(find("#box"), false)
    decorations.show(find("#box"), true)
    expect(find("#box").style.display).toBe("flex")
  })

  it("writes no style on an element that is visible already", () => {
    const before = document.body.innerHTML
    createDecorations().show(find("#box"), true)
    expect(document.body.innerHTML).toBe(before)
  })
})
