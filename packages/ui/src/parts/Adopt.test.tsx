import { cleanup, render } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Adopt } from "./Adopt.tsx"

const server = '<p>before</p><form class="another-plugins"><input name="code"></form><p>after</p>'
let host: HTMLElement

beforeEach(() => {
  host = document.createElement("div")
  host.innerHTML = server
  document.body.append(host)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function adopt(selector = "form") {
  const node = host.querySelector(selector)
  if (!node) throw new Error(`The host has no ${selector}.`)
  const view = render(<Adopt node={node}>can't be moved</Adopt>)
  return { ...view, node }
}

describe("Adopt", () => {
  it("shows the very node, with what was typed in it", () => {
    const input = host.querySelector("input")
    if (input) input.value = "CORNER10"
    const { container, node } = adopt()
    expect(container.querySelector("form")).toBe(node)
    expect(container.querySelector("input")?.value).toBe("CORNER10")
    expect(host.querySelector("form")).toBeNull()
  })

  it("gives it back to its exact place", () => {
    const { unmount } = adopt()
    unmount()
    expect(host.innerHTML).toBe(server)
  })

  it("keeps focus on its way in and out", () => {
    host.querySelector("input")?.focus()
    const { unmount } = adopt()
    expect(document.activeElement?.getAttribute("name")).toBe("code")
    unmount()
    expect(document.activeElement?.getAttribute("name")).toBe("code")
  })

  it("changes nodes when it is given another one", () => {
    const { rerender, container } = adopt()
    const last = host.lastElementChild
    if (last) rerender(<Adopt node={last} />)
    expect(container.textContent).toBe("after")
    expect(host.querySelector("form")).not.toBeNull()
  })

  it("leaves a node that the host has moved since where it is", () => {
    const { unmount, node } = adopt()
    document.body.append(node)
    unmount()
    expect(node.parentNode).toBe(document.body)
    expect(host.innerHTML).toBe("<p>before</p><p>after</p>")
  })

  it("copes with a host that threw the place away", () => {
    const { unmount } = adopt()
    host.replaceChildren()
    expect(() => unmount()).not.toThrow()
    expect(host.innerHTML).toBe("")
  })

  it("leaves a node with a film in it where it is, and says so instead", () => {
    host.querySelector("form")?.append(document.createElement("video"))
    const { container } = adopt()
    expect(host.querySelector("form video")).not.toBeNull()
    expect(container.textContent).toBe("can't be moved")
  })
})
