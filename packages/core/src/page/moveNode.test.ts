import { afterEach, beforeEach, expect, it } from "vitest"
import { moveNode } from "./moveNode.ts"

let parent: HTMLElement
let node: HTMLElement
beforeEach(() => {
  parent = document.createElement("div")
  parent.innerHTML = "<i></i><b></b>"
  node = document.createElement("iframe")
  document.body.append(parent, node)
})
afterEach(() => document.body.replaceChildren())

/** Gives the parent what newer browsers have, and returns the calls of it. */
function addMoveBefore(): unknown[] {
  const calls: unknown[] = []
  Object.assign(parent, { moveBefore: (...args: readonly unknown[]) => calls.push(args) })
  return calls
}

it("inserts the node at the end, or before another, where the browser can't keep its state", () => {
  moveNode(node, { parent })
  expect(parent.lastElementChild).toBe(node)
  moveNode(node, { parent, before: parent.querySelector("b") })
  expect([...parent.children].map(({ localName }) => localName)).toEqual(["i", "iframe", "b"])
})

it("moves the node with its state where the browser can", () => {
  const calls = addMoveBefore()
  moveNode(node, { parent, before: parent.querySelector("b") })
  expect(calls).toEqual([[node, parent.querySelector("b")]])
})

it.each([
  ["the node", () => node],
  ["the parent", () => parent],
])("inserts while %s is outside the document, where moving isn't allowed", (_, removed) => {
  const calls = addMoveBefore()
  removed().remove()
  moveNode(node, { parent })
  expect([calls, parent.lastElementChild]).toEqual([[], node])
})
